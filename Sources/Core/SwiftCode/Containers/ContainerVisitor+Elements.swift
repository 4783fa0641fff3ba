import DovetailFacts
import SwiftSyntax

/// Containers in constant lists, used by a literal index: `let containers = [app, session]`, `containers[0]`.
extension ContainerVisitor {
    /// The name under which an element of a list is recorded.
    private static func name(_ list: String, _ index: Int) -> String { "\(list)[\(index)]" }

    /// The containers in the list that a constant holds, by the names of its elements.
    func elements(of node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> [(name: String, ContainerValue)] {
        guard node.bindingSpecifier.tokenKind == .keyword(.let),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped,
            let list = binding.initializer?.value.as(ArrayExprSyntax.self)
        else { return [] }
        return list.elements.enumerated().compactMap { at, element in
            containerValue(element.expression).map { (Self.name(name, at), $0) }
        }
    }

    /// The container that a constant list holds at a literal index.
    func element(of node: SubscriptCallExprSyntax) -> ContainerValue? {
        guard node.arguments.count == 1, let only = node.arguments.first, only.label == nil,
            let index = only.expression.as(IntegerLiteralExprSyntax.self).flatMap({ Int($0.literal.text) })
        else { return nil }
        if let list = node.calledExpression.as(ArrayExprSyntax.self) {
            let elements = Array(list.elements)
            return elements.indices.contains(index) ? containerValue(elements[index].expression) : nil
        }
        if let list = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.unescaped, scope[list] != nil {
            return scope[Self.name(list, index)]?.container
        }
        guard var names = names(of: node.calledExpression), let last = names.popLast() else { return nil }
        names.append(Self.name(last, index))
        return .member(names)
    }
}
