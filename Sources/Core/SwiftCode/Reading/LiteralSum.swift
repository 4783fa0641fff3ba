import SwiftSyntax

/// Operands combined by arithmetic: literals, and at most one other value.
struct LiteralSum {
    /// The common type of the operands, if all are literals; otherwise nil.
    private(set) var type: String?
    /// The only operand that is not a literal, if the others are whole numbers: the sum has its type, if that is
    /// numeric.
    private(set) var operand: ExprSyntax?

    private static let operators: Set<String> = ["+", "-", "*", "/"]

    /// - Parameter elements: alternating operands and operators.
    init(_ elements: [ExprSyntax]) {
        guard elements.count > 2, elements.count % 2 == 1 else { return }
        let operators = stride(from: 1, to: elements.count, by: 2).map {
            elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text
        }
        guard operators.allSatisfy({ $0.map { Self.operators.contains($0) } ?? false }) else { return }
        let operands = stride(from: 0, to: elements.count, by: 2).map { elements[$0] }
        let others = operands.filter { !$0.is(IntegerLiteralExprSyntax.self) }
        if others.isEmpty {
            type = "Int"
        } else if others.allSatisfy({ $0.is(FloatLiteralExprSyntax.self) }) {
            type = "Double"
        } else if others.count == operands.count, others.allSatisfy({ $0.is(StringLiteralExprSyntax.self) }) {
            if operators.allSatisfy({ $0 == "+" }) { type = "String" }
        } else if others.count == 1 {
            operand = others.first
        }
    }
}
