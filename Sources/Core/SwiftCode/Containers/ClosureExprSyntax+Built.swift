import DovetailFacts
import SwiftSyntax

extension ClosureExprSyntax {
    /// How many parameters it has: those that are written, or as many as `$0`, `$1` and so on imply.
    var arity: Int {
        switch signature?.parameterClause {
        case .simpleInput(let list): return list.count
        case .parameterClause(let clause): return clause.parameters.count
        case nil:
            let used = ShorthandUses(viewMode: .sourceAccurate)
            used.walk(statements)
            return used.highest + 1
        }
    }

    /// The type that its last expression builds.
    var builtType: TypeShape? { builtCall.flatMap { calledType($0.calledExpression) } }

    /// Its last expression, if that is a call.
    var builtCall: FunctionCallExprSyntax? {
        var result: ExprSyntax?
        switch statements.last?.item {
        case .expr(let expression): result = statements.count == 1 ? expression : nil
        case .stmt(let statement): result = statement.as(ReturnStmtSyntax.self)?.expression
        default: break
        }
        while let inner = result?.as(TryExprSyntax.self) { result = inner.expression }
        if let name = result?.as(DeclReferenceExprSyntax.self)?.baseName.unescaped {
            for item in statements {
                guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
                for binding in variable.bindings
                where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped == name {
                    result = binding.initializer?.value
                }
            }
        }
        return result?.as(FunctionCallExprSyntax.self)
    }
}

/// Finds the highest of `$0`, `$1`, ….
final class ShorthandUses: SyntaxVisitor {
    var highest = -1

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier(let text) = node.baseName.tokenKind, let index = Int(text.dropFirst()) {
            highest = max(highest, index)
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
