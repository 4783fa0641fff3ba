import DovetailFacts
import SwiftSyntax

/// How often loops run the calls in them.
extension ContainerVisitor {
    /// How often the innermost loop around a call runs it each time the loop runs; nil if there is no loop, or if the
    /// number is unknown.
    func repetition(of node: some SyntaxProtocol) -> Repetition? {
        var inner = Syntax(node)
        while let outer = inner.parent {
            switch outer.as(SyntaxEnum.self) {
            case .forStmt(let loop): return inner.id == loop.body.id && loop.runsWhole ? repetition(of: loop) : nil
            case .closureExpr(let closure):
                guard case .forEachCase(let type) = roles[outer.id], closure.statements.runsWhole else { return nil }
                return .cases(of: type)
            case .codeBlock, .codeBlockItemList, .codeBlockItem, .memberAccessExpr, .functionCallExpr, .tryExpr,
                .expressionStmt, .labeledExprList, .labeledExpr, .arrayExpr, .arrayElementList, .arrayElement,
                .sequenceExpr, .exprList:
                break
            // An error that is caught ends nothing.
            case .doStmt(let statement): guard statement.catchClauses.isEmpty else { return nil }
            default: return nil
            }
            inner = outer
        }
        return nil
    }

    /// The list of which an expression is, if its elements may be known: a literal, or a name.
    func elements(of list: ExprSyntax) -> ContainerCallFact.Elements? {
        if list.is(ArrayExprSyntax.self) {
            let made = Self.made(by: list)
            return made.isEmpty ? nil : .made(made)
        }
        // A local name hides the constants of types and files.
        if let name = list.as(DeclReferenceExprSyntax.self)?.baseName.unescaped, let local = scope[name],
            !scope.isOfFile(name)
        {
            return local.list
        }
        guard let names = names(of: list), names.last?.startsLikeType == false else { return nil }
        return .list(names)
    }

    private func repetition(of loop: ForStmtSyntax) -> Repetition? {
        if let type = allCases(loop.sequence) { return .cases(of: type) }
        if let list = loop.sequence.as(ArrayExprSyntax.self) { return .times(list.elements.count) }
        // `0..<2`
        guard let range = loop.sequence.as(SequenceExprSyntax.self).map({ Array($0.elements) }), range.count == 3,
            let operation = range[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
            let first = range[0].as(IntegerLiteralExprSyntax.self)?.representedLiteralValue,
            let last = range[2].as(IntegerLiteralExprSyntax.self)?.representedLiteralValue
        else { return nil }
        switch operation {
        case "..<": return .times(max(0, last - first))
        case "...": return .times(max(0, last - first + 1))
        default: return nil
        }
    }
}

extension ForStmtSyntax {
    /// Whether the whole body runs for each element.
    var runsWhole: Bool {
        whereClause == nil && caseKeyword == nil && !pattern.is(ExpressionPatternSyntax.self)
            && body.statements.runsWhole
    }
}

extension CodeBlockItemListSyntax {
    /// Whether nothing in it exits early.
    fileprivate var runsWhole: Bool {
        !tokens(viewMode: .sourceAccurate).contains {
            [.keyword(.continue), .keyword(.break), .keyword(.return), .keyword(.throw)].contains($0.tokenKind)
                || ["fatalError", "preconditionFailure", "exit", "abort"].contains($0.text)
        }
    }
}
