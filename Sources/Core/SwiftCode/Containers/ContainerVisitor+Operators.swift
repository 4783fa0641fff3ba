import DovetailFacts
import SwiftSyntax

/// The operators of SwinjectAutoregistration: `resolver ~> Service.self`, `resolver~>`.
extension ContainerVisitor {
    /// Reads every `~>` of an expression.
    func readOperators(_ node: SequenceExprSyntax) {
        guard usesOperators else { return }
        let elements = Array(node.elements)
        for (index, element) in elements.enumerated().dropFirst().dropLast() {
            guard let operation = element.as(BinaryOperatorExprSyntax.self)?.operator, operation.text == "~>" else {
                continue
            }
            readOperator(operation, resolver: elements[index - 1], asked: elements[index + 1])
        }
    }

    /// `r ~> Service.self`, `r ~> (Service.self, name: "main", argument: 1)`
    private func readOperator(_ operation: TokenSyntax, resolver: ExprSyntax, asked: ExprSyntax) {
        guard let receiver = receiver(resolver) else { return }
        let elements = asked.as(TupleExprSyntax.self).map { Array($0.elements) } ?? []
        let service = metatype(elements.first?.expression ?? asked)
        var arguments: [TypeSource] = []
        for element in elements.dropFirst() {
            switch element.label?.text {
            case "argument": arguments.append(typeSource(element.expression))
            case "arguments":
                let given = element.expression.as(TupleExprSyntax.self).map { $0.elements.map(\.expression) }
                arguments += (given ?? [element.expression]).map { typeSource($0) }
            default: break
            }
        }
        append(
            scoped(service.map { .written($0) } ?? .unknown("an unknown type")),
            name: serviceName(elements.first { $0.label?.text == "name" }?.expression), arguments: arguments,
            receiver: receiver, via: nil,
            at: file.location(of: operation))
    }

    /// `let service: Service = r~>`
    func readOperator(_ node: PostfixOperatorExprSyntax) {
        guard usesOperators, node.operator.text == "~>", let receiver = receiver(node.expression) else { return }
        append(
            scoped(expectedType(of: ExprSyntax(node))), isWritten: false, name: .none, arguments: [],
            receiver: receiver, via: nil,
            at: file.location(of: node.operator))
    }
}
