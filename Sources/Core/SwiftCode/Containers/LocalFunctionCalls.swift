import SwiftSyntax

/// Functions that a body declares.
extension Syntax {
    /// Whether it is a declaration in the body of a function, closure or accessor, or in another block of one.
    var isLocalDeclaration: Bool { parent?.parent?.as(CodeBlockItemListSyntax.self)?.isLocal ?? false }

    /// The functions that a call of a plain name may mean, if an enclosing body declares some of the name.
    func localFunctions(_ name: String) -> [FunctionDeclSyntax] {
        guard let call = self.as(FunctionCallExprSyntax.self), !call.calledExpression.is(MemberAccessExprSyntax.self)
        else { return [] }
        var next = parent
        while let node = next {
            next = node.parent
            guard let list = node.as(CodeBlockItemListSyntax.self), list.isLocal else { continue }
            let found = list.functions(name)
            if !found.isEmpty { return found }
        }
        return []
    }
}

extension CodeBlockItemListSyntax {
    /// Whether it belongs to a body, and not to the file, possibly under `#if`.
    fileprivate var isLocal: Bool {
        var list = self
        while let clause = list.parent?.as(IfConfigClauseSyntax.self) {
            guard let outer = clause.parent?.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self) else {
                return false
            }
            list = outer
        }
        return list.parent.map { !$0.is(SourceFileSyntax.self) } ?? false
    }

    /// The functions of a name that it declares, possibly under `#if`.
    fileprivate func functions(_ name: String) -> [FunctionDeclSyntax] {
        flatMap { item -> [FunctionDeclSyntax] in
            guard case .decl(let declaration) = item.item else { return [] }
            if let function = declaration.as(FunctionDeclSyntax.self) {
                return function.name.unescaped == name ? [function] : []
            }
            guard let branches = declaration.as(IfConfigDeclSyntax.self) else { return [] }
            return branches.clauses.flatMap { clause -> [FunctionDeclSyntax] in
                guard case .statements(let items) = clause.elements else { return [] }
                return items.functions(name)
            }
        }
    }
}
