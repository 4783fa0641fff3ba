import DovetailFacts
import SwiftSyntax

/// Questions that are asked in place of others: `first.resolve(T.self) ?? second.resolve(T.self)`, or in `do` and `catch`.
extension ContainerVisitor {
    /// Notes which earlier question the last one is asked in place of.
    func noteFallback(_ node: FunctionCallExprSyntax) {
        guard let last = facts.resolutions.indices.last, let (earlier, isCaught) = earlier(than: node) else { return }
        let (start, end) = (
            file.location(at: earlier.positionAfterSkippingLeadingTrivia),
            file.location(at: earlier.endPositionBeforeTrailingTrivia)
        )
        let service = facts.resolutions[last].service
        let first = facts.resolutions[..<last].lastIndex { resolution in
            resolution.service == service && start <= resolution.location && resolution.location < end
                && resolution.registration == facts.resolutions[last].registration
        }
        guard let first else { return }
        facts.resolutions[last].insteadOf = facts.resolutions[first].location
        if isCaught { facts.resolutions[first].isOptional = true }
    }

    /// What has failed where a call runs: what stands before `??`, or what a `catch` is for.
    private func earlier(than node: FunctionCallExprSyntax) -> (Syntax, isCaught: Bool)? {
        var inner = Syntax(node)
        while let outer = inner.parent {
            switch outer.as(SyntaxEnum.self) {
            case .exprList(let list):
                let elements = Array(list)
                if let at = elements.firstIndex(where: { $0.id == inner.id }), at > 1,
                    elements[at - 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
                {
                    return (Syntax(elements[at - 2]), false)
                }
            case .catchClause(let clause):
                guard clause.catchItems.isEmpty, let statement = clause.parent?.parent?.as(DoStmtSyntax.self) else {
                    return nil
                }
                return (Syntax(statement.body), true)
            case .closureExpr, .functionDecl, .initializerDecl, .accessorDecl, .memberBlockItem, .sourceFile: return nil
            default: break
            }
            inner = outer
        }
        return nil
    }
}
