import SwiftSyntax

extension Surroundings {
    /// Whether `self` here means another object than the one whose member this is: `` let `self` = other ``,
    /// `[self = other]`.
    ///
    /// Bindings of the object itself, as in `guard let self else`, do not count.
    func isSelfRebound(at node: some SyntaxProtocol) -> Bool {
        for step in all(around: node) {
            let (inner, outer) = (step.inner, step.outer)
            if let items = outer.as(CodeBlockItemListSyntax.self) {
                if isBehindRebinding(inner, in: items) { return true }
            } else if let closure = outer.as(ClosureExprSyntax.self) {
                let captures = closure.signature?.capture?.items ?? []
                if captures.contains(where: { $0.name.unescaped == "self" && isOther($0.initializer?.value) }) {
                    return true
                }
                if closure.signature?.parameterClause?.declaresSelf == true { return true }
            } else if let branch = outer.as(IfExprSyntax.self), branch.body.id == inner.id {
                if branch.conditions.contains(where: \.rebindsSelf) { return true }
            } else if let loop = outer.as(WhileStmtSyntax.self), loop.body.id == inner.id {
                if loop.conditions.contains(where: \.rebindsSelf) { return true }
            } else if let loop = outer.as(ForStmtSyntax.self), loop.body.id == inner.id {
                if declaresSelf(loop.pattern) { return true }
            } else if let choice = outer.as(SwitchCaseSyntax.self), choice.statements.id == inner.id {
                if declaresSelf(choice.label) { return true }
            } else if let function = outer.as(FunctionDeclSyntax.self) {
                if declaresSelf(function.signature.parameterClause) { return true }
            }
        }
        return false
    }
}

extension ClosureSignatureSyntax.ParameterClause {
    /// Whether a parameter hides `self`: `` { `self` in … } ``.
    fileprivate var declaresSelf: Bool {
        switch self {
        case .simpleInput(let names): names.contains { $0.name.unescaped == "self" }
        case .parameterClause(let clause):
            clause.parameters.contains { ($0.secondName ?? $0.firstName).unescaped == "self" }
        }
    }
}

extension CodeBlockItemSyntax {
    /// Whether `self` means another object after it.
    var rebindsSelf: Bool {
        if let variable = item.as(VariableDeclSyntax.self) {
            return variable.bindings.contains { isSelf($0.pattern) && isOther($0.initializer?.value) }
        }
        return item.as(GuardStmtSyntax.self)?.conditions.contains(where: \.rebindsSelf) ?? false
    }
}

extension ConditionElementSyntax {
    fileprivate var rebindsSelf: Bool {
        if let pattern = condition.as(MatchingPatternConditionSyntax.self) {
            return declaresSelf(pattern.pattern) && isOther(pattern.initializer.value)
        }
        guard let binding = condition.as(OptionalBindingConditionSyntax.self) else { return false }
        return isSelf(binding.pattern) && isOther(binding.initializer?.value)
    }
}

private func isSelf(_ pattern: PatternSyntax) -> Bool {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped == "self"
}

/// Whether a pattern or parameter clause declares the name `self`, which needs backticks.
private func declaresSelf(_ node: (some SyntaxProtocol)?) -> Bool {
    node?.tokens(viewMode: .sourceAccurate).contains { $0.text == "`self`" } ?? false
}

/// Whether a value is neither `self` nor a name such as `weakSelf`.
private func isOther(_ value: ExprSyntax?) -> Bool {
    guard let value else { return false }
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.unescaped else { return true }
    return !name.lowercased().hasSuffix("self")
}
