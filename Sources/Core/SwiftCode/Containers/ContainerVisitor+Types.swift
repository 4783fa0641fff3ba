import DovetailFacts
import SwiftSyntax

/// Determines the types of expressions.
extension ContainerVisitor {
    /// The type of an argument.
    func typeSource(_ expression: ExprSyntax) -> TypeSource {
        if let type = expression.metatype { return .written(.metatype(type, "Type")) }
        let type = plainTypeSource(expression)
        guard isOptionalChain(expression) else { return type }
        // `a?.b!` is a single chain as well.
        return expression.is(ForceUnwrapExprSyntax.self) ? .unknown(Self.unknown(expression)) : .optional(type)
    }

    /// Whether a `?` inside makes it optional: `a?.b`, `a?.b()`.
    private func isOptionalChain(_ expression: ExprSyntax) -> Bool {
        var passed: [SyntaxIdentifier] = []
        var count = 0
        var isOne = false
        var next: ExprSyntax? = expression
        while let node = next {
            if !optionalChains.isEmpty, let known = optionalChains[node.id] {
                isOne = known
                break
            }
            // Caching some of the nodes is enough, and short chains need none.
            count += 1
            if count.isMultiple(of: 8) { passed.append(node.id) }
            isOne = node.is(OptionalChainingExprSyntax.self)
            next = isOne ? nil : node.chained
        }
        for id in passed { optionalChains[id] = isOne }
        return isOne
    }

    private static func unknown(_ expression: ExprSyntax) -> String {
        "'\(expression.plainText(upTo: 40).prefix(40))' has no known type"
    }

    /// The type of an expression, ignoring that a `?` inside may make it optional.
    func plainTypeSource(_ expression: ExprSyntax) -> TypeSource {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node):
            let name = node.baseName.unescaped
            if name == "self" { return scope[name]?.type ?? .written(.named(path.map { .init($0) })) }
            return scope[name]?.type ?? properties[name].map { .written($0) } ?? .member([name])
        case .memberAccessExpr(let node):
            guard let names = names(of: expression), let last = names.last, !last.startsLikeType else { break }
            if node.base?.trimmedDescription == "self", let type = properties[last] { return .written(type) }
            return .member(names)
        case .forceUnwrapExpr(let node): return .unwrapped(typeSource(node.expression))
        case .tryExpr(let node):
            if node.questionOrExclamationMark?.text != "?" { return typeSource(node.expression) }
        case .awaitExpr(let node): return typeSource(node.expression)
        case .superExpr: return .written(.named(path.map { .init($0) }))
        case .sequenceExpr(let node):
            if let type = node.cast { return .written(type) }
        case .tupleExpr(let node):
            if node.elements.count == 1, let only = node.elements.first { return typeSource(only.expression) }
        case .functionCallExpr(let node):
            // A resolution has the type that is resolved.
            if let type = resolvedType(node) {
                return .written(facts.isDovetail == true ? type : .optional(type))
            }
            if calledType(node.calledExpression) == nil, let names = names(of: expression), !names.isEmpty {
                return .member(names)
            }
            if let type = calledType(node.calledExpression), !node.labels.isEmpty {
                // Of the conversions that `String` has, only those of a text's units may fail.
                if type.path == ["String"], node.labels == [nil], node.arguments.first?.isOfUnits == true {
                    return .unknown(Self.unknown(expression))
                }
                return .constructed(type, labels: node.labels)
            }
        default: break
        }
        if let type = InferredType(file: file).type(of: expression) { return .written(withLocalTypes(type.shape)) }
        return .unknown(Self.unknown(expression))
    }

    func resolvedType(_ node: FunctionCallExprSyntax) -> TypeShape? {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "resolve"
        else { return nil }
        return node.arguments.first?.expression.metatype
    }

    /// The type that the surroundings of an expression expect.
    func expectedType(of expression: ExprSyntax) -> TypeSource {
        var node = Syntax(expression)
        var above = node.parent
        while let parent = above {
            above = parent.parent
            switch parent.as(SyntaxEnum.self) {
            case .tryExpr, .awaitExpr, .forceUnwrapExpr, .optionalChainingExpr: node = parent
            case .expressionStmt, .exprList: break
            case .sequenceExpr(let sequence):
                let elements = Array(sequence.elements)
                // `_ = try r.resolve() as T`
                if let at = elements.firstIndex(where: { $0.id == node.id }), at + 2 < elements.count,
                    elements[at + 1].is(UnresolvedAsExprSyntax.self),
                    let type = elements[at + 2].as(TypeExprSyntax.self)?.type
                {
                    return .written(TypeShape(type))
                }
                if elements.count == 3, elements[1].is(AssignmentExprSyntax.self), elements[2].id == node.id {
                    return typeSource(elements[0])
                }
                if elements.count == 3, let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
                    name == "??"
                {
                    node = parent
                    continue
                }
                return surroundings(node)
            case .initializerClause(let clause):
                // The default value of a parameter.
                if let parameter = clause.parent?.as(FunctionParameterSyntax.self) {
                    return .written(TypeShape(parameter.type).given)
                }
                return surroundings(node)
            case .labeledExpr(let argument):
                return self.argument(argument) ?? surroundings(node)
            case .returnStmt(let statement):
                guard let item = statement.parent?.as(CodeBlockItemSyntax.self), let type = result(of: item) else {
                    return surroundings(node)
                }
                return type
            case .codeBlockItem(let item):
                guard item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1, let type = result(of: item) else {
                    return surroundings(node)
                }
                return type
            default: return surroundings(node)
            }
        }
        return surroundings(node)
    }

    func surroundings(_ node: Syntax) -> TypeSource {
        guard let expression = node.as(ExprSyntax.self),
            let shape = ExpectedType(of: expression, surroundings).shape
        else { return .unknown("an unknown type") }
        return .written(shape)
    }

    /// The result type of a closure; for a factory, it is the service that it builds.
    func result(of item: CodeBlockItemSyntax) -> TypeSource? {
        guard let closure = item.parent?.parent?.as(ClosureExprSyntax.self) else { return nil }
        switch roles[closure.id] {
        case .factory(let fact), .initializer(let fact, _): return fact.service
        default: break
        }
        if let type = closure.signature?.returnClause?.type { return .written(TypeShape(type)) }
        // `let make: () throws -> T = { … }`
        guard let binding = closure.parent?.parent?.as(PatternBindingSyntax.self),
            case .function(_, _, let result)? = binding.typeAnnotation.map({ TypeShape($0.type).withoutAttributes })
        else { return nil }
        return .written(result)
    }

    /// The type that a call expects for this argument.
    func argument(_ argument: LabeledExprSyntax) -> TypeSource? {
        guard let list = argument.parent?.as(LabeledExprListSyntax.self),
            let call = list.parent?.as(FunctionCallExprSyntax.self),
            let index = list.firstIndex(where: { $0.id == argument.id })
        else {
            if let tuple = argument.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 {
                return expectedType(of: ExprSyntax(tuple))
            }
            return nil
        }
        guard let callee = callee(of: call) else { return nil }
        return .argument(
            of: callee, labels: call.labels, index: list.distance(from: list.startIndex, to: index),
            generics: generics(of: call))
    }

    /// The generic arguments of the type that a call creates: the written ones, or those of the expected type.
    private func generics(of call: FunctionCallExprSyntax) -> [TypeShape] {
        guard let type = calledType(call.calledExpression) else { return [] }
        guard type.arguments.isEmpty else { return type.arguments }
        guard case .written(let expected) = expectedType(of: ExprSyntax(call)),
            expected.unwrapped.path?.last == type.path?.last
        else { return [] }
        return expected.unwrapped.arguments
    }

    /// The names of a callee; for an initializer, they end in `init`.
    func callee(of call: FunctionCallExprSyntax) -> [String]? {
        if let type = calledType(call.calledExpression), let path = type.path { return path + ["init"] }
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
            guard let base = access.base else {
                // `let page: Page = .init(…)`
                guard access.declName.baseName.text == "init",
                    case .written(let type) = expectedType(of: ExprSyntax(call))
                else { return nil }
                return type.unwrapped.path.map { $0 + ["init"] }
            }
            if base.is(SuperExprSyntax.self) { return ["super", access.declName.baseName.unescaped] }
            if let built = base.as(FunctionCallExprSyntax.self), let type = calledType(built.calledExpression)?.path {
                return type + [access.declName.baseName.unescaped]
            }
            return names(of: base).map { $0 + [access.declName.baseName.unescaped] }
        }
        return names(of: call.calledExpression)
    }
}

extension LabeledExprSyntax {
    /// Whether it is a text's UTF-8 or UTF-16 units.
    fileprivate var isOfUnits: Bool {
        ["utf8", "utf16", "unicodeScalars"].contains(
            expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? "")
    }
}
