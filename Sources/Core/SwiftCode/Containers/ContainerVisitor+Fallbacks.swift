import DovetailFacts
import SwiftSyntax

/// Resolutions that are fallbacks for others: `first.resolve(T.self) ?? second.resolve(T.self)`, in `do` and `catch`, or
/// after `if let one = first.resolve(T.self) { return one }`.
extension ContainerVisitor {
    /// Records the resolution for which the last one is a fallback.
    func noteFallback(_ node: FunctionCallExprSyntax) {
        guard let last = facts.resolutions.indices.last, let (earlier, handling) = earlier(than: node) else { return }
        let (start, end) = (
            file.location(at: earlier.positionAfterSkippingLeadingTrivia),
            file.location(at: earlier.endPositionBeforeTrailingTrivia)
        )
        let service = facts.resolutions[last].service
        let around = facts.resolutions[..<last].indices.filter { index in
            let resolution = facts.resolutions[index]
            return start <= resolution.location && resolution.location < end
                && resolution.registration == facts.resolutions[last].registration
        }
        // A fallback for another service runs only if the first resolution itself finds nothing; it does not count if a
        // member of the result gives nil.
        let same = around.last { facts.resolutions[$0].service == service }
        guard let first = same ?? (around.count == 1 && Self.isResolution(earlier) ? around[0] : nil) else { return }
        facts.resolutions[last].insteadOf = facts.resolutions[first].location
        // After `if let`, another service is not what replaces the missing one.
        if handling == .caught || handling == .bound && same != nil { facts.resolutions[first].isOptional = true }
    }

    /// The value that an `if let` in the preceding statement binds, if its branch exits the body.
    private static func left(before item: CodeBlockItemSyntax) -> Syntax? {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), let at = list.index(of: item),
            at != list.startIndex
        else { return nil }
        var statement = Syntax(list[list.index(before: at)].item)
        if let expression = statement.as(ExpressionStmtSyntax.self) { statement = Syntax(expression.expression) }
        guard let branch = statement.as(IfExprSyntax.self), branch.elseBody == nil,
            branch.body.statements.last?.leavesBody == true
        else { return nil }
        return bound(by: branch.conditions)
    }

    /// The value whose absence makes conditions fail: that of the only one, if it binds a name.
    private static func bound(by conditions: ConditionElementListSyntax) -> Syntax? {
        guard conditions.count == 1,
            let binding = conditions.first?.condition.as(OptionalBindingConditionSyntax.self)
        else { return nil }
        return binding.initializer.map { Syntax($0.value) }
    }

    /// Whether an expression is nothing but a resolution.
    private static func isResolution(_ node: Syntax) -> Bool {
        if let attempt = node.as(TryExprSyntax.self) { return isResolution(Syntax(attempt.expression)) }
        let called = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return called?.declName.baseName.text == "resolve"
    }

    /// How code learns that the earlier resolution failed.
    private enum Handling { case coalesced, caught, bound }

    /// What has failed when a call runs: the expression before `??`, or the body for which a `catch` applies.
    ///
    /// - Returns: that, and how the code learns that it failed.
    private func earlier(than node: FunctionCallExprSyntax) -> (Syntax, Handling)? {
        var inner = Syntax(node)
        while let outer = inner.parent {
            switch outer.as(SyntaxEnum.self) {
            case .exprList(let list):
                let elements = Array(list)
                if let at = elements.firstIndex(where: { $0.id == inner.id }), at > 1,
                    elements[at - 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
                {
                    return (Syntax(elements[at - 2]), .coalesced)
                }
            // It follows `if let one = c.resolve(A.self) { return one }`.
            case .codeBlockItem(let item):
                if let earlier = Self.left(before: item) { return (earlier, .bound) }
            // `guard let one = try? c.resolve(A.self) else { return … }`
            case .guardStmt(let statement) where statement.body.id == inner.id:
                return Self.bound(by: statement.conditions).map { ($0, .bound) }
            case .ifExpr(let branch) where branch.elseBody?.id == inner.id:
                return Self.bound(by: branch.conditions).map { ($0, .bound) }
            case .catchClause(let clause):
                guard clause.catchItems.isEmpty, let statement = clause.parent?.parent?.as(DoStmtSyntax.self) else {
                    return nil
                }
                return (Syntax(statement.body), .caught)
            case .closureExpr, .functionDecl, .initializerDecl, .accessorDecl, .memberBlockItem, .sourceFile: return nil
            default: break
            }
            inner = outer
        }
        return nil
    }
}
