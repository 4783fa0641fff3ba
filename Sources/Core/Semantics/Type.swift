/// A type as the compiler knows it: equal for all spellings of one type, and different for any two.
///
/// The canonical form of a type in the compiler's sense: aliases are followed, `Optional<T>` is `T?`, the protocols of a
/// composition have no order.
package indirect enum Type: Hashable, Sendable {
    /// A nominal type, or a protocol as the type of any value that conforms to it.
    case named(NamedType)
    case optional(Type)
    case array(Type)
    case dictionary(key: Type, value: Type)
    case tuple([Element])
    case function(Function)
    /// Protocols and perhaps a class; none of them is implied by another.
    case composition(Set<Type>)
    /// `T.Type`; of a protocol, the type of all types that conform to it.
    case metatype(Type)
    /// `(any P).Type`, the type of `any P` alone.
    case existentialMetatype(Type)
    case opaque(Type)
    /// With attributes that are part of a type, sorted: `@MainActor`, `inout`.
    case attributed([String], Type)
    /// A generic parameter or an associated type, which stands for several types.
    case open([String])
    /// What is not understood, by its text.
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

    /// A function's type.
    package struct Function: Hashable, Sendable {
        package var parameters: [Type]
        package var isAsync = false
        /// What it throws: `any Error` where no type is written, nil for nothing.
        package var thrown: Type?
        package var result: Type
    }
}

/// The declaration that a type is of, and its generic arguments.
package struct NamedType: Hashable, Sendable {
    /// One name of a path, with its arguments.
    package struct Part: Hashable, Sendable {
        package var name: String
        package var arguments: [Type]

        package init(_ name: String, _ arguments: [Type] = []) {
            self.name = name
            self.arguments = arguments
        }
    }

    /// The module of a declaration of the program, empty where it has no name; nil for one of another library.
    package var module: String?
    /// The file of a private declaration, where another file has one of that name.
    package var file: String?
    package var parts: [Part]
    /// Whether an `#if` decides which type the name stands for, so that it may be the same as another.
    package var isUndecided = false

    package init(module: String?, parts: [Part], file: String? = nil, isUndecided: Bool = false) {
        self.module = module
        self.file = file
        self.parts = parts
        self.isUndecided = isUndecided
    }

    /// Names that are equal to readers may be two identifiers to the compiler, which compares their scalars.
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

    /// The dotted name of a type of another library without arguments; nil for any other.
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

    /// The types that it is made of.
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

    /// Whether it names a generic parameter or an associated type, so that it stands for several types.
    package var isOpen: Bool {
        if case .open = self { return true }
        return components.contains(where: \.isOpen)
    }

    /// Whether it names something of which an `#if` decides what it stands for.
    package var isUndecided: Bool {
        if case .named(let type) = self, type.isUndecided { return true }
        return components.contains(where: \.isUndecided)
    }

    /// Whether two types are one; nil where that is not told.
    package func isSame(as other: Type) -> Bool? {
        if self == other { return true }
        return isOpen || isUndecided || other.isOpen || other.isUndecided ? nil : false
    }
}

/// The order of the types' texts, the same in every run.
extension Type: CustomStringConvertible, Comparable {
    package static func < (left: Type, right: Type) -> Bool { left.description < right.description }

    /// The type in one line, for tests and for what is sorted; messages write it as its place does.
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

    /// In parentheses where it is a function's, whose result would be the optional otherwise.
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
