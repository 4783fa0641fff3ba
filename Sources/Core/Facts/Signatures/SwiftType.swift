/// A type as written in the source: its tokens, and the parts of its shape that matter when a value of it is stored or
/// passed on.
package struct SwiftType: Hashable, Sendable {
    /// A word or punctuation mark of the type.
    package struct Token: Hashable, Sendable {
        package var text: String
        /// Whether a space precedes it.
        package var hasSpace: Bool
        /// Whether it is a name that is looked up, and not a member after a dot or a label.
        package var isName: Bool

        package init(_ text: String, hasSpace: Bool = false, isName: Bool = false) {
            self.text = text
            self.hasSpace = hasSpace
            self.isName = isName
        }

        /// Without backticks.
        package var name: String { text.first == "`" ? String(text.dropFirst().dropLast()) : text }
    }

    /// The kind of type.
    package indirect enum Shape: Hashable, Sendable {
        /// A name, or anything not listed below.
        case other
        case optional(SwiftType)
        case array(SwiftType)
        case dictionary
        case tuple([Element])
        case function
        case metatype(SwiftType)
        /// `repeat each T`
        case packExpansion
        /// `some P`
        case opaque
    }

    /// An element of a tuple.
    package struct Element: Hashable, Sendable {
        package var label: String?
        package var type: SwiftType

        package init(label: String?, type: SwiftType) {
            self.label = label
            self.type = type
        }
    }

    /// Without specifiers and attributes.
    package var tokens: [Token]
    package var shape: Shape
    /// How a parameter is passed: `inout`, `sending`, `borrowing`.
    package var specifiers: [String] = []
    /// As written: `@escaping`, `@Sendable`.
    package var attributes: [String] = []

    package init(tokens: [Token], shape: Shape = .other) {
        self.tokens = tokens
        self.shape = shape
    }

    /// A type that is a single name.
    package init(name: String) { self.init(tokens: [Token(name, isName: true)]) }
}

extension SwiftType {
    /// The names that it mentions.
    package var names: Set<String> { Set(tokens.lazy.filter(\.isName).map(\.name)) }

    /// Whether it mentions one of these names.
    package func mentions(_ names: Set<String>) -> Bool {
        !names.isEmpty && tokens.contains { $0.isName && names.contains($0.name) }
    }

    /// Whether it contains a `some` type.
    package var isOpaque: Bool { tokens.contains { $0.text == "some" } }

    /// Its text, without specifiers and attributes.
    package var text: String { Self.text(tokens) }

    /// The text of tokens.
    package static func text(_ tokens: [Token]) -> String {
        if tokens.count == 1 { return tokens[0].text }
        var text = ""
        for (index, token) in tokens.enumerated() {
            if token.hasSpace, index > 0 { text += " " }
            text += token.text
        }
        return text
    }

    /// Its first dotted name: `Outer.P` of `Outer.P<Int>`; nil if it does not start with a name.
    package var path: [String]? {
        guard tokens.first?.isName == true else { return nil }
        var path: [String] = []
        var isExpected = true
        for token in tokens {
            if token.text == "<" { break }
            if token.text == "." {
                isExpected = true
            } else if isExpected {
                path.append(token.name)
                isExpected = false
            } else {
                return nil
            }
        }
        return path
    }

    /// The type with names replaced. `Self.Item` becomes `Item` if `Self` is replaced.
    package func replacing(_ names: [String: String]) -> SwiftType {
        guard tokens.contains(where: { $0.isName && names[$0.name] != nil }) else { return self }
        var result = self
        result.tokens = Self.replacing(names, in: tokens)
        switch shape {
        case .optional(let inner): result.shape = .optional(inner.replacing(names))
        case .array(let inner): result.shape = .array(inner.replacing(names))
        case .metatype(let inner): result.shape = .metatype(inner.replacing(names))
        case .tuple(let elements):
            result.shape = .tuple(elements.map { Element(label: $0.label, type: $0.type.replacing(names)) })
        case .other, .dictionary, .function, .packExpansion, .opaque: break
        }
        return result
    }

    /// The type as written for a requirement's parameter.
    package var declared: String {
        specifiers.isEmpty && attributes.isEmpty ? text : (specifiers + attributes + [text]).joined(separator: " ")
    }

    private static func replacing(_ names: [String: String], in tokens: [Token]) -> [Token] {
        var result: [Token] = []
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            index += 1
            guard token.isName, let new = names[token.name] else {
                result.append(token)
                continue
            }
            if token.text == "Self", index + 1 < tokens.count, tokens[index].text == ".",
                !["Type", "Protocol"].contains(tokens[index + 1].text)
            {
                var member = tokens[index + 1]
                member.hasSpace = token.hasSpace
                member.isName = true
                result += replacing(names.filter { $0.key != "Self" }, in: [member])
                index += 2
            } else {
                result.append(Token(new, hasSpace: token.hasSpace, isName: true))
            }
        }
        return result
    }
}
