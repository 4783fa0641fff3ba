import SwiftSyntax

/// Whether the code around a call is written for the case that it gives nil.
///
/// `if let` and `?.` are not enough: what they do without was meant to be there.
enum NilAcceptance {
    private static let operators: Set<String> = ["??", "==", "!=", "===", "!=="]

    /// Whether a call is compared, has a value in its place, or becomes an optional that is written so.
    static func isMeant(by call: FunctionCallExprSyntax) -> Bool {
        var inner = Syntax(call)
        while let outer = inner.parent {
            switch outer.kind {
            case .tryExpr, .awaitExpr, .tupleExpr, .labeledExprList, .labeledExpr:
                guard outer.kind != .labeledExpr || outer.parent?.parent?.is(TupleExprSyntax.self) == true else {
                    return isExpectedNil(outer)
                }
                inner = outer
            case .exprList:
                guard let list = outer.as(ExprListSyntax.self) else { return false }
                return isBesideOperator(inner, in: Array(list))
            case .initializerClause:
                let type = outer.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
                return type?.is(OptionalTypeSyntax.self) == true
            default: return false
            }
        }
        return false
    }

    private static func isBesideOperator(_ element: Syntax, in list: [ExprSyntax]) -> Bool {
        guard let at = list.firstIndex(where: { Syntax($0).id == element.id }) else { return false }
        let around = [at - 1, at + 1].filter(list.indices.contains).compactMap {
            list[$0].as(BinaryOperatorExprSyntax.self)?.operator.text
        }
        return around.contains { operators.contains($0) }
    }

    /// `XCTAssertNil(…)`
    private static func isExpectedNil(_ argument: Syntax) -> Bool {
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        let name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name == "XCTAssertNil" || name == "XCTAssertNotNil"
    }
}
