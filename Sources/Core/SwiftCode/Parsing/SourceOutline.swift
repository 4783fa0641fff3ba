/// Reduces a source to its declarations by removing bodies, so that it takes less time to parse.
package enum SourceOutline {
    /// The source without the contents of braces, except those of types, protocols and extensions, and without the
    /// parameters of functions, except in protocols and classes. Line breaks are kept, and removed text is padded where
    /// needed, so that everything that remains keeps its line and column.
    ///
    /// - Returns: nil if the braces are unbalanced, as in a source that does not compile.
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
    /// An open bracket.
    private enum Bracket {
        /// A brace that contains relevant declarations.
        case declarations
        /// A brace of a class, in which parameters are relevant, too.
        case members
        /// A brace inside a protocol, where accessors are relevant as well.
        case requirements
        /// The opening bracket of a body, and the offset after it. Irrelevant parameter lists count as bodies.
        case body(UInt8, Int)
        /// A bracket inside a body, or one that does not open a body.
        case other(UInt8)
    }

    private var lexer: SourceLexer
    private var open: [Bracket] = []
    private var found: [Range<Int>] = []
    /// The kind of the next brace, if it belongs to a declaration.
    private var introduced: Bracket?
    /// Whether the next parentheses contain irrelevant parameters.
    private var isBeforeParameters = false
    /// Whether the last word was `import`, after which `func` does not introduce a function.
    private var isImporting = false
    private var isInBody = false

    init(_ bytes: UnsafeRawBufferPointer) { lexer = SourceLexer(bytes, end: bytes.count) }

    /// The contents of each body, without its brackets; nil if brackets are unbalanced.
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

    /// Skips a word, and records one that introduces a type or parameters.
    private mutating func readWord() {
        let start = lexer.offset
        lexer.skipToken()
        guard !isInBody, isWordByte(lexer.bytes[start]) else { return }
        if case .other? = open.last { return }
        let word = start..<lexer.offset
        if lexer.holds("protocol", at: word) {
            introduced = .requirements
        } else if lexer.holds("class", at: word) {
            // `protocol P: class` remains a protocol.
            if case .requirements? = introduced {} else { introduced = .members }
        } else if introduced == nil, Self.introducers.contains(where: { lexer.holds($0, at: word) }) {
            introduced = .declarations
        } else if !isImporting, Self.callables.contains(where: { lexer.holds($0, at: word) }) {
            isBeforeParameters = areParametersIdle && !lexer.isMember(at: start)
        }
        isImporting = lexer.holds("import", at: word)
    }

    /// Whether parameters at this place are irrelevant.
    private var areParametersIdle: Bool {
        switch open.last {
        case nil, .declarations?: true
        default: false
        }
    }

    private static let introducers: [StaticString] = ["struct", "enum", "actor", "extension"]
    private static let callables: [StaticString] = ["func", "init", "subscript"]
}
