import SwiftSyntax

extension FunctionCallExprSyntax {
    /// Whether this is a call of a component's `shared`.
    var isShared: Bool { calledExpression.isShared }

    /// The value that the trailing closure returns, if that is its only statement.
    var onlyValue: ExprSyntax? {
        guard let items = trailingClosure?.statements, items.count == 1, let item = items.first else { return nil }
        if case .expr(let value) = item.item { return value }
        return item.item.as(ReturnStmtSyntax.self)?.expression
    }
}

extension ExprSyntax {
    /// `shared` or `self.shared`
    var isShared: Bool {
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "shared" }
        guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
        return access.declName.baseName.text == "shared"
            && access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    }
}

extension Syntax {
    /// Whether these statements only return what a component's `shared` keeps.
    var isOnlyShared: Bool {
        guard let items = self.as(CodeBlockItemListSyntax.self), items.count == 1, let item = items.first?.item,
            var value = item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
        else { return false }
        if let tried = value.as(TryExprSyntax.self) { value = tried.expression }
        return value.as(FunctionCallExprSyntax.self)?.isShared == true
    }
}
