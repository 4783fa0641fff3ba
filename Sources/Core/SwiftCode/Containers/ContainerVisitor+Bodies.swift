import DovetailFacts
import SwiftSyntax

/// Records functions and variables, which are run or used only if something names them.
extension ContainerVisitor {
    /// Records a function.
    func noteBody(of function: ContainerFunctionFact, _ node: Syntax) {
        var body = BodyFact(
            .function, path: function.path, visibility: visibility(of: node, function.path.last ?? ""),
            location: function.location, end: file.location(at: node.endPositionBeforeTrailingTrivia))
        body.condition = condition
        body.labels = function.labels
        body.takes = function.parameterTypes.map(\.taken)
        body.defaulted = function.defaulted
        facts.bodies.append(body)
    }

    /// Records a variable whose initial value is a new object or a list of them: `let assembly = AppAssembly()`.
    func noteKept(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax, isMember: Bool, isGlobal: Bool) {
        guard binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let value = binding.initializer?.value
        else { return }
        let makes = Self.made(by: value)
        guard !makes.isEmpty else { return }
        let isLocal = !isMember && !isGlobal
        var body = BodyFact(
            .variable, path: path + [name.unescaped],
            visibility: isLocal ? .hidden : visibility(of: Syntax(node), name.unescaped),
            location: file.location(of: name), end: file.location(at: binding.endPositionBeforeTrailingTrivia))
        body.makes = makes
        body.isConstant = !isLocal && node.bindingSpecifier.tokenKind == .keyword(.let)
        facts.bodies.append(body)
    }

    /// Records `_ = AppAssembly()`.
    func noteDiscarded(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        guard elements.count == 3, elements[0].is(DiscardAssignmentExprSyntax.self),
            elements[1].is(AssignmentExprSyntax.self)
        else { return }
        let makes = Self.made(by: elements[2])
        guard !makes.isEmpty else { return }
        var body = BodyFact(
            .discarded, path: path + ["_"], visibility: .hidden, location: file.location(of: node),
            end: file.location(at: node.endPositionBeforeTrailingTrivia))
        body.makes = makes
        facts.bodies.append(body)
    }

    /// The names of the types that an expression creates, if it calls nothing but their initializers.
    static func made(by value: ExprSyntax) -> [String] {
        if let list = value.as(ArrayExprSyntax.self) {
            let all = list.elements.map { made(by: $0.expression) }
            return all.contains(where: \.isEmpty) ? [] : all.flatMap { $0 }
        }
        guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let name = calledType(call.calledExpression)?.path?.last,
            call.arguments.allSatisfy({ $0.expression.is(DeclReferenceExprSyntax.self) || $0.expression.isLiteral })
        else { return [] }
        return [name]
    }

    /// Records that a call runs only if a branch is taken, or in some builds.
    func noteBranch(around node: FunctionCallExprSyntax) {
        let called = node.calledExpression
        guard
            let name = called.as(DeclReferenceExprSyntax.self) ?? called.as(MemberAccessExprSyntax.self)?.declName
        else { return }
        facts.branchCalls.append(file.location(of: name))
    }

    private func visibility(of node: Syntax, _ name: String) -> BodyFact.Visibility {
        let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
        // An unknown attribute may be a macro, which may add calls that are not visible.
        let isMarked = attributes.contains { element in
            guard let attribute = element.as(AttributeSyntax.self) else { return true }
            return !Self.plainAttributes.contains(attribute.attributeName.plainText)
        }
        if isExposed || isMarked || modifiers.has(.override, .dynamic, .required) { return .entry }
        let isImplicit = node.is(FunctionDeclSyntax.self) && Self.implicitlyCalled.contains(name)
        if isImplicit || !(name.first.map { $0.isLetter || $0 == "_" } ?? false) {
            return .entry
        }
        if modifiers.has(.public, .open) { return .open }
        return modifiers.has(.private, .fileprivate) ? .hidden : .own
    }

    private static let plainAttributes: Set<String> = [
        "MainActor", "available", "discardableResult", "inlinable", "inline", "nonobjc", "preconcurrency",
        "usableFromInline", "ViewBuilder", "Sendable",
    ]

    /// Functions that the language calls without naming them.
    private static let implicitlyCalled: Set<String> = [
        "main", "callAsFunction", "dynamicallyCall", "buildBlock", "buildExpression", "buildOptional", "buildEither",
        "buildArray", "buildPartialBlock", "buildLimitedAvailability", "buildFinalResult",
    ]
}

extension TypeShape {
    /// Whether a parameter of this type takes a closure, a value, or either.
    fileprivate var taken: BodyFact.Taken {
        switch unwrapped.withoutAttributes {
        case .function: return .function
        case .array, .dictionary, .metatype, .tuple: return .value
        case .named(let parts):
            let isPlain = parts.count == 1 && parts[0].arguments.isEmpty
            return isPlain && Self.values.contains(parts[0].name) ? .value : .either
        default: return .either
        }
    }

    private static let values = KnownLibrary.containerTypes.union([
        "Bool", "Int", "UInt", "Float", "Double", "Character", "String", "Substring", "URL", "Data", "Date",
    ])
}

extension ExprSyntax {
    fileprivate var isLiteral: Bool {
        [.stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr]
            .contains(kind)
    }
}
