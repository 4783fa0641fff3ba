import DovetailFacts
import SwiftSyntax

/// Determines what happens to a value, as far as the enclosing expression shows it.
enum NextUse {
    private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!=="]

    /// - Parameter node: the value, or the name after its dot.
    static func of(_ node: Syntax) -> ModuleUse.Next {
        var node = node
        while let parent = node.parent {
            switch parent.as(SyntaxEnum.self) {
            case .memberAccessExpr(let access):
                guard access.base?.id == node.id else { break }
                return .member(access.declName.baseName.unescaped)
            case .functionCallExpr(let call):
                guard call.calledExpression.id == node.id else { return .other }
            case .optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr, .labeledExpr: break
            case .labeledExprList:
                let call = parent.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
                let isShown =
                    call?.trimmedDescription == "print" || (parent.parent?.is(ExpressionSegmentSyntax.self) ?? false)
                return isShown ? .shown : .other
            case .exprList(let list):
                let elements = Array(list)
                guard let index = elements.firstIndex(where: { $0.id == node.id }), index + 1 < elements.count else {
                    return .other
                }
                let text = elements[index + 1].trimmedDescription
                return text.hasSuffix("=") && !comparisons.contains(text) ? .replaced : .other
            case .inOutExpr: return .replaced
            default: return .other
            }
            node = parent
        }
        return .other
    }
}
