import SwiftSyntax
import WiringModel

/// Tells a declaration's type from its initial value, where the value itself
/// names the type: `Service()`, `Service.init(…)`, `shared { Service() }`,
/// `x as Service`, and literals.
struct InferredType {
    let file: FileContext

    /// The value's type, or nil where its text does not say.
    func type(of value: ExprSyntax) -> TypeReference? {
        switch value.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call): return type(of: call)
        case .tryExpr(let node): return node.questionOrExclamationMark == nil ? type(of: node.expression) : nil
        case .awaitExpr(let node): return type(of: node.expression)
        case .memberAccessExpr(let node):
            // `Optional<Service>.none`
            guard node.declName.baseName.text == "none", let base = node.base, let shape = calledType(base),
                shape.path == ["Optional"], let wrapped = shape.arguments.first
            else { return nil }
            return TypeReference(text: base.plainText, shape: .optional(wrapped), location: file.location(of: value))
        case .stringLiteralExpr: return named("String", value)
        case .integerLiteralExpr: return named("Int", value)
        case .floatLiteralExpr: return named("Double", value)
        case .booleanLiteralExpr: return named("Bool", value)
        case .sequenceExpr(let node):
            // `value as Type`, before operators are folded.
            let elements = Array(node.elements)
            guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark == nil, let type = elements[2].as(TypeExprSyntax.self)
            else { return nil }
            return TypeReference(type.type, in: file)
        default: return nil
        }
    }

    private func type(of call: FunctionCallExprSyntax) -> TypeReference? {
        if call.calledExpression.trimmedDescription == "shared"
            || call.calledExpression.trimmedDescription == "self.shared"
        {
            guard let items = call.trailingClosure?.statements, items.count == 1, let item = items.first
            else { return nil }
            if case .expr(let value) = item.item { return type(of: value) }
            guard let value = item.item.as(ReturnStmtSyntax.self)?.expression else { return nil }
            return type(of: value)
        }
        guard let shape = calledType(call.calledExpression) else { return nil }
        let text = call.calledExpression.plainText
        return TypeReference(
            text: text.hasSuffix(".init") ? String(text.dropLast(5)) : text, shape: shape,
            location: file.location(of: call))
    }

    private func named(_ name: String, _ node: ExprSyntax) -> TypeReference {
        TypeReference(text: name, shape: .name(name), location: file.location(of: node))
    }
}

/// The type that a called expression names, by Swift's habit that types start
/// with a capital letter: `Type`, `Module.Type`, `Type<Argument>`, `Type.init`.
func calledType(_ callee: ExprSyntax) -> TypeShape? {
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
        return node.baseName.unescaped.startsLikeType ? .name(node.baseName.unescaped) : nil
    case .memberAccessExpr(let node):
        guard let base = node.base else { return nil }
        if node.declName.baseName.text == "init" { return calledType(base) }
        guard node.declName.baseName.unescaped.startsLikeType, var parts = parts(base) else { return nil }
        parts.append(.init(node.declName.baseName.unescaped))
        return .named(parts)
    case .arrayExpr(let node):
        // `[Element]()`
        guard node.elements.count == 1, let element = node.elements.first else { return nil }
        return calledType(element.expression).map { .array($0) }
    case .dictionaryExpr(let node):
        guard case .elements(let elements) = node.content, elements.count == 1, let element = elements.first,
            let key = calledType(element.key), let value = calledType(element.value)
        else { return nil }
        return .dictionary(key, value)
    case .genericSpecializationExpr(let node):
        guard case .named(var parts) = calledType(node.expression), let last = parts.popLast() else { return nil }
        let arguments = node.genericArgumentClause.arguments.map { argument in
            TypeSyntax(argument.argument).map { TypeShape($0) } ?? .other(argument.plainText)
        }
        return .named(parts + [.init(last.name, arguments)])
    default: return nil
    }
}

/// The dotted names of an expression, module names in lower case included.
private func parts(_ expression: ExprSyntax) -> [TypeShape.NamePart]? {
    if let node = expression.as(DeclReferenceExprSyntax.self) {
        return node.baseName.text == "self" ? nil : [.init(node.baseName.unescaped)]
    }
    if let node = expression.as(MemberAccessExprSyntax.self), let base = node.base {
        return parts(base).map { $0 + [.init(node.declName.baseName.unescaped)] }
    }
    if case .named(let parts) = calledType(expression) { return parts }
    return nil
}

extension String {
    /// Whether a name looks like a type's: its first letter is not lower case.
    var startsLikeType: Bool {
        guard let first = first(where: { $0 != "_" }) else { return false }
        return !first.isLowercase && !first.isNumber
    }
}
