package import DovetailDiagnostics

/// A type as written, parsed far enough to be compared with another spelling of the same type.
///
/// The linker, which knows the declarations, decides what names mean and which differences in spelling matter.
package indirect enum TypeShape: Codable, Hashable, Sendable {
    /// `Module.Outer.Name<Argument>`, with one part for each name.
    case named([NamePart])
    case optional(TypeShape)
    /// `T!`
    case implicitlyUnwrapped(TypeShape)
    case array(TypeShape)
    case dictionary(TypeShape, TypeShape)
    case tuple([TupleElement])
    case function(parameters: [TypeShape], effects: String, result: TypeShape)
    /// `A & B`
    case composition([TypeShape])
    /// `T.Type` or `T.Protocol`
    case metatype(TypeShape, String)
    /// `some P`
    case opaque(TypeShape)
    /// `any P`
    case existential(TypeShape)
    /// Attributes and specifiers that are part of a type: `@Sendable`, `inout`.
    case attributed([String], TypeShape)
    /// `T...` among the parameters of a function type
    case variadic(TypeShape)
    /// Anything else, as its text.
    case other(String)

    /// One name in a dotted path, with its generic arguments.
    package struct NamePart: Codable, Hashable, Sendable {
        package var name: String
        package var arguments: [TypeShape]

        package init(_ name: String, _ arguments: [TypeShape] = []) {
            self.name = name
            self.arguments = arguments
        }
    }

    /// One element of a tuple.
    package struct TupleElement: Codable, Hashable, Sendable {
        package var label: String?
        package var type: TypeShape

        package init(label: String?, type: TypeShape) {
            self.label = label
            self.type = type
        }
    }

    /// The shape of a plain name.
    package static func name(_ name: String) -> TypeShape { .named([NamePart(name)]) }
}

extension TypeShape {
    /// The type of an argument for a parameter of this type: without `inout`, `@escaping` and the like, and for an
    /// `@autoclosure` the type that it returns.
    package var given: TypeShape {
        guard case .attributed(let words, let inner) = self else { return self }
        if words.contains("@autoclosure"), case .function(_, _, let result) = inner.given { return result }
        // `@Sendable` and global actors are part of a function's type.
        guard case .function = inner else { return inner.given }
        let kept = words.filter { $0.hasPrefix("@") && !["@escaping", "@autoclosure"].contains($0) }
        return kept.isEmpty ? inner.given : .attributed(kept, inner.given)
    }

    /// The names without generic arguments, if the type is a dotted path.
    package var path: [String]? {
        guard case .named(let parts) = self else { return nil }
        return parts.map(\.name)
    }

    /// Whether it is `Assembly`, `any Assembly` or `some Assembly`.
    package var isAssembly: Bool {
        switch self {
        case .existential(let inner), .opaque(let inner): inner.isAssembly
        default: path?.last == "Assembly"
        }
    }

    /// The generic arguments of the last name.
    package var arguments: [TypeShape] {
        guard case .named(let parts) = self else { return [] }
        return parts.last?.arguments ?? []
    }

    /// The generic arguments of all names.
    package var allArguments: [TypeShape] {
        guard case .named(let parts) = self else { return [] }
        return parts.flatMap(\.arguments)
    }

    /// The type without its optionals, however many there are.
    package var unwrapped: TypeShape {
        switch self {
        case .optional(let inner), .implicitlyUnwrapped(let inner): inner.unwrapped
        default: self
        }
    }

    /// Every name that occurs in the type.
    package var mentionedNames: Set<String> {
        var names: Set<String> = []
        insertNames(into: &names)
        return names
    }

    /// Adds every name that occurs in the type.
    package func insertNames(into names: inout Set<String>) {
        forEachName { for part in $0 { names.insert(part.name) } }
    }

    /// Whether one of these names occurs in the type.
    package func mentions(oneOf names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        var isFound = false
        forEachName { parts in isFound = isFound || parts.contains { names.contains($0.name) } }
        return isFound
    }

    /// Whether a name in the type is qualified with another.
    package var hasQualifiedName: Bool {
        var isFound = false
        forEachName { isFound = isFound || $0.count > 1 }
        return isFound
    }

    /// The type with some names replaced by other types.
    package func replacing(_ names: [String: TypeShape]) -> TypeShape {
        let inner = mapped { $0.replacing(names) }
        guard case .named(let parts) = inner, let first = parts.first, let new = names[first.name] else { return inner }
        if parts.count == 1 { return new }
        if case .named(let owner) = new { return .named(owner + parts.dropFirst()) }
        return .other(parts.map(\.name).joined(separator: "."))
    }

    /// The type with `change` applied to each of its parts.
    package func mapped(_ change: (TypeShape) -> TypeShape) -> TypeShape {
        switch self {
        case .named(let parts): .named(parts.map { .init($0.name, $0.arguments.map(change)) })
        case .optional(let inner): .optional(change(inner))
        case .implicitlyUnwrapped(let inner): .implicitlyUnwrapped(change(inner))
        case .array(let inner): .array(change(inner))
        case .dictionary(let key, let value): .dictionary(change(key), change(value))
        case .tuple(let elements): .tuple(elements.map { .init(label: $0.label, type: change($0.type)) })
        case .function(let parameters, let effects, let result):
            .function(parameters: parameters.map(change), effects: effects, result: change(result))
        case .composition(let types): .composition(types.map(change))
        case .metatype(let inner, let word): .metatype(change(inner), word)
        case .opaque(let inner): .opaque(change(inner))
        case .existential(let inner): .existential(change(inner))
        case .attributed(let words, let inner): .attributed(words, change(inner))
        case .variadic(let inner): .variadic(change(inner))
        case .other: self
        }
    }

    private func forEachName(_ body: ([NamePart]) -> Void) {
        switch self {
        case .named(let parts):
            body(parts)
            for part in parts { part.arguments.forEach { $0.forEachName(body) } }
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .metatype(let type, _),
            .opaque(let type), .existential(let type), .attributed(_, let type), .variadic(let type):
            type.forEachName(body)
        case .dictionary(let key, let value):
            key.forEachName(body)
            value.forEachName(body)
        case .tuple(let elements): elements.forEach { $0.type.forEachName(body) }
        case .function(let parameters, _, let result):
            parameters.forEach { $0.forEachName(body) }
            result.forEachName(body)
        case .composition(let types): types.forEach { $0.forEachName(body) }
        case .other: break
        }
    }
}

/// A written type: its text and its shape.
package struct TypeReference: Codable, Hashable, Sendable {
    /// The type as the source spells it, without comments.
    package var text: String
    package var shape: TypeShape
    package var location: SourceLocation

    package init(text: String, shape: TypeShape, location: SourceLocation) {
        self.text = text
        self.shape = shape
        self.location = location
    }
}
