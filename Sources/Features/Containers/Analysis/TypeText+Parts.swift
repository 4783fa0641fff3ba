import DovetailSemantics

extension TypeText {
    /// The optional type; unchanged if it already is one.
    var optional: TypeText { isOptional ? self : TypeText(.optional(type), swift: "\(bracketed)?") }

    /// The wrapped type of an optional; otherwise the type itself.
    var unwrapped: TypeText {
        guard case .optional(let inner) = type else { return self }
        var text = swift
        if text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
        if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
        return TypeText(inner, swift: text)
    }

    /// `Page` of `Page<Feed>`, written without arguments; nil for anything else.
    var genericBase: Type? {
        guard case .named(var named) = type, let last = named.parts.indices.last, !named.parts[last].arguments.isEmpty
        else { return nil }
        named.parts[last].arguments = []
        return .named(named)
    }

    /// `T` of `[T]` and of `[String: T]`; nil for anything else.
    var element: TypeText? {
        guard swift.hasPrefix("["), swift.hasSuffix("]") else { return nil }
        switch type {
        case .array(let inner): return TypeText(inner, swift: String(swift.dropFirst().dropLast()))
        case .dictionary(let key, let inner) where key == .foreign("String"):
            guard let colon = swift.firstIndex(of: ":") else { return nil }
            return TypeText(inner, swift: String(swift[colon...].dropFirst(2).dropLast()))
        default: return nil
        }
    }
}

extension Type {
    /// Whether it is a type of another library, or made of one: a type that may be an alias there.
    var isForeign: Bool {
        switch self {
        case .named(let named): named.module == nil
        case .optional, .array, .dictionary, .tuple, .function: true
        default: false
        }
    }

    /// Whether it is a member of another library's type, which may be an alias: `IndexPath.Element`.
    func mayBeForeignAlias(in context: LookupContext) -> Bool {
        guard case .named(let named) = self, named.module == nil, named.parts.count > 1 else { return false }
        return !context.imports.contains(named.parts[0].name)
    }
}
