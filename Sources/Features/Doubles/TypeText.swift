import DovetailFacts

extension SwiftType {
    /// The specifiers that are kept in function types.
    private static let passed: Set<String> = ["inout", "borrowing", "consuming", "sending", "__owned", "__shared"]

    /// Whether it needs no parentheses before a `?`.
    private var isSimple: Bool {
        attributes.isEmpty && tokens.allSatisfy { !$0.hasSpace } && shape != .function
            || shape == .dictionary || tokens.first?.text == "["
    }

    /// The type of a stored value, with its attributes; `T!` is stored as `T?`.
    var stored: String {
        if case .optional(let inner) = shape, tokens.last?.text == "!" { return inner.optional }
        guard !attributes.isEmpty else { return text }
        let own = attributes.filter { $0 != "@escaping" && !$0.hasPrefix("@autoclosure") }
        return (own + [text]).joined(separator: " ")
    }

    /// The optional type.
    var optional: String { isSimple && tokens.last?.text != "!" ? "\(text)?" : "(\(stored))?" }

    /// The implicitly unwrapped optional type.
    var unwrapped: String { String(optional.dropLast()) + "!" }

    /// The type as a closure's parameter.
    var passed: String {
        let isPlain = tokens.last?.text != "!"
        if isPlain, specifiers.isEmpty, attributes.isEmpty { return text }
        let specifiers = specifiers.filter(Self.passed.contains)
        let own = attributes.filter { !$0.hasPrefix("@autoclosure") }
        return (specifiers + own + [isPlain ? text : stored]).joined(separator: " ")
    }

    var isOptional: Bool {
        if case .optional = shape { return true }
        return false
    }

    /// The type that replaces it where generic parameters are unavailable: `Any` for a generic parameter, and for every
    /// type made of one.
    func erased(_ generics: Set<String>) -> SwiftType {
        guard isOpaque || mentions(generics) else { return self }
        let any = SwiftType(name: "Any")
        var result: SwiftType
        switch shape {
        case .optional(let inner):
            result = SwiftType(
                tokens: inner.erased(generics).tokens + [Token("?")], shape: .optional(inner.erased(generics)))
        case .array(let inner):
            result = SwiftType(
                tokens: [Token("[")] + inner.erased(generics).tokens + [Token("]")],
                shape: .array(inner.erased(generics)))
        case .metatype(let inner) where inner.tokens.count == 1:
            result = SwiftType(tokens: [Token("Any", isName: true), Token("."), Token("Type")], shape: shape)
        case .packExpansion:
            result = SwiftType(tokens: [Token("["), Token("Any", isName: true), Token("]")], shape: .array(any))
        default: result = any
        }
        result.specifiers = specifiers
        return result
    }
}

/// The default value of a type if nothing was programmed.
struct DefaultValue {
    private let doubles: [String: String]

    /// The names that mean types other than the standard library's.
    private let hidden: Set<String>

    /// - Parameter doubles: the names of doubles that can be created without arguments, by the paths of their
    ///   protocols.
    init(doubles: [String: String], hidden: Set<String>) { (self.doubles, self.hidden) = (doubles, hidden) }

    private static let literals: [String: String] = {
        var values = ["String": "\"\"", "Substring": "\"\"", "Bool": "false", "Void": "()", "()": "()"]
        for name in ["Int", "UInt"].flatMap({ name in ["", "8", "16", "32", "64"].map { name + $0 } }) {
            values[name] = "0"
        }
        for name in ["Float", "Double", "CGFloat", "TimeInterval"] { values[name] = "0" }
        return values
    }()

    /// The names of the types that have a default value.
    static var names: Set<String> { Set(literals.keys).union(["Set"]) }

    /// Nil if no value is certain.
    func text(_ type: SwiftType) -> String? {
        switch type.shape {
        case .optional: return "nil"
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .tuple(let elements):
            let values = elements.map { text($0.type) }
            guard !values.contains(nil) else { return nil }
            return "("
                + zip(elements, values).map { ($0.label.map { "\($0): " } ?? "") + ($1 ?? "") }.joined(separator: ", ")
                + ")"
        case .other:
            if let literal = Self.literals[type.text], !hidden.contains(type.text) { return literal }
            if type.path == ["Set"], !hidden.contains("Set") { return "[]" }
            let name = type.tokens.first?.text == "any" ? SwiftType(tokens: Array(type.tokens.dropFirst())) : type
            return name.path.flatMap { path in
                name.tokens.contains { $0.text == "<" } ? nil : doubles[path.joined(separator: ".")].map { "\($0)()" }
            }
        case .function, .metatype, .packExpansion, .opaque: return nil
        }
    }
}
