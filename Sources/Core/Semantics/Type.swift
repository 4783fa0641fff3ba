/// A type as the compiler sees it: equal for all spellings of the same type, and different for any two types.
///
/// This is the canonical form in the compiler's sense: aliases are followed, `Optional<T>` is `T?`, and the protocols
/// of a composition are unordered.
package indirect enum Type: Hashable, Sendable {
    /// A nominal type, or a protocol used as an existential type.
    case named(NamedType)
    case optional(Type)
    case array(Type)
    case dictionary(key: Type, value: Type)
    case tuple([Element])
    case function(Function)
    /// Protocols and perhaps a class, none of which is implied by another.
    case composition(Set<Type>)
    /// `T.Type`; for a protocol, the metatype of any conforming type.
    case metatype(Type)
    /// `(any P).Type`, the type of `any P` alone.
    case existentialMetatype(Type)
    case opaque(Type)
    /// With the attributes that are part of a type, sorted: `@MainActor`, `inout`.
    case attributed([String], Type)
    /// A generic parameter or associated type, which may be any of several types.
    case open([String])
    /// Anything not understood, as text.
    case other(String)

    /// One element of a tuple.
    package struct Element: Hashable, Sendable {
        package var label: String?
        package var type: Type

        package init(label: String?, type: Type) {
            self.label = label
            self.type = type
        }
    }

    /// A function type.
    package struct Function: Hashable, Sendable {
        package var parameters: [Type]
        package var isAsync = false
        /// The thrown type: `any Error` if none is written, nil if nothing is thrown.
        package var thrown: Type?
        package var result: Type
    }
}

/// The declaration of a type, and its generic arguments.
package struct NamedType: Hashable, Sendable {
    /// One name of a path, with its generic arguments.
    package struct Part: Hashable, Sendable {
        package var name: String
        package var arguments: [Type]

        package init(_ name: String, _ arguments: [Type] = []) {
            self.name = name
            self.arguments = arguments
        }
    }

    /// For a declaration of the program, its module, or empty if that has no name; nil for a declaration of another
    /// library.
    package var module: String?
    /// The file of a private declaration, if another file declares the same name.
    package var file: String?
    package var parts: [Part]
    /// Whether the meaning of the name depends on an `#if`, so that it may be the same as another type.
    package var isUndecided = false

    package init(module: String?, parts: [Part], file: String? = nil, isUndecided: Bool = false) {
        self.module = module
        self.file = file
        self.parts = parts
        self.isUndecided = isUndecided
    }

    /// Names that look equal may be different identifiers to the compiler, which compares their scalars.
    package static func == (left: Self, right: Self) -> Bool {
        left.module == right.module && left.file == right.file && left.parts == right.parts
            && zip(left.parts, right.parts).allSatisfy { $0.name.utf8.elementsEqual($1.name.utf8) }
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(module)
        hasher.combine(parts)
    }
}

extension Type {
    /// A type of another library, by its dotted name.
    package static func foreign(_ name: String, _ arguments: [Type] = []) -> Type {
        var parts = name.split(separator: ".").map { NamedType.Part(String($0)) }
        if !parts.isEmpty { parts[parts.count - 1].arguments = arguments }
        return .named(NamedType(module: nil, parts: parts))
    }

    package static let void = Type.tuple([])
    package static let anyError = Type.foreign("Error")

    /// The dotted name of another library's type that has no arguments; nil for any other type.
    package var foreignName: String? {
        guard case .named(let type) = self, type.module == nil, type.parts.allSatisfy(\.arguments.isEmpty) else {
            return nil
        }
        return type.parts.map(\.name).joined(separator: ".")
    }

    package var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// The types that it consists of.
    package var components: [Type] {
        switch self {
        case .named(let type): type.parts.flatMap(\.arguments)
        case .optional(let inner), .array(let inner), .metatype(let inner), .existentialMetatype(let inner),
            .opaque(let inner), .attributed(_, let inner):
            [inner]
        case .dictionary(let key, let value): [key, value]
        case .tuple(let elements): elements.map(\.type)
        case .function(let function): function.parameters + [function.thrown, function.result].compactMap(\.self)
        case .composition(let types): Array(types)
        case .open, .other: []
        }
    }

    /// Whether it contains a generic parameter or associated type, and so may be any of several types.
    package var isOpen: Bool {
        if case .open = self { return true }
        return components.contains(where: \.isOpen)
    }

    /// Whether it contains a name whose meaning depends on an `#if`.
    package var isUndecided: Bool {
        if case .named(let type) = self, type.isUndecided { return true }
        return components.contains(where: \.isUndecided)
    }

    /// Whether two types are the same; nil if unknown.
    package func isSame(as other: Type) -> Bool? {
        if self == other { return true }
        return isOpen || isUndecided || other.isOpen || other.isUndecided ? nil : false
    }
}

/// Sorted by text, which is the same in every run.
extension Type: CustomStringConvertible, Comparable {
    package static func < (left: Type, right: Type) -> Bool { left.description < right.description }

    /// The type on one line, for tests and sorting; messages use the spelling in the source.
    package var description: String {
        switch self {
        case .named(let type): type.description
        case .optional(let inner): "\(inner.bracketed)?"
        case .array(let inner): "[\(inner)]"
        case .dictionary(let key, let value): "[\(key):\(value)]"
        case .tuple(let elements):
            "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }.joined(separator: ",")))"
        case .function(let function): function.description
        case .composition(let types): types.map(\.description).sorted().joined(separator: "&")
        case .metatype(let inner): "\(inner.bracketed).Type"
        case .existentialMetatype(let inner): "\(inner).Protocol"
        case .opaque(let inner): "some \(inner)"
        case .attributed(let words, let inner): (words + [inner.description]).joined(separator: " ")
        case .open(let path): "<\(path.joined(separator: "."))>"
        case .other(let text): text
        }
    }

    /// In parentheses for a function type; otherwise its result would become the optional.
    private var bracketed: String {
        if case .function = self { return "(\(self))" }
        return description
    }
}

extension Type.Function: CustomStringConvertible {
    package var description: String {
        let thrown = thrown.map { $0 == .anyError ? "throws " : "throws(\($0)) " } ?? ""
        return "(\(parameters.map(\.description).joined(separator: ",")))\(isAsync ? "async " : "")\(thrown)->\(result)"
    }
}

extension NamedType: CustomStringConvertible {
    package var description: String {
        let names = parts.map { part in
            part.arguments.isEmpty
                ? part.name : "\(part.name)<\(part.arguments.map(\.description).joined(separator: ","))>"
        }
        return (module.map { "\($0)|" } ?? "") + (file.map { "\($0)|" } ?? "") + names.joined(separator: ".")
    }
}
