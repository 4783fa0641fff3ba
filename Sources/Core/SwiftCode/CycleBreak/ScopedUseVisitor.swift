import DovetailFacts
import SwiftSyntax

/// Walks a file like `UseVisitor`, and keeps track of the names visible at each place.
final class ScopedUseVisitor: UseVisitor {
    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node.name.unescaped) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node.name.unescaped) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node.name.unescaped) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node.name.unescaped) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node.name.unescaped) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.extendedPath.joined(separator: "."))
    }

    override func visitPost(_ node: ClassDeclSyntax) { leaveType() }
    override func visitPost(_ node: StructDeclSyntax) { leaveType() }
    override func visitPost(_ node: EnumDeclSyntax) { leaveType() }
    override func visitPost(_ node: ActorDeclSyntax) { leaveType() }
    override func visitPost(_ node: ProtocolDeclSyntax) { leaveType() }
    override func visitPost(_ node: ExtensionDeclSyntax) { leaveType() }

    private func enterType(_ name: String) -> SyntaxVisitorContinueKind {
        types.owners.append(name)
        return .visitChildren
    }

    private func leaveType() { _ = types.owners.popLast() }

    // MARK: Bodies

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.signature.parameterClause)
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.signature.parameterClause)
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.parameterClause) }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBlock(node.statements) }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter(let statements) = node.accessors else { return enterBlock() }
        return enterBlock(statements)
    }
    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter()
        for name in [node.parameters?.name.unescaped ?? "newValue", "oldValue"] { declare(name, nil) }
        return .visitChildren
    }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { enterBlock(node.statements) }
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        enter()
        declare("error", nil)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { leave() }
    override func visitPost(_ node: InitializerDeclSyntax) { leave() }
    override func visitPost(_ node: SubscriptDeclSyntax) { leave() }
    override func visitPost(_ node: CodeBlockSyntax) { leave() }
    override func visitPost(_ node: AccessorBlockSyntax) { leave() }
    override func visitPost(_ node: AccessorDeclSyntax) { leave() }
    override func visitPost(_ node: SwitchCaseSyntax) { leave() }
    override func visitPost(_ node: IfExprSyntax) { leave() }
    override func visitPost(_ node: WhileStmtSyntax) { leave() }
    override func visitPost(_ node: CatchClauseSyntax) { leave() }
    override func visitPost(_ node: ForStmtSyntax) { leave() }
    override func visitPost(_ node: ClosureExprSyntax) { leave() }

    private func enterBlock(_ statements: CodeBlockItemListSyntax? = nil) -> SyntaxVisitorContinueKind {
        enter()
        for name in statements.map(BlockNames.of) ?? [] { declare(name, nil) }
        return .visitChildren
    }

    private func enter(_ parameters: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind {
        enter()
        for parameter in parameters.parameters {
            declare((parameter.secondName ?? parameter.firstName).unescaped, TypeShape(parameter.type).given)
        }
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        let sequence = types.type(of: node.sequence)
        enter()
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped {
            if case .array(let element) = sequence { declare(name, element) } else { declare(name, nil) }
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = elements(for: node)
        func element(_ index: Int) -> TypeShape? { index < elements.count ? elements[index] : nil }
        enter()
        for name in BlockNames.of(node.statements) { declare(name, nil) }
        for index in 0..<3 { declare("$\(index)", element(index)) }
        for name in node.capturedNames { declare(name, nil) }
        switch node.signature?.parameterClause {
        case .simpleInput(let names):
            for (index, name) in names.enumerated() { declare(name.name.unescaped, element(index)) }
        case .parameterClause(let clause):
            for (index, parameter) in clause.parameters.enumerated() {
                declare(
                    (parameter.secondName ?? parameter.firstName).unescaped,
                    parameter.type.map { TypeShape($0) } ?? element(index))
            }
        case nil: break
        }
        return .visitChildren
    }

    private static let overElements: Set<String> = [
        "map", "compactMap", "flatMap", "filter", "forEach", "first", "last", "firstIndex", "contains", "allSatisfy",
        "removeAll", "partition",
    ]

    /// The types of a closure's parameters, when the called function passes it the elements of a list or the value of
    /// an optional.
    private func elements(for node: ClosureExprSyntax) -> [TypeShape?] {
        let argument = node.parent?.as(LabeledExprSyntax.self)?.parent?.parent
        guard let call = (argument ?? node.parent)?.as(FunctionCallExprSyntax.self),
            let function = call.calledExpression.as(MemberAccessExprSyntax.self), let base = function.base
        else { return [] }
        let name = function.declName.baseName.text
        switch types.type(of: base) {
        case .array(let element) where Self.overElements.contains(name): return [element]
        case .array(let element) where ["sorted", "sort", "min", "max"].contains(name): return [element, element]
        case .array(let element) where name == "reduce": return [nil, element]
        case .optional(let wrapped) where ["map", "flatMap"].contains(name): return [wrapped]
        default: return []
        }
    }

    // MARK: Variables

    override func visitPost(_ node: VariableDeclSyntax) {
        for obstacle in SynthesizedRequirements(types).obstacles(node) {
            note(.obstacle(obstacle.reason), obstacle.node)
        }
        guard !types.scopes.isEmpty else { return }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped else { continue }
            declare(
                name,
                binding.typeAnnotation.map { TypeShape($0.type) }
                    ?? binding.initializer.flatMap { types.type(of: $0.value) })
        }
    }

    override func visitPost(_ node: OptionalBindingConditionSyntax) {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
        let value = node.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: name.trimmed))
        declare(name.unescaped, types.type(of: value)?.unwrapped)
    }

    /// Names in patterns whose types are unknown.
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        let isKnown =
            node.parent?.is(PatternBindingSyntax.self) ?? false
            || node.parent?.is(OptionalBindingConditionSyntax.self) ?? false
            || node.parent?.is(ForStmtSyntax.self) ?? false
        if !isKnown { declare(node.identifier.unescaped, nil) }
        return .visitChildren
    }
}

extension ClosureExprSyntax {
    /// The names that its captures introduce: `tax` in `[tax = rate / 2]`.
    fileprivate var capturedNames: [String] {
        signature?.capture?.items.compactMap { item in
            let halves = item.trimmedDescription.split(separator: "=", maxSplits: 1)
            guard halves.count == 2 else { return nil }
            return halves[0].split(separator: " ").last.map(String.init)
        } ?? []
    }
}
