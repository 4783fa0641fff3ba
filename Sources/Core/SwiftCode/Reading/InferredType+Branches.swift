import DovetailFacts
import SwiftSyntax

/// The types of `if` and `switch` expressions.
extension InferredType {
    /// The value of each branch, if all of them are single expressions; nil if the expression has no branches.
    static func branches(of value: ExprSyntax) -> [ExprSyntax]? {
        switch value.as(ExprSyntaxEnum.self) {
        case .ifExpr(let node):
            guard let body = only(node.body.statements), let other = node.elseBody else { return nil }
            switch other {
            case .ifExpr(let next): return branches(of: ExprSyntax(next)).map { [body] + $0 }
            case .codeBlock(let block): return only(block.statements).map { [body, $0] }
            }
        case .switchExpr(let node):
            var values: [ExprSyntax] = []
            for element in node.cases {
                guard let branch = element.as(SwitchCaseSyntax.self), let value = only(branch.statements) else {
                    return nil
                }
                values.append(value)
            }
            return values
        default: return nil
        }
    }

    private static func only(_ statements: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard statements.count == 1, let item = statements.first?.item else { return nil }
        switch item {
        case .expr(let value): return value
        // `if` and `switch` are statements that hold an expression.
        case .stmt(let statement): return statement.as(ExpressionStmtSyntax.self)?.expression
        case .decl: return nil
        }
    }
}
