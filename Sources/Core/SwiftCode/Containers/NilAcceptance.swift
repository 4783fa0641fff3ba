import SwiftSyntax

/// Whether the code around a call is written to handle nil.
///
/// `if let` and `?.` are not enough: the code still expects that a value exists.
enum NilAcceptance {
    private static let comparisons: Set<String> = ["==", "!=", "===", "!=="]

    /// The `try?` around a throwing call, which turns its error into nil; nil if there is none.
    static func tried(_ call: FunctionCallExprSyntax) -> Syntax? {
        var inner = Syntax(call)
        while let outer = inner.parent,
            [.tryExpr, .awaitExpr, .tupleExpr, .labeledExprList, .labeledExpr].contains(outer.kind)
        {
            if outer.as(TryExprSyntax.self)?.questionOrExclamationMark?.text == "?" { return outer }
            inner = outer
        }
        return nil
    }

    /// The argument that consists of an expression, if there is one.
    static func argument(_ expression: Syntax) -> LabeledExprSyntax? {
        var inner = expression
        while let outer = inner.parent {
            if let argument = outer.as(LabeledExprSyntax.self) {
                guard argument.parent?.parent?.is(TupleExprSyntax.self) == true else { return argument }
            } else if ![.tryExpr, .awaitExpr, .tupleExpr, .labeledExprList].contains(outer.kind) {
                return nil
            }
            inner = outer
        }
        return nil
    }

    /// Whether a call's result is compared, has a fallback, or is converted to an explicit optional.
    ///
    /// - Parameter isTypeWritten: whether the call states its type. If not, an annotation says which type is resolved,
    ///   and not that it may be missing.
    static func isMeant(by call: some SyntaxProtocol, isTypeWritten: Bool = true) -> Bool {
        var inner = Syntax(call)
        while let outer = inner.parent {
            switch outer.kind {
            case .tryExpr, .awaitExpr, .tupleExpr, .labeledExprList, .labeledExpr:
                guard outer.kind != .labeledExpr || outer.parent?.parent?.is(TupleExprSyntax.self) == true else {
                    return isExpectedNil(outer)
                }
                inner = outer
            case .exprList:
                guard let list = outer.as(ExprListSyntax.self).map({ Array($0) }) else { return false }
                if hasFallbackOrComparison(inner, in: list) { return true }
                // The last fallback decides whether there is a value.
                guard isLastFallback(inner, in: list), let sequence = outer.parent else { return false }
                inner = sequence
            case .initializerClause:
                guard isTypeWritten else { return false }
                let type = outer.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
                return type?.is(OptionalTypeSyntax.self) == true
            default: return false
            }
        }
        return false
    }

    private static func hasFallbackOrComparison(_ element: Syntax, in list: [ExprSyntax]) -> Bool {
        guard let at = list.firstIndex(where: { Syntax($0).id == element.id }) else { return false }
        func name(at index: Int) -> String? {
            guard list.indices.contains(index) else { return nil }
            return list[index].as(BinaryOperatorExprSyntax.self)?.operator.text
        }
        if name(at: at + 1) == "??" { return true }
        return [name(at: at - 1), name(at: at + 1)].contains { $0.map(comparisons.contains) ?? false }
    }

    /// Whether it is the last of `a ?? b ?? c`.
    private static func isLastFallback(_ element: Syntax, in list: [ExprSyntax]) -> Bool {
        guard let last = list.last, Syntax(last).id == element.id else { return false }
        let operators = list.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        return operators.allSatisfy { $0 == "??" }
    }

    /// `XCTAssertNil(…)`
    private static func isExpectedNil(_ argument: Syntax) -> Bool {
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        let name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name == "XCTAssertNil" || name == "XCTAssertNotNil"
    }
}
