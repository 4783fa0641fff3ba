import DovetailFacts
import SwiftSyntax

/// Finds the `super.init(…)` or `self.init(…)` of an initializer.
final class DelegationFinder: SyntaxVisitor {
    private var found: [InitializerFact.Delegation] = []
    /// Names that the body binds to other values, so that they no longer mean the parameters.
    private var shadowed: Set<String> = []

    /// What the initializer with this body passes on.
    static func delegation(in body: CodeBlockSyntax?) -> InitializerFact.Delegation {
        guard let body else { return .none }
        let finder = DelegationFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        let all = finder.found.map { $0.without(finder.shadowed) }
        guard let first = all.first else { return .none }
        // If branches pass on different values, the parent is unknown.
        return all.allSatisfy { $0 == first } ? first : first.without(nil)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
            callee.declName.baseName.text == "init", let base = callee.base,
            base.is(SuperExprSyntax.self) || base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        else { return .visitChildren }
        let arguments = node.arguments.map {
            InitializerFact.Argument(
                label: $0.label?.unescaped,
                name: $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.unescaped)
        }
        found.append(base.is(SuperExprSyntax.self) ? .toSuper(arguments) : .toOwn(arguments))
        return .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        shadowed.insert(node.identifier.unescaped)
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension InitializerFact.Delegation {
    /// The same, with the names in `shadowed` made unknown, or all names if it is nil.
    fileprivate func without(_ shadowed: Set<String>?) -> Self {
        func known(_ arguments: [InitializerFact.Argument]) -> [InitializerFact.Argument] {
            arguments.map { argument in
                guard let name = argument.name, shadowed?.contains(name) ?? true else { return argument }
                return .init(label: argument.label, name: nil)
            }
        }
        switch self {
        case .toSuper(let arguments): return .toSuper(known(arguments))
        case .toOwn(let arguments): return .toOwn(known(arguments))
        case .none: return .none
        }
    }
}
