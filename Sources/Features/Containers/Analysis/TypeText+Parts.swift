import DovetailSemantics

extension TypeText {
    /// An optional of it; one that it is already as it is.
    var optional: TypeText { isOptional ? self : TypeText(.optional(type), swift: "\(bracketed)?") }

    /// What an optional wraps; anything else as it is.
    var unwrapped: TypeText {
        guard case .optional(let inner) = type else { return self }
        var text = swift
        if text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
        if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
        return TypeText(inner, swift: text)
    }

    /// `Page` of `Page<Feed>`, as it is written without arguments; nil for anything else.
    var genericBase: Type? {
        guard case .named(var named) = type, let last = named.parts.indices.last, !named.parts[last].arguments.isEmpty
        else { return nil }
        named.parts[last].arguments = []
        return .named(named)
    }

    /// `T` of `[T]`; nil for anything else.
    var element: TypeText? {
        guard case .array(let inner) = type, swift.hasPrefix("["), swift.hasSuffix("]") else { return nil }
        return TypeText(inner, swift: String(swift.dropFirst().dropLast()))
    }
}
