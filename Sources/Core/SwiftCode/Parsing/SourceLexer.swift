/// Scans Swift source and stops at what matters to an import: words, attributes and brackets at file scope, and
/// directives anywhere.
struct SourceLexer {
    /// A token at file scope, or a directive.
    enum Token {
        case word(Range<Int>)
        /// An attribute's name, with the offset of its `@`.
        case attribute(Int)
        /// `(…)` as a whole.
        case parentheses
        /// The word after `#`.
        case directive(Range<Int>)
        case other
        case end
    }

    /// The string that contains an interpolation, and the depth outside it.
    struct Interpolation {
        var string: StringDelimiter
        var depth: Int
    }

    let bytes: UnsafeRawBufferPointer
    var offset = 0
    /// No token starts at or after this offset; one that starts before it is read to its end.
    var end: Int
    /// How many brackets of any kind are open.
    var depth = 0
    var interpolations: [Interpolation] = []
    /// An extended regular expression with at least this many `#` is known to have no end.
    var endlessPounds = Int.max

    init(_ bytes: UnsafeRawBufferPointer, end: Int) {
        self.bytes = bytes
        self.end = end
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        if byte == UInt8(ascii: "#"), byte(after: 1) == UInt8(ascii: "!") { skipLine() }
    }

    /// The byte here; after the last one, 0, which is never part of a token.
    var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    func byte(after count: Int) -> UInt8 { offset + count < bytes.count ? bytes[offset + count] : 0 }

    /// The next token; `end` from then on if there is none.
    mutating func next() -> Token {
        while offset < end {
            if skipSpaceOrComment() { continue }
            let start = offset
            switch bytes[start] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                offset += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                close()
                if depth == 0, bytes[start] == UInt8(ascii: ")") { return .parentheses }
            case UInt8(ascii: "#"):
                if let word = skipPounds() { return .directive(word) }
            case UInt8(ascii: "@"):
                skipToken()
                if depth == 0 { return .attribute(start) }
            case let byte where isWordByte(byte):
                skipToken()
                if depth == 0 { return .word(start..<offset) }
            default: skipToken()
            }
            if depth == 0 { return .other }
        }
        return .end
    }

    /// Skips a token that is not a bracket: a word, an attribute's name, a literal or a single byte. A string stops at
    /// its first interpolation, and continues after the closing bracket.
    mutating func skipToken() {
        switch bytes[offset] {
        case UInt8(ascii: "\""): skipString(pounds: 0)
        case UInt8(ascii: "`"): skipQuotedWord()
        case UInt8(ascii: "/"): skipSlash()
        case UInt8(ascii: "#"): _ = skipPounds()
        case UInt8(ascii: "@"):
            offset += 1
            skipDottedWord()
        case let byte where isWordByte(byte): skipWord()
        default: offset += 1
        }
    }

    /// Skips a closing bracket, and continues the string if it ends an interpolation.
    mutating func close() {
        offset += 1
        depth = max(0, depth - 1)
        guard let last = interpolations.last, last.depth == depth else { return }
        interpolations.removeLast()
        skipString(rest: last.string)
    }

    /// Skips the name of a directive or macro, or a literal that starts with `#`.
    ///
    /// - Returns: the name. Inside an interpolation, there are no directives.
    private mutating func skipPounds() -> Range<Int>? {
        let start = offset
        while byte == UInt8(ascii: "#") { offset += 1 }
        switch byte {
        case UInt8(ascii: "\""): skipString(pounds: offset - start)
        case UInt8(ascii: "/"): skipExtendedRegex(pounds: offset - start)
        case let byte where isWordByte(byte):
            let word = offset
            skipWord()
            if interpolations.isEmpty { return word..<offset }
        default: break
        }
        return nil
    }
}
