import SwiftSyntax
import WiringModel

/// Finds the `super.init(…)` or `self.init(…)` of an initialiser.
final class DelegationFinder: SyntaxVisitor {
    private var found: InitializerFact.Delegation?

    /// What the initialiser with this body passes on.
    static func delegation(in body: CodeBlockSyntax?) -> InitializerFact.Delegation {
        guard let body else { return .none }
        let finder = DelegationFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        return finder.found ?? .none
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard found == nil, let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
            callee.declName.baseName.text == "init", let base = callee.base,
            base.is(SuperExprSyntax.self) || base.trimmedDescription == "self"
        else { return .visitChildren }
        let arguments = node.arguments.map {
            InitializerFact.Argument(
                label: $0.label?.unescaped,
                name: $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.unescaped)
        }
        found = base.is(SuperExprSyntax.self) ? .toSuper(arguments) : .toOwn(arguments)
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
