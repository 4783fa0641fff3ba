import DovetailSemantics

extension TypeText {
    /// An optional of it; one that it is already as it is.
    var optional: TypeText {
        guard !isOptional else { return self }
        return TypeText(key: "\(bracketedKey)?", swift: "\(bracketed)?")
    }

    /// What an optional wraps; anything else as it is.
    var unwrapped: TypeText {
        guard isOptional else { return self }
        var text = swift
        if text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
        if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
        var inner = String(key.dropLast())
        // The parentheses of a function's type.
        if inner.hasPrefix("("), inner.hasSuffix(")"), inner.contains("->") {
            inner = String(inner.dropFirst().dropLast())
        }
        return TypeText(key: inner, swift: text)
    }
}

extension TypeText {
    /// `Page` of `Page<Feed>`, as it is written without arguments; nil for anything else.
    var genericBase: String? {
        guard key.hasSuffix(">"), !key.hasPrefix("("), let end = key.firstIndex(of: "<") else { return nil }
        return String(key[..<end])
    }

    /// `T` of `[T]`; nil for anything else, and for a dictionary.
    var element: TypeText? {
        guard key.hasPrefix("["), key.hasSuffix("]"), swift.hasPrefix("["), swift.hasSuffix("]") else { return nil }
        var depth = 0
        let inner = key.dropFirst().dropLast()
        for (index, character) in zip(inner.indices, inner) {
            switch character {
            case "[", "(", "<": depth += 1
            case "]", ")": depth -= 1
            // Not the end of an arrow.
            case ">" where index == inner.startIndex || inner[inner.index(before: index)] != "-": depth -= 1
            case ":" where depth == 0: return nil
            default: break
            }
            if depth < 0 { return nil }
        }
        return TypeText(key: String(inner), swift: String(swift.dropFirst().dropLast()))
    }
}
