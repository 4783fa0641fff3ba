/// Swift's reserved words, which need backticks as names.
private let reservedWords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows",
    "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default",
    "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch",
    "where", "while", "Any", "Type", "Protocol", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws",
    "true", "try",
]

extension String {
    /// The name as a declaration must write it, with backticks if needed.
    package var asName: String { reservedWords.contains(self) || !isPlainIdentifier ? "`\(self)`" : self }

    /// The name as an argument label, where only three words need backticks.
    package var asLabel: String { ["inout", "var", "let"].contains(self) || !isPlainIdentifier ? "`\(self)`" : self }

    /// The name after a dot, where `Type` and `Protocol` are reserved, too.
    package var asNestedName: String { self == "Type" || self == "Protocol" ? "`\(self)`" : asName }

    /// Whether it can be a name, judged by its bytes; nil if it contains anything but ASCII letters, digits and
    /// underscores, which is rare.
    var isASCIIName: Bool? {
        guard let byte = utf8.first, utf8.allSatisfy(\.isOfName) else { return nil }
        return !(48...57).contains(byte)
    }

    /// Whether it is the name of an operator rather than of a function.
    package var isOperator: Bool {
        guard let first else { return false }
        return !(first.isLetter || first == "_" || first.isNumber) && !isSwiftName(self)
    }

    /// Whether its characters need no backticks.
    private var isPlainIdentifier: Bool {
        if let isName = isASCIIName { return isName }
        guard let first else { return false }
        return !first.isNumber && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || !$0.isASCII }
    }
}

extension UInt8 {
    /// Whether it is an ASCII letter, digit or underscore.
    fileprivate var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
