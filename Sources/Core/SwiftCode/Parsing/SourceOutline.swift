/// A source without what stands in bodies: what it declares is all there, and takes less time to parse.
package enum SourceOutline {
    /// The source without what stands within braces, but for those of types, protocols and extensions, and without
    /// the parameters of functions, but for those of protocols and classes. Line breaks stay, and so do as many columns
    /// as stand before what follows: all that is left has its line and column.
    ///
    /// - Returns: nil where the braces are not even, as in a source that does not compile.
    /// - Complexity: linear in the count of `bytes`.
    package static func bytes(of bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        var reader = BodyReader(bytes)
        guard let bodies = reader.bodies() else { return nil }
        var outline: [UInt8] = []
        outline.reserveCapacity(bytes.count)
        var kept = 0
        for body in bodies {
            outline.append(contentsOf: bytes[kept..<body.lowerBound])
            var columns = 0
            for byte in bytes[body] {
                if isLineBreak(byte) {
                    outline.append(byte)
                    columns = 0
                } else {
                    columns += 1
                }
            }
            outline.append(contentsOf: repeatElement(UInt8(ascii: " "), count: columns))
            kept = body.upperBound
        }
        outline.append(contentsOf: bytes[kept...])
        return outline
    }
}

/// Finds the bodies of a source.
private struct BodyReader {
    /// A bracket that is open.
    private enum Bracket {
        /// A brace whose declarations matter.
        case declarations
        /// A brace of a class, where parameters matter too.
        case members
        /// A brace within a protocol, where accessors matter as well.
        case requirements
        /// What begins a body, and what stands behind it; the parentheses of parameters are one.
        case body(UInt8, Int)
        /// One within a body, or none that begins one.
        case other(UInt8)
    }

    private var lexer: SourceLexer
    private var open: [Bracket] = []
    private var found: [Range<Int>] = []
    /// What the next brace belongs to, if it is a declaration's.
    private var introduced: Bracket?
    /// Whether the next parentheses are those of parameters that do not matter.
    private var isBeforeParameters = false
    /// Whether the last word was `import`, behind which `func` introduces nothing.
    private var isImporting = false
    private var isInBody = false

    init(_ bytes: UnsafeRawBufferPointer) { lexer = SourceLexer(bytes, end: bytes.count) }

    /// What stands between the braces of each body; nil where brackets are not even.
    mutating func bodies() -> [Range<Int>]? {
        while lexer.offset < lexer.end {
            if lexer.skipSpaceOrComment() { continue }
            let start = lexer.offset
            switch lexer.bytes[start] {
            case UInt8(ascii: "(") where isBeforeParameters: enterBody()
            case UInt8(ascii: "("), UInt8(ascii: "["): enter(.other(lexer.bytes[start]))
            case UInt8(ascii: "{"): enterBrace()
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard leave(lexer.bytes[start], at: start) else { return nil }
            case UInt8(ascii: ";"):
                (introduced, isBeforeParameters) = (nil, false)
                lexer.offset += 1
            default: readWord()
            }
        }
        return open.isEmpty && lexer.interpolations.isEmpty ? found : nil
    }

    private mutating func enter(_ bracket: Bracket) {
        open.append(bracket)
        lexer.depth += 1
        lexer.offset += 1
    }

    private mutating func enterBrace() {
        defer { (introduced, isBeforeParameters) = (nil, false) }
        if isInBody { return enter(.other(UInt8(ascii: "{"))) }
        if case .requirements? = open.last { return enter(.requirements) }
        if let introduced { return enter(introduced) }
        enterBody()
    }

    private mutating func enterBody() {
        isBeforeParameters = false
        isInBody = true
        enter(.body(lexer.bytes[lexer.offset], lexer.offset + 1))
    }

    private mutating func leave(_ byte: UInt8, at start: Int) -> Bool {
        if let last = lexer.interpolations.last, last.depth == lexer.depth - 1 {
            lexer.close()
            return byte == UInt8(ascii: ")")
        }
        let expected: UInt8
        switch open.popLast() {
        case .declarations?, .members?, .requirements?: expected = UInt8(ascii: "}")
        case .body(let opening, let first)?:
            expected = Self.closing(opening)
            found.append(first..<start)
            isInBody = false
        case .other(let opening)?: expected = Self.closing(opening)
        case nil: return false
        }
        lexer.close()
        introduced = byte == UInt8(ascii: "}") ? nil : introduced
        return byte == expected
    }

    private static func closing(_ opening: UInt8) -> UInt8 {
        opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : opening + 2
    }

    /// Steps over a word, and notes one that introduces a type or parameters.
    private mutating func readWord() {
        let start = lexer.offset
        lexer.skipToken()
        guard !isInBody, isWordByte(lexer.bytes[start]) else { return }
        if case .other? = open.last { return }
        let word = start..<lexer.offset
        if lexer.holds("protocol", at: word) {
            introduced = .requirements
        } else if lexer.holds("class", at: word) {
            // `protocol P: class` stays one.
            if case .requirements? = introduced {} else { introduced = .members }
        } else if introduced == nil, Self.introducers.contains(where: { lexer.holds($0, at: word) }) {
            introduced = .declarations
        } else if !isImporting, Self.callables.contains(where: { lexer.holds($0, at: word) }) {
            isBeforeParameters = areParametersIdle && !lexer.isMember(at: start)
        }
        isImporting = lexer.holds("import", at: word)
    }

    /// Whether parameters matter to nobody where this is.
    private var areParametersIdle: Bool {
        switch open.last {
        case nil, .declarations?: true
        default: false
        }
    }

    private static let introducers: [StaticString] = ["struct", "enum", "actor", "extension"]
    private static let callables: [StaticString] = ["func", "init", "subscript"]
}
