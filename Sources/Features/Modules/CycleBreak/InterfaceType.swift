import DovetailFacts

/// A type as source text, either as is or with protocols instead of a module's types.
struct InterfaceType {
    let names: InterfaceNames
    /// Whether protocols replace the module's types.
    var isInterface = true

    func source(_ shape: TypeShape) -> String {
        switch shape {
        case .named(let parts):
            if isInterface, let type = interfaceType(shape) { return "any " + names.protocolName(type) }
            return parts.map { part in
                part.name.asNestedName
                    + (part.arguments.isEmpty ? "" : "<\(part.arguments.map(source).joined(separator: ", "))>")
            }.joined(separator: ".")
        case .optional(let type): return wrapped(type) + "?"
        case .implicitlyUnwrapped(let type): return wrapped(type) + "!"
        case .array(let type): return "[\(source(type))]"
        case .dictionary(let key, let value): return "[\(source(key)): \(source(value))]"
        case .tuple(let elements):
            let parts = elements.map { ($0.label.map { $0 + ": " } ?? "") + source($0.type) }
            return "(\(parts.joined(separator: ", ")))"
        case .function(let parameters, let effects, let result):
            let words = effects.isEmpty ? "" : " " + effects
            return "(\(parameters.map(source).joined(separator: ", ")))\(words) -> \(source(result))"
        case .composition(let types): return types.map(source).joined(separator: " & ")
        case .metatype(let type, let word): return "\(wrapped(type)).\(word)"
        case .opaque(let type): return "some " + source(type)
        case .existential(let type): return "any " + source(type)
        case .attributed(let words, let type): return words.joined(separator: " ") + " " + source(type)
        case .variadic(let type): return "\(wrapped(type))..."
        case .other(let text): return text
        }
    }

    /// The type, in parentheses if a suffix would otherwise apply only to a part of it.
    private func wrapped(_ type: TypeShape) -> String {
        let text = source(type)
        switch type {
        case .function, .composition, .opaque, .existential, .attributed: return "(\(text))"
        case .named: return text.hasPrefix("any ") ? "(\(text))" : text
        default: return text
        }
    }

    /// The module's type, if this is one that has a protocol.
    func interfaceType(_ shape: TypeShape) -> String? {
        guard let path = shape.path, let last = path.last, names.types.contains(last) else { return nil }
        return path == [last] || path == [names.module, last] ? last : nil
    }

    /// Whether a type mentions one that has a protocol.
    func isBridged(_ shape: TypeShape) -> Bool {
        var names = InterfaceType(names: names)
        names.isInterface = true
        var plain = names
        plain.isInterface = false
        return names.source(shape) != plain.source(shape)
    }
}
