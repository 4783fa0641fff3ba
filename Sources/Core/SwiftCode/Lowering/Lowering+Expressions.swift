import DovetailFacts
import SwiftParser
import SwiftSyntax

extension Lowering {
    /// An expression, with the whole of an optional chain as one.
    mutating func expression(_ node: ExprSyntax, _ context: DeclarationContext) -> Expression {
        let lowered = link(node, context)
        return node.isChain ? .chain(lowered) : lowered
    }

    /// An expression that may be part of an optional chain.
    private mutating func link(_ node: ExprSyntax, _ context: DeclarationContext) -> Expression {
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): return named(node, [])
        case .superExpr(let node): return .name("super", [], site(node))
        case .genericSpecializationExpr(let node): return specialized(node, context)
        case .memberAccessExpr(let node): return member(node, [], context)
        case .functionCallExpr(let node): return call(node, context)
        case .subscriptCallExpr(let node):
            let callee = link(node.calledExpression, context)
            return .index(
                Call(
                    callee: callee, arguments: node.arguments.map { argument($0, context) },
                    trailing: trailing(node.trailingClosure, node.additionalTrailingClosures, context),
                    site: site(node)))
        case .closureExpr(let node): return .closure(closure(node, context))
        case .stringLiteralExpr(let node): return text(node, context)
        case .integerLiteralExpr(let node): return .integer(node.literal.text)
        case .floatLiteralExpr: return .real
        case .booleanLiteralExpr(let node): return .boolean(node.literal.tokenKind == .keyword(.true))
        case .nilLiteralExpr: return .null
        case .arrayExpr(let node):
            return .list(node.elements.map { expression($0.expression, context) })
        case .dictionaryExpr(let node):
            guard case .elements(let elements) = node.content else { return .dictionary([]) }
            return .dictionary(elements.map { .init(expression($0.key, context), expression($0.value, context)) })
        case .tupleExpr(let node):
            let parts = node.elements.map { argument($0, context) }
            return parts.count == 1 && parts[0].label == nil ? parts[0].value : .tuple(parts)
        case .ternaryExpr(let node):
            return .choice(
                expression(node.condition, context), expression(node.thenExpression, context),
                expression(node.elseExpression, context))
        case .infixOperatorExpr(let node): return binary(node, context)
        case .prefixOperatorExpr(let node):
            let value = expression(node.expression, context)
            return .unary(node.operator.text, value, isPrefix: true, site(node.operator))
        case .postfixOperatorExpr(let node):
            let value = expression(node.expression, context)
            return .unary(node.operator.text, value, isPrefix: false, site(node.operator))
        case .asExpr(let node):
            let kind: Expression.Cast =
                switch node.questionOrExclamationMark?.tokenKind {
                case .postfixQuestionMark: .conditional
                case .exclamationMark: .forced
                default: .upcast
                }
            return .cast(expression(node.expression, context), TypeShape(node.type), kind)
        case .isExpr(let node): return .cast(expression(node.expression, context), TypeShape(node.type), .test)
        case .forceUnwrapExpr(let node): return .forced(link(node.expression, context), site(node.exclamationMark))
        case .optionalChainingExpr(let node): return .optional(link(node.expression, context))
        case .tryExpr(let node):
            let kind: Expression.Try =
                switch node.questionOrExclamationMark?.tokenKind {
                case .postfixQuestionMark: .optional
                case .exclamationMark: .forced
                default: .plain
                }
            return .attempt(expression(node.expression, context), kind)
        case .awaitExpr(let node): return .awaited(expression(node.expression, context))
        case .consumeExpr(let node): return expression(node.expression, context)
        case .borrowExpr(let node): return expression(node.expression, context)
        case .copyExpr(let node): return expression(node.expression, context)
        case .inOutExpr(let node): return .address(expression(node.expression, context))
        case .keyPathExpr(let node): return .keyPath(names(node))
        case .ifExpr, .switchExpr: return branching(node, context).map { .chosen($0) } ?? .unknown
        case .typeExpr(let node): return .type(TypeShape(node.type))
        case .sequenceExpr(let node):
            return node.elements.count == 1 ? node.elements.first.map { expression($0, context) } ?? .unknown : .unknown
        case .packExpansionExpr(let node): return expression(node.repetitionPattern, context)
        case .packElementExpr(let node): return expression(node.pack, context)
        case .macroExpansionExpr: return .unknown
        default: return .unknown
        }
    }

    private mutating func named(_ node: DeclReferenceExprSyntax, _ arguments: [TypeShape]) -> Expression {
        let name = node.baseName.unescaped
        names.insert(name)
        return .name(name, arguments, site(node))
    }

    private mutating func binary(_ node: InfixOperatorExprSyntax, _ context: DeclarationContext) -> Expression {
        let left = expression(node.leftOperand, context)
        let right = expression(node.rightOperand, context)
        guard let symbol = node.operator.as(BinaryOperatorExprSyntax.self) else { return .unknown }
        let text = symbol.operator.text
        return text == "??" ? .fallback(left, right) : .binary(text, left, right, site(symbol))
    }

    private mutating func specialized(
        _ node: GenericSpecializationExprSyntax, _ context: DeclarationContext
    ) -> Expression {
        let arguments = node.genericArgumentClause.arguments.map { argument in
            TypeSyntax(argument.argument).map { TypeShape($0) } ?? .other(argument.plainText)
        }
        if let name = node.expression.as(DeclReferenceExprSyntax.self) {
            return named(name, arguments)
        }
        if let access = node.expression.as(MemberAccessExprSyntax.self) { return member(access, arguments, context) }
        return .unknown
    }

    private mutating func member(
        _ node: MemberAccessExprSyntax, _ arguments: [TypeShape], _ context: DeclarationContext
    ) -> Expression {
        if node.declName.baseName.tokenKind == .keyword(.self) {
            guard let base = node.base else { return .unknown }
            if let shape = ExprSyntax(node).metatype { return .metatype(.type(shape)) }
            return .metatype(link(base, context))
        }
        var name = node.declName.baseName.unescaped
        names.insert(name)
        if name == "init", let labels = node.declName.argumentNames?.arguments {
            name += "(" + labels.map { "\($0.name.text):" }.joined() + ")"
        }
        guard let base = node.base else { return .implicit(name, site(node.declName)) }
        return .member(link(base, context), name, arguments, site(node.declName))
    }

    private mutating func call(_ node: FunctionCallExprSyntax, _ context: DeclarationContext) -> Expression {
        // `[Int]()` and `Int?(…)` name types.
        let callee: Expression =
            if case .array(let shape)? = calledType(node.calledExpression) { .type(.array(shape)) } else {
                link(node.calledExpression, context)
            }
        let site = site(node.calledExpression.lastName(in: node))
        if case .member(_, let name, _, _) = callee {
            bodies.calls.append(.init(name: name, site: site, condition: context.condition))
        }
        return .call(
            Call(
                callee: callee, arguments: node.arguments.map { argument($0, context) },
                trailing: trailing(node.trailingClosure, node.additionalTrailingClosures, context), site: site))
    }

    private mutating func trailing(
        _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax, _ context: DeclarationContext
    ) -> [BodyArgument] {
        guard let first else { return [] }
        return [BodyArgument(nil, .closure(closure(first, context)))]
            + others.map { BodyArgument($0.label.unescaped, .closure(closure($0.closure, context))) }
    }

    /// An argument, or an element of a tuple.
    mutating func argument(_ node: LabeledExprSyntax, _ context: DeclarationContext) -> BodyArgument {
        let argument = BodyArgument(node.label?.unescaped, expression(node.expression, context))
        if argument.label == "name" || argument.label == "named" {
            var mentioned = MentionedNames()
            mentioned.add(argument.value)
            namesOfServices.formUnion(mentioned.called.union(mentioned.read).union(mentioned.members.map(\.name)))
            namesOfServices.formUnion(mentioned.uses.map(\.name) + mentioned.implicit)
        }
        return argument
    }

    private mutating func closure(_ node: ClosureExprSyntax, _ context: DeclarationContext) -> ClosureBody {
        let inner = context.inBody
        var parameters: [BodyParameter] = []
        let signature = node.signature
        switch signature?.parameterClause {
        case .simpleInput(let list):
            parameters = list.map { BodyParameter(label: nil, name: $0.name.unescaped, type: nil) }
        case .parameterClause(let clause):
            parameters = clause.parameters.map { parameter in
                BodyParameter(
                    label: nil, name: parameter.secondName?.unescaped ?? parameter.firstName.unescaped,
                    type: parameter.type.map { TypeShape($0) })
            }
        case nil: break
        }
        var captures: [BodyArgument] = []
        if let items = signature?.capture?.items {
            for item in items {
                let own = Expression.name(item.name.unescaped, [], site(item))
                captures.append(
                    BodyArgument(item.name.unescaped, item.initializer.map { expression($0.value, context) } ?? own))
            }
        }
        var body = ClosureBody(
            parameters: parameters, hasParameters: signature?.parameterClause != nil, captures: captures,
            result: signature?.returnClause.map { TypeShape($0.type) }, statements: [], site: site(node))
        body.isSelfWeak =
            signature?.capture?.items.contains {
                $0.specifier?.specifier.tokenKind == .keyword(.weak) && $0.name.text == "self"
            } ?? false
        body.weak =
            signature?.capture?.items.compactMap { item in
                guard item.specifier?.specifier.tokenKind == .keyword(.weak), item.name.text != "self" else {
                    return nil
                }
                return item.name.unescaped
            } ?? []
        body.statements = statements(node.statements, inner)
        body.isThrowing = signature?.effectSpecifiers?.throwsClause != nil
        body.isAsync = node.isAsync
        if !body.hasParameters { body.unnamed = UnnamedParameters.count(in: node) }
        return body
    }

    private mutating func text(_ node: StringLiteralExprSyntax, _ context: DeclarationContext) -> Expression {
        var parts: [Expression.TextPart] = []
        for segment in node.segments {
            switch segment {
            case .stringSegment(let segment): parts.append(.text(segment.content.text))
            case .expressionSegment(let segment):
                guard segment.expressions.count == 1, let only = segment.expressions.first else { return .unknown }
                parts.append(.value(expression(only.expression, context)))
            }
        }
        // Escapes, and lines of a text of several, are read by the parser's own rules.
        if let plain = node.representedLiteralValue { return .text([.text(plain)]) }
        let hasEscapes = parts.contains { if case .text(let text) = $0 { text.contains("\\") } else { false } }
        return hasEscapes || node.openingQuote.text != "\"" ? .unknown : .text(parts)
    }

    private func names(_ node: KeyPathExprSyntax) -> [String]? {
        var names: [String] = []
        for component in node.components {
            guard case .property(let property) = component.component else { return nil }
            names.append(property.declName.baseName.unescaped)
        }
        return names
    }
}

extension ExprSyntax {
    /// Whether it is the outermost part of an optional chain.
    fileprivate var isChain: Bool {
        var node = self
        while true {
            switch node.as(ExprSyntaxEnum.self) {
            case .memberAccessExpr(let access):
                guard let base = access.base else { return false }
                node = base
            case .functionCallExpr(let call): node = call.calledExpression
            case .subscriptCallExpr(let call): node = call.calledExpression
            case .forceUnwrapExpr(let forced): node = forced.expression
            case .optionalChainingExpr: return true
            default: return false
            }
        }
    }

    /// The node at which a call of this is placed: the last name of the callee.
    fileprivate func lastName(in call: FunctionCallExprSyntax) -> Syntax {
        if let access = self.as(MemberAccessExprSyntax.self) { return Syntax(access.declName) }
        return Syntax(self)
    }
}

/// Counts the unnamed parameters of a closure.
private final class UnnamedParameters: SyntaxVisitor {
    private var count = 0

    static func count(in node: ClosureExprSyntax) -> Int {
        let visitor = UnnamedParameters(viewMode: .sourceAccurate)
        visitor.walk(node.statements)
        return visitor.count
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier(let text) = node.baseName.tokenKind, let number = Int(text.dropFirst()) {
            count = max(count, number + 1)
        }
        return .visitChildren
    }
}
