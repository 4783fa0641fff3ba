import DovetailFacts
import SwiftSyntax

/// Finds what a closure calls by name. What nested closures and functions call may run elsewhere, and is left out.
final class FactoryCalls: SyntaxVisitor {
    private var calls: [FactoryCall] = []

    static func all(in closure: ClosureExprSyntax) -> [FactoryCall] {
        let visitor = FactoryCalls(viewMode: .sourceAccurate)
        visitor.walk(closure.statements)
        return visitor.calls
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if var path = Self.path(node.calledExpression) {
            if path.count > 1, path.last == "init" { path.removeLast() }
            let call = FactoryCall(path: path, labels: node.labels)
            if !calls.contains(call) { calls.append(call) }
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let isOther = [.functionDecl, .classDecl, .structDecl, .enumDecl, .actorDecl].contains(node.item.kind)
        return isOther ? .skipChildren : .visitChildren
    }

    /// The names of a type or a function: `Store`, `Store.make`, `self.make`. Members of values are left out.
    private static func path(_ expression: ExprSyntax) -> [String]? {
        if let generic = expression.as(GenericSpecializationExprSyntax.self) { return path(generic.expression) }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return [reference.baseName.unescaped] }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
            let before = path(base), let first = before.first
        else { return nil }
        let name = member.declName.baseName.unescaped
        if before == ["self"] { return [name] }
        return first.startsLikeType ? before + [name] : nil
    }
}
