import DovetailFacts
import SwiftSyntax

/// Infers a declaration's type from its initial value, if the value itself names the type: `Service()`,
/// `Service.init(…)`, `shared { Service() }`, `x as Service`, and literals.
struct InferredType {
    let file: FileContext

    /// The value's type, or nil if its text does not show it.
    func type(of value: ExprSyntax) -> TypeReference? {
        switch value.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call): return type(of: call)
        case .tryExpr(let node): return node.questionOrExclamationMark?.text == "?" ? nil : type(of: node.expression)
        case .awaitExpr(let node): return type(of: node.expression)
        case .memberAccessExpr(let node):
            // `Optional<Service>.none`
            guard node.declName.baseName.text == "none", let base = node.base, let shape = calledType(base),
                shape.path == ["Optional"], let wrapped = shape.arguments.first
            else { return nil }
            return TypeReference(text: base.plainText, shape: .optional(wrapped), location: file.location(of: value))
        case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr:
            return value.literalKind.map { named($0.rawValue, value) }
        case .prefixOperatorExpr(let node):
            let isNumber =
                node.expression.is(IntegerLiteralExprSyntax.self) || node.expression.is(FloatLiteralExprSyntax.self)
            return node.operator.text == "-" && isNumber ? type(of: node.expression) : nil
        case .closureExpr(let node):
            return node.writtenType.map {
                TypeReference(text: $0.text, shape: $0.shape, location: file.location(of: value))
            }
        case .tupleExpr(let node): return type(of: node)
        case .arrayExpr(let node): return type(ofElements: node.elements.map(\.expression)).map { array($0, value) }
        case .dictionaryExpr(let node): return type(ofDictionary: node)
        case .forceUnwrapExpr(let node):
            // A forced unwrap of a failable initializer: `URL(string: text)!`
            guard node.expression.is(FunctionCallExprSyntax.self),
                case .call? = self.value(of: node.expression)
            else { return nil }
            return type(of: node.expression)
        case .sequenceExpr(let node): return type(ofSequence: node)
        case .ifExpr, .switchExpr: return Self.branches(of: value).flatMap { type(ofElements: $0) }
        default: return nil
        }
    }

    private func type(of call: FunctionCallExprSyntax) -> TypeReference? {
        if call.isShared { return call.onlyValue.flatMap { type(of: $0) } }
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
            return (closure.signature?.returnClause?.type).map { TypeReference($0, in: file) }
        }
        if let known = type(ofKnownCall: call) { return known }
        guard let shape = calledType(call.calledExpression) else { return nil }
        let text = call.calledExpression.plainText
        return TypeReference(
            text: text.hasSuffix(".init") ? String(text.dropLast(5)) : text, shape: shape,
            location: file.location(of: call))
    }

    /// `(value)`, `()`, or a tuple in which each value names its type.
    private func type(of tuple: TupleExprSyntax) -> TypeReference? {
        if let only = tuple.onlyValue { return type(of: only) }
        var elements: [TypeShape.TupleElement] = []
        var texts: [String] = []
        for element in tuple.elements {
            // A call may return an optional, which only the linker knows.
            guard value(of: element.expression) == nil, let type = type(of: element.expression) else { return nil }
            elements.append(.init(label: element.label?.unescaped, type: type.shape))
            texts.append((element.label.map { "\($0.text): " } ?? "") + type.text)
        }
        return TypeReference(
            text: "(\(texts.joined(separator: ", ")))", shape: .tuple(elements), location: file.location(of: tuple))
    }

    /// The common type of an array literal's elements, if all name the same one.
    private func type(ofElements elements: [ExprSyntax]) -> TypeReference? {
        guard let first = elements.first.flatMap({ type(of: $0) }),
            elements.dropFirst().allSatisfy({ type(of: $0)?.shape == first.shape })
        else { return nil }
        // A call may return an optional, which only the linker knows.
        guard elements.allSatisfy({ self.value(of: $0) == nil }) else { return nil }
        return first
    }

    /// A list or text derived from a literal: `["b", "a"].sorted()`, `"A".lowercased()`
    private func type(ofKnownCall call: FunctionCallExprSyntax) -> TypeReference? {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
            return nil
        }
        // Check the name first; otherwise, each call of a long chain would infer the type of everything before it.
        let name = access.declName.baseName.text
        let (isOfList, isOfText) = (Self.keepingLists.contains(name), Self.keepingTexts.contains(name))
        guard isOfList || isOfText, let known = type(of: base), value(of: base) == nil else { return nil }
        switch known.shape {
        case .array: return isOfList ? known : nil
        case .named where known.text == "String": return isOfText ? known : nil
        default: return nil
        }
    }

    private static let keepingLists: Set<String> = ["sorted", "shuffled", "filter"]
    private static let keepingTexts: Set<String> = ["uppercased", "lowercased"]

    private func type(ofDictionary node: DictionaryExprSyntax) -> TypeReference? {
        guard case .elements(let elements) = node.content, let key = type(ofElements: elements.map(\.key)),
            let value = type(ofElements: elements.map(\.value))
        else { return nil }
        return TypeReference(
            text: "[\(key.text): \(value.text)]", shape: .dictionary(key.shape, value.shape),
            location: file.location(of: node))
    }

    /// `value as Type`, a conditional expression with two values of the same type, or a sum of literals; operators are
    /// not folded yet.
    private func type(ofSequence node: SequenceExprSyntax) -> TypeReference? {
        let elements = Array(node.elements)
        if elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self) {
            guard cast.questionOrExclamationMark == nil else { return nil }
            return elements[2].as(TypeExprSyntax.self).map { TypeReference($0.type, in: file) }
        }
        if let at = elements.lastIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
            guard at == elements.count - 2,
                !elements[..<at].contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
                let choice = elements[at].as(UnresolvedTernaryExprSyntax.self)
            else { return nil }
            return type(ofElements: [choice.thenExpression, elements[at + 1]])
        }
        return LiteralSum(elements).type.map { named($0, ExprSyntax(node)) }
    }

    private func array(_ element: TypeReference, _ node: ExprSyntax) -> TypeReference {
        TypeReference(text: "[\(element.text)]", shape: .array(element.shape), location: file.location(of: node))
    }

    /// The form of an initial value that calls an initializer or reads a static member.
    func value(of value: ExprSyntax) -> InitialValue? {
        switch value.as(ExprSyntaxEnum.self) {
        case .tryExpr(let node):
            return node.questionOrExclamationMark?.text == "?" ? nil : self.value(of: node.expression)
        case .awaitExpr(let node): return self.value(of: node.expression)
        case .memberAccessExpr(let node):
            let member = node.declName.baseName.unescaped
            if let call = node.base?.as(FunctionCallExprSyntax.self), let shape = calledType(call.calledExpression),
                node.declName.argumentNames == nil, shape.path != ["Optional"]
            {
                // `Config().retries`
                return .member(shape, member)
            }
            guard !member.startsLikeType, node.declName.argumentNames == nil, member != "self", member != "init",
                let base = node.base, let shape = calledType(base), shape.path != ["Optional"]
            else { return nil }
            return .staticMember(shape, member)
        case .sequenceExpr(let node):
            // `Limits.base + 2`
            guard let operand = LiteralSum(Array(node.elements)).operand,
                case .staticMember(let shape, let member)? = self.value(of: operand)
            else { return nil }
            return .sum(shape, member)
        case .tupleExpr(let node): return node.onlyValue.flatMap { self.value(of: $0) }
        case .functionCallExpr(let call):
            if call.isShared { return call.onlyValue.flatMap { self.value(of: $0) } }
            var labels = call.arguments.map { $0.label?.unescaped }
            if call.trailingClosure != nil { labels.append(nil) }
            if let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
                case .staticMember(let type, let name)? = self.value(of: ExprSyntax(callee))
            {
                return .staticCall(type, name, labels: labels)
            }
            if let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.unescaped,
                function.first?.isLowercase == true
            {
                var types = call.arguments.map { argument in
                    // A call may return an optional, which only the linker knows.
                    self.value(of: argument.expression) == nil ? type(of: argument.expression)?.shape : nil
                }
                if call.trailingClosure != nil { types.append(nil) }
                return .functionCall(function, labels: labels, types: types)
            }
            guard calledType(call.calledExpression)?.path != nil else { return nil }
            return .call(labels: labels, first: call.arguments.first.flatMap { literal($0.expression) })
        default: return nil
        }
    }

    private func literal(_ value: ExprSyntax) -> InitialValue.Literal? {
        if value.is(StringLiteralExprSyntax.self) { return .text }
        return value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self) ? .number : nil
    }

    private func named(_ name: String, _ node: ExprSyntax) -> TypeReference {
        TypeReference(text: name, shape: .name(name), location: file.location(of: node))
    }
}

extension TupleExprSyntax {
    /// The value in parentheses, if there is only one and it has no label.
    fileprivate var onlyValue: ExprSyntax? {
        guard elements.count == 1, let element = elements.first, element.label == nil else { return nil }
        return element.expression
    }
}

/// The type that a callee names, given Swift's convention that types start with a capital letter: `Type`,
/// `Module.Type`, `Type<Argument>`, `Type.init`.
func calledType(_ callee: ExprSyntax) -> TypeShape? {
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
        return node.baseName.unescaped.startsLikeType ? .name(node.baseName.unescaped) : nil
    case .memberAccessExpr(let node):
        guard let base = node.base else { return nil }
        // `Type.self.init(…)`
        if node.declName.baseName.tokenKind == .keyword(.self) { return calledType(base) }
        if node.declName.baseName.text == "init" { return calledType(base) }
        guard node.declName.baseName.unescaped.startsLikeType, var parts = parts(base) else { return nil }
        parts.append(.init(node.declName.baseName.unescaped))
        return .named(parts)
    case .tupleExpr(let node):
        // `(Type)(…)`
        guard node.elements.count == 1, let only = node.elements.first, only.label == nil else { return nil }
        return calledType(only.expression)
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
        return .named(parts + [.init(last.name, arguments(of: node))])
    default: return nil
    }
}

/// The dotted name of a callee, including those that start with a lower-case letter: `child`, `Module.child`,
/// `list<Item>`.
func calledName(_ callee: ExprSyntax) -> [TypeShape.NamePart]? {
    if let specialized = callee.as(GenericSpecializationExprSyntax.self) {
        guard var parts = parts(specialized.expression), let last = parts.popLast() else { return nil }
        return parts + [.init(last.name, arguments(of: specialized))]
    }
    return parts(callee)
}

private func arguments(of node: GenericSpecializationExprSyntax) -> [TypeShape] {
    node.genericArgumentClause.arguments.map { argument in
        TypeSyntax(argument.argument).map { TypeShape($0) } ?? .other(argument.plainText)
    }
}

/// The dotted names of an expression, including module names in lower case.
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
        guard let first = utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
        guard first >= 0x80 else {
            return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
                && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
        }
        // Only letters of other scripts need Unicode's tables.
        guard let character = self.first(where: { $0 != "_" }) else { return false }
        return !character.isLowercase && !character.isNumber
    }
}
