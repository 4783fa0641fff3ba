import DovetailDiagnostics
import DovetailFacts
import SwiftSyntax

/// The branches and blocks around container calls.
extension ContainerVisitor {
    /// What encloses a place, innermost first.
    struct Enclosing {
        /// The branches of statements.
        var branches: [RegistrationFact.Branch] = []
        /// The blocks and closures of the same function that may not run.
        var blocks: [DovetailDiagnostics.SourceLocation] = []
    }

    /// What encloses a node. What is outside a list of statements is the same for all of its statements, and is found
    /// once.
    func enclosing(_ node: Syntax) -> Enclosing {
        var found = Enclosing()
        var list: (id: SyntaxIdentifier, branches: Int, blocks: Int)?
        var isInFunction = true
        for step in surroundings.all(around: node) {
            if step.outer.kind.isOfFunction { isInFunction = false }
            if let one = branch(step) { found.branches.append(one) }
            if isInFunction, let one = block(step) { found.blocks.append(one) }
            guard list == nil, isInFunction, step.outer.kind == .codeBlockItemList else { continue }
            if let known = enclosingLists[step.outer.id] {
                found.branches += known.branches
                found.blocks += known.blocks
                return found
            }
            list = (step.outer.id, found.branches.count, found.blocks.count)
        }
        if let list {
            enclosingLists[list.id] = Enclosing(
                branches: Array(found.branches[list.branches...]), blocks: Array(found.blocks[list.blocks...]))
        }
        return found
    }

    private func branch(_ step: Surroundings.Step) -> RegistrationFact.Branch? {
        switch step.outer.kind {
        case .ifExpr:
            guard let statement = step.outer.as(IfExprSyntax.self) else { return nil }
            let branch = surroundings.branch(statement)
            let isElse = statement.elseBody.map { Syntax($0).id == step.inner.id } ?? false
            let items = step.inner.as(CodeBlockSyntax.self)?.statements
            return self.branch(branch.index + (isElse ? 1 : 0), of: Syntax(branch.first), items)
        case .switchCaseList:
            guard let cases = step.outer.as(SwitchCaseListSyntax.self), let statement = cases.parent else { return nil }
            let items = step.inner.as(SwitchCaseSyntax.self)?.statements
            return branch(surroundings.position(of: step.inner, in: cases), of: statement, items)
        case .guardStmt:
            return step.outer.as(GuardStmtSyntax.self).map { branch(0, of: Syntax($0), $0.body.statements) }
        default: return nil
        }
    }

    private func block(_ step: Surroundings.Step) -> DovetailDiagnostics.SourceLocation? {
        let outer = step.outer
        switch outer.kind {
        case .exprList, .unresolvedTernaryExpr, .ternaryExpr, .tryExpr:
            return surroundings.mayNotRun(step) ? file.location(of: step.inner) : nil
        case .conditionElementList:
            let isFirst = outer.as(ConditionElementListSyntax.self)?.first?.id == step.inner.id
            return isFirst && outer.parent?.parent?.kind != .ifExpr ? nil : file.location(of: step.inner)
        case .switchCase: return file.location(of: outer)
        case .closureExpr:
            switch roles[outer.id] {
            case .forEachElement, nil: return file.location(of: outer)
            default: return nil
            }
        case .codeBlock:
            // The body of a function always runs, and so does that of a `do` that catches nothing.
            switch outer.parent?.kind {
            case .doStmt:
                let goesOn = outer.parent?.as(DoStmtSyntax.self)?.goesOnAfterErrors == true
                return goesOn ? file.location(of: outer) : nil
            case .ifExpr, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .catchClause, .deferStmt:
                return file.location(of: outer)
            default: return nil
            }
        default: return nil
        }
    }

    private func branch(
        _ index: Int, of statement: Syntax, _ items: CodeBlockItemListSyntax?
    ) -> RegistrationFact.Branch {
        let leaves = items?.last?.leavesBody == true
        return .init(
            of: file.location(of: statement), index: index, left: leaves ? endOfBody(around: statement) : nil)
    }

    /// The end of the function or closure around a statement; nil if a loop inside it may return to the statement.
    private func endOfBody(around statement: Syntax) -> DovetailDiagnostics.SourceLocation? {
        var inner = statement
        while let outer = inner.parent {
            switch outer.kind {
            case .forStmt, .whileStmt, .repeatStmt, .deferStmt: return nil
            case .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock, .closureExpr:
                return file.location(at: outer.endPositionBeforeTrailingTrivia)
            default: inner = outer
            }
        }
        return nil
    }
}

extension SyntaxKind {
    /// Whether such a node is a function, or the member that contains one.
    fileprivate var isOfFunction: Bool {
        switch self {
        case .functionDecl, .initializerDecl, .accessorDecl, .memberBlockItem: true
        default: false
        }
    }
}
