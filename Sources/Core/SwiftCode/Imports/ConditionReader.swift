import DovetailFacts

/// Parses the condition of an `#if` from bytes, with the same result as from the syntax tree: `&&`, `||`, `!` and
/// parentheses are understood, and everything else is an atom.
struct ConditionReader {
    private var lexer: SourceLexer
    /// How many parentheses are open; within them, a condition may continue on the next line.
    private var parentheses = 0
    private var nesting = 0
    private var atoms = 0
    /// Whether it is unusually long.
    private var isTooLong = false

    private static let nestingLimit = 64
    private static let atomLimit = 128

    /// A reader that starts at the lexer's position.
    init(_ lexer: SourceLexer) {
        self.lexer = lexer
    }

    /// The offset after the text read so far.
    var offset: Int { lexer.offset }

    /// The condition here; one that is too long becomes a single atom.
    mutating func condition() -> Condition {
        let start = lexer.offset
        let result = disjunction()
        return isTooLong || !result.isSmall ? Condition(atom: "condition(at: \(start))") : result
    }

    private mutating func disjunction() -> Condition {
        var result = conjunction()
        while skip("||") { result = result.or(conjunction()).orTooLong(&isTooLong) }
        return result
    }

    private mutating func conjunction() -> Condition {
        var result = negation()
        while skip("&&") { result = result.and(negation()).orTooLong(&isTooLong) }
        return result
    }

    private mutating func negation() -> Condition {
        nesting += 1
        defer { nesting -= 1 }
        guard nesting <= Self.nestingLimit else {
            isTooLong = true
            return .always
        }
        if skip("!") { return negation().negated }
        guard skip("(") else { return atom() }
        parentheses += 1
        let inner = disjunction()
        _ = skip(")")
        parentheses -= 1
        return inner
    }

    /// A flag, a literal, or a call such as `os(Linux)` or `swift(>=6)`.
    private mutating func atom() -> Condition {
        skipSpace()
        let start = lexer.offset
        if lexer.byte == UInt8(ascii: "`") { lexer.skipQuotedWord() } else { lexer.skipWord() }
        let name = lexer.text(start..<lexer.offset)
        atoms += 1
        if atoms > Self.atomLimit || name.utf8.count > 1024 { isTooLong = true }
        guard !name.isEmpty, !isTooLong else { return .always }
        if name == "true" { return .always }
        if name == "false" { return .never }
        guard skip("(") else { return Condition(atom: name) }
        return Condition(atom: name + "(" + arguments())
    }

    /// The text up to and including the closing parenthesis, without white space except after commas.
    private mutating func arguments() -> String {
        var text = ""
        var depth = 1
        parentheses += 1
        defer { parentheses -= 1 }
        while depth > 0 {
            skipSpace()
            guard lexer.offset < lexer.bytes.count, text.utf8.count <= 1024 else { break }
            let start = lexer.offset
            switch lexer.byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""):
                skipQuoted()
                text += lexer.text(start..<lexer.offset)
                continue
            case UInt8(ascii: ","):
                lexer.offset += 1
                text += ", "
                continue
            default: break
            }
            if isWordByte(lexer.byte) { lexer.skipWord() } else { lexer.offset += 1 }
            text += lexer.text(start..<lexer.offset)
        }
        return text
    }

    private mutating func skipQuoted() {
        lexer.offset += 1
        while lexer.offset < lexer.bytes.count, !isLineBreak(lexer.byte), lexer.byte != UInt8(ascii: "\"") {
            lexer.offset += 1
        }
        if lexer.byte == UInt8(ascii: "\"") { lexer.offset += 1 }
    }

    /// Skips an operator or bracket, if it is here.
    private mutating func skip(_ token: StaticString) -> Bool {
        skipSpace()
        let end = lexer.offset + token.utf8CodeUnitCount
        guard end <= lexer.bytes.count, lexer.holds(token, at: lexer.offset..<end) else { return false }
        lexer.offset = end
        return true
    }

    /// Skips white space and comments, and line breaks if a parenthesis is open.
    private mutating func skipSpace() {
        while lexer.offset < lexer.bytes.count, parentheses > 0 || !isLineBreak(lexer.byte),
            lexer.skipSpaceOrComment()
        {}
    }
}

extension Condition {
    /// Itself if it is small; otherwise sets the flag and returns a small condition.
    fileprivate func orTooLong(_ isTooLong: inout Bool) -> Condition {
        if isSmall { return self }
        isTooLong = true
        return .always
    }
}
