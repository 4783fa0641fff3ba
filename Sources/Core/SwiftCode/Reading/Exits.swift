import SwiftSyntax

extension CodeBlockItemSyntax {
    /// Whether the code after it in its list may not run although no error is thrown: a branch in it returns, or leaves a
    /// loop or a labelled statement around it.
    var mayExit: Bool {
        if let check = item.as(GuardStmtSyntax.self) { return !check.body.endsInError }
        let node = item.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) } ?? Syntax(item)
        switch node.kind {
        case .ifExpr, .switchExpr, .forStmt, .whileStmt, .repeatStmt, .doStmt, .labeledStmt, .ifConfigDecl:
            let search = ExitSearch(viewMode: .sourceAccurate)
            search.walk(node)
            return search.isFound
        default: return false
        }
    }

    /// Whether it may throw an error.
    var mayThrow: Bool {
        let search = ErrorSearch(viewMode: .sourceAccurate)
        search.walk(item)
        return search.isFound
    }
}

extension TryExprSyntax {
    /// Whether it is `try?`.
    var isOptional: Bool { questionOrExclamationMark?.tokenKind == .postfixQuestionMark }
}

extension DoStmtSyntax {
    /// Whether the code after it runs although its body threw an error.
    var goesOnAfterErrors: Bool { catchClauses.contains { !$0.body.endsInError } }
}

extension CodeBlockSyntax {
    /// Whether its last statement throws, or ends the program.
    fileprivate var endsInError: Bool {
        guard let last = statements.last?.item else { return false }
        if last.is(ThrowStmtSyntax.self) { return true }
        let call = last.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
        return call.map { ["fatalError", "preconditionFailure", "exit", "abort"].contains($0.baseName.text) } ?? false
    }
}

/// Looks for statements that leave the statement in which it begins.
private final class ExitSearch: SyntaxVisitor {
    private(set) var isFound = false
    private var labels: [String] = []
    /// How many of the loops, and of the loops and `switch` statements, begin inside.
    private var (loops, breakable) = (0, 0)

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.label { leave(to: label) } else if breakable == 0 { isFound = true }
        return .skipChildren
    }

    override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.label { leave(to: label) } else if loops == 0 { isFound = true }
        return .skipChildren
    }

    private func leave(to label: TokenSyntax) { if !labels.contains(label.text) { isFound = true } }

    override func visit(_ node: LabeledStmtSyntax) -> SyntaxVisitorContinueKind {
        labels.append(node.label.text)
        return .visitChildren
    }
    override func visitPost(_ node: LabeledStmtSyntax) { labels.removeLast() }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enterLoop() }
    override func visitPost(_ node: ForStmtSyntax) { leaveLoop() }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enterLoop() }
    override func visitPost(_ node: WhileStmtSyntax) { leaveLoop() }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enterLoop() }
    override func visitPost(_ node: RepeatStmtSyntax) { leaveLoop() }

    private func enterLoop() -> SyntaxVisitorContinueKind {
        loops += 1
        breakable += 1
        return .visitChildren
    }

    private func leaveLoop() {
        loops -= 1
        breakable -= 1
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        breakable += 1
        return .visitChildren
    }
    override func visitPost(_ node: SwitchExprSyntax) { breakable -= 1 }

    // Nothing in these leaves what is around them.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Looks for what may throw an error.
private final class ErrorSearch: SyntaxVisitor {
    private(set) var isFound = false

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark == nil { isFound = true }
        return isFound ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        guard node.catchClauses.contains(where: \.catchItems.isEmpty) else { return .visitChildren }
        // It catches every error of its body.
        walk(node.catchClauses)
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
