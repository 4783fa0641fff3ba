import SwiftSyntax

extension FunctionCallExprSyntax {
    /// Whether a call that is spelled like a target's, `.target(name: "Card")`, makes a target. It can also be a
    /// dependency on one: in a list of dependencies, or as a value of type `Target.Dependency`.
    var isTarget: Bool {
        let callee = calledExpression.as(MemberAccessExprSyntax.self)
        if callee?.base?.trimmedDescription.hasSuffix("Dependency") == true { return false }
        // No dependency is spelled like the other kinds.
        guard callee?.declName.baseName.text == "target" else { return true }
        return isTarget(by: Syntax(self)) ?? true
    }

    /// What the place of a call says; nil if it says nothing.
    private func isTarget(by start: Syntax) -> Bool? {
        var node = start
        while let parent = node.parent {
            if let argument = node.as(LabeledExprSyntax.self) {
                if argument.label?.text == "dependencies" { return false }
                if argument.label?.text == "targets" { return true }
            }
            if let call = parent.as(FunctionCallExprSyntax.self),
                let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
                ["append", "insert"].contains(member.declName.baseName.text),
                let found = Self.isTarget(list: base.trimmedDescription)
            {
                return found
            }
            if let parts = parent.as(SequenceExprSyntax.self)?.elements {
                if let cast = parts.compactMap({ $0.as(TypeExprSyntax.self) }).last {
                    return Self.isTarget(type: cast.type)
                }
                if let found = parts.first.flatMap({ Self.isTarget(list: $0.trimmedDescription) }) { return found }
            }
            if let binding = parent.as(PatternBindingSyntax.self) {
                if let type = binding.typeAnnotation?.type { return Self.isTarget(type: type) }
                return nil
            }
            if let function = parent.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause.flatMap { Self.isTarget(type: $0.type) }
            }
            node = parent
        }
        return nil
    }

    /// By the name of a list that the call is added to.
    private static func isTarget(list: String) -> Bool? {
        list.lowercased().hasSuffix("dependencies") ? false : list.hasSuffix("targets") ? true : nil
    }

    private static func isTarget(type: TypeSyntax) -> Bool? {
        let words = type.trimmedDescription.split { !($0.isLetter || $0.isNumber) }
        if words.contains("Dependency") { return false }
        if words.contains("Target") { return true }
        guard words.contains("Self") else { return nil }
        var node = Syntax(type)
        while let parent = node.parent {
            if let extended = parent.as(ExtensionDeclSyntax.self)?.extendedType { return isTarget(type: extended) }
            node = parent
        }
        return nil
    }
}
