/// The part of an import after the keyword `import`.
struct ImportClause {
    private(set) var kind: String?
    private(set) var module = ""
    private(set) var path: [String] = []
    /// Where the module's name starts.
    private(set) var start = 0
    /// The offset after the last name.
    private(set) var end = 0

    /// Reads the clause after `keyword`; nil if the compiler would not accept it.
    init?(_ lexer: SourceLexer, behind keyword: Range<Int>) {
        var lexer = lexer
        lexer.offset = keyword.upperBound
        lexer.skipTrivia()
        start = lexer.offset
        guard var first = Self.name(&lexer) else { return nil }
        if Self.kinds.contains(first) {
            kind = first
            lexer.skipTrivia()
            start = lexer.offset
            guard let name = Self.name(&lexer) else { return nil }
            first = name
        }
        guard !Self.keywords.contains(first) else { return nil }
        module = Self.unquoted(first)
        end = lexer.offset
        guard readPath(&lexer), kind == nil || !path.isEmpty else { return nil }
    }

    /// - Returns: whether each dot is followed by a name.
    private mutating func readPath(_ lexer: inout SourceLexer) -> Bool {
        while true {
            lexer.skipTrivia()
            guard lexer.byte == UInt8(ascii: ".") else { return true }
            lexer.offset += 1
            lexer.skipTrivia()
            guard let name = Self.name(&lexer) ?? (kind == nil ? nil : Self.operatorName(&lexer)),
                !Self.keywords.contains(name)
            else { return false }
            path.append(Self.unquoted(name))
            end = lexer.offset
        }
    }

    /// The word here, including its backticks if it has any.
    private static func name(_ lexer: inout SourceLexer) -> String? {
        let start = lexer.offset
        switch lexer.byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return nil
        case UInt8(ascii: "`"):
            lexer.skipQuotedWord()
            // A single backtick, or two with nothing in between, is not a name.
            guard lexer.offset > start + 2 else { return nil }
        default: lexer.skipWord()
        }
        return lexer.offset > start ? lexer.text(start..<lexer.offset) : nil
    }

    private static func operatorName(_ lexer: inout SourceLexer) -> String? {
        let start = lexer.offset
        while operatorBytes.contains(lexer.byte) { lexer.offset += 1 }
        return lexer.offset > start ? lexer.text(start..<lexer.offset) : nil
    }

    private static func unquoted(_ name: String) -> String {
        name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
    }

    private static let operatorBytes = Set("/=-+!*%<>&|^~?.".utf8)

    private static let kinds: Set<String> = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
    ]

    /// Words that cannot be names without backticks.
    private static let keywords: Set<String> = kinds.union([
        "associatedtype", "deinit", "extension", "fileprivate", "import", "init", "inout", "internal", "operator",
        "precedencegroup", "private", "public", "rethrows", "static", "subscript", "break", "case", "catch",
        "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return",
        "throw", "switch", "where", "while", "as", "false", "is", "nil", "self", "Self", "super", "throws", "true",
        "try", "Any", "_",
    ])
}
