import DovetailFacts
import SwiftParser
import SwiftSyntax

extension ContainerVisitor {
    /// The name of a service in an expression.
    func serviceName(_ given: ExprSyntax?) -> ServiceName {
        guard let given else { return .none }
        switch given.as(ExprSyntaxEnum.self) {
        case .nilLiteralExpr: return .none
        case .tupleExpr(let node):
            if node.elements.count == 1, let only = node.elements.first { return serviceName(only.expression) }
        case .stringLiteralExpr(let literal):
            if let text = literal.representedLiteralValue { return .literal(text) }
            // "\(Service.self)"
            if literal.segments.count == 3,
                let segment = literal.segments.dropFirst().first?.as(ExpressionSegmentSyntax.self),
                segment.expressions.count == 1, let type = segment.expressions.first?.expression.metatype,
                literal.segments.first?.trimmedDescription == "", literal.segments.last?.trimmedDescription == ""
            {
                return .text(of: scoped(.written(type)))
            }
        case .functionCallExpr(let call):
            // String(describing: Service.self)
            if call.calledExpression.trimmedDescription == "String", let only = call.arguments.first,
                only.label?.text == "describing", let type = only.expression.metatype
            {
                return .text(of: scoped(.written(type)))
            }
        case .memberAccessExpr(let access):
            if let base = access.base?.as(DeclReferenceExprSyntax.self), let local = scope[base.baseName.unescaped],
                let type = local.casesOf
            {
                return .ofAllCases(of: type, property: access.declName.baseName.unescaped)
            }
            // `key.rawValue` of a parameter, for which the caller passes a case.
            if access.declName.baseName.text == "rawValue", let base = access.base,
                case .parameter(let function, let index, _) = serviceName(base)
            {
                return .parameter(of: function, index, text: given.plainText)
            }
            if let names = names(of: given) { return .constant(names) }
            // `x.name` for an unknown `x`: identified by the property's name alone.
            if access.base != nil { return .constant(["?", access.declName.baseName.unescaped]) }
            // `.main`, in an extension of `String`.
            return .constant(["String", access.declName.baseName.unescaped])
        case .declReferenceExpr(let node):
            guard let local = scope[node.baseName.unescaped] else { return .constant([node.baseName.unescaped]) }
            if let text = local.text { return .literal(text) }
            if case .parameter(let function, let index) = local.container {
                return .parameter(of: function, index, text: given.plainText)
            }
            return .expression(given.plainText)
        default: break
        }
        return .expression(given.plainText)
    }
}
