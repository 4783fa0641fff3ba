import DovetailFacts
import SwiftSyntax

extension Lowering {
    /// A pattern.
    mutating func pattern(_ node: PatternSyntax, _ context: DeclarationContext, binds: Bool = false) -> Pattern {
        switch node.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node): return .name(node.identifier.unescaped)
        case .wildcardPattern: return .wildcard
        case .tuplePattern(let node):
            let parts = node.elements.map { pattern($0.pattern, context, binds: binds) }
            return parts.count == 1 ? parts[0] : .tuple(parts)
        case .valueBindingPattern(let node): return pattern(node.pattern, context, binds: true)
        case .isTypePattern(let node): return .type(TypeShape(node.type))
        case .expressionPattern(let node): return pattern(node.expression, context, binds: binds)
        default: return .wildcard
        }
    }

    /// An expression in the place of a pattern.
    private mutating func pattern(_ node: ExprSyntax, _ context: DeclarationContext, binds: Bool) -> Pattern {
        switch node.as(ExprSyntaxEnum.self) {
        case .patternExpr(let node): return pattern(node.pattern, context, binds: binds)
        case .discardAssignmentExpr: return .wildcard
        case .declReferenceExpr(let node) where binds: return .name(node.baseName.unescaped)
        case .optionalChainingExpr(let node): return .some(pattern(node.expression, context, binds: binds))
        case .asExpr(let node):
            return .typed(pattern(node.expression, context, binds: binds), TypeShape(node.type))
        case .isExpr(let node): return .type(TypeShape(node.type))
        case .tupleExpr(let node):
            let parts = node.elements.map { pattern($0.expression, context, binds: binds) }
            return parts.count == 1 ? parts[0] : .tuple(parts)
        case .memberAccessExpr(let node):
            guard let (type, name) = member(node) else { return .expression(expression(ExprSyntax(node), context)) }
            return .member(type, name, [])
        case .functionCallExpr(let call):
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let (type, name) = member(access)
            else { return .expression(expression(ExprSyntax(call), context)) }
            return .member(type, name, call.arguments.map { pattern($0.expression, context, binds: binds) })
        case .nilLiteralExpr: return .expression(.null)
        default: return .expression(expression(node, context))
        }
    }

    /// The type and the name of an enum's case in a pattern.
    private func member(_ node: MemberAccessExprSyntax) -> (type: TypeShape?, name: String)? {
        let name = node.declName.baseName.unescaped
        guard let base = node.base else { return (nil, name) }
        guard case .named(let parts) = calledType(base) else { return nil }
        return (.named(parts), name)
    }
}
