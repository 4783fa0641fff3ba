import DovetailFacts
import SwiftSyntax

/// Subscripts defined by the program that resolve what their callers specify.
extension ContainerVisitor {
    /// The name for subscript declarations and calls in facts.
    static let subscriptName = "subscript"

    func enterSubscript(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        let outer = (function, genericParameters)
        let place = file.location(of: node.subscriptKeyword)
        let parameters = node.parameterClause.parameters
        function = place
        let generics = node.genericParameterClause?.parameters.map(\.name.text) ?? []
        genericParameters.formUnion(generics)
        scope.enter()
        for (index, parameter) in parameters.enumerated() {
            scope.declare(
                (parameter.secondName ?? parameter.firstName).unescaped,
                LocalName(
                    type: .written(TypeShape(parameter.type).ofParameter), container: .parameter(of: place, index)))
        }
        var fact = ContainerFunctionFact(
            location: place, path: path + [Self.subscriptName],
            // A single name is not a label.
            labels: parameters.map {
                $0.secondName == nil || $0.firstName.text == "_" ? nil : $0.firstName.unescaped
            },
            parameterTypes: parameters.map { TypeShape($0.type).given }, genericParameters: generics,
            result: TypeShape(node.returnClause.type), value: nil)
        fact.defaulted = parameters.enumerated().filter { $1.defaultValue != nil }.map(\.offset)
        facts.functions.append(fact)
        if let accessors = node.accessorBlock { walk(accessors) }
        (function, genericParameters) = outer
        scope.leave()
        return .skipChildren
    }

    /// `container[Service.self]`, if the program adds such a subscript to containers.
    func readSubscript(_ node: SubscriptCallExprSyntax) {
        guard vocabulary.helpers.contains(Self.subscriptName),
            let service = node.arguments.lazy.compactMap({ self.metatype($0.expression) }).first
        else { return }
        let value = containerValue(node.calledExpression)
        var use = helperUse(node.arguments, labels: node.arguments.map { $0.label?.unescaped }, Self.subscriptName)
        use.callee = names(of: node.calledExpression).map { $0 + [Self.subscriptName] }
        append(
            scoped(.written(service)), name: .none, arguments: [], receiver: value ?? .unknown(node.plainText),
            via: use,
            at: file.location(of: node))
    }
}
