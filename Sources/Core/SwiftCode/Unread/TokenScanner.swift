/// The tokens of a file without comments, texts' contents and white space, found without parsing.
struct TokenScanner {
    private let bytes: UnsafeRawBufferPointer
    private(set) var tokens: [Range<Int>] = []

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        var lexer = SourceLexer(bytes, end: bytes.count)
        while lexer.offset < lexer.end {
            if lexer.skipSpaceOrComment() { continue }
            let start = lexer.offset
            switch bytes[start] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                lexer.depth += 1
                lexer.offset += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): lexer.close()
            default: lexer.skipToken()
            }
            tokens.append(start..<max(start + 1, lexer.offset))
        }
    }

    /// The tokens between the braces of the next block at or after an index, the braces included; empty if there is none.
    func block(after index: Int) -> Range<Int> {
        guard let open = (index..<count).first(where: { isText("{", at: $0) }) else { return index..<index }
        var depth = 0
        for next in open..<count {
            if isText("{", at: next) { depth += 1 }
            if isText("}", at: next) { depth -= 1 }
            if depth == 0 { return open..<(next + 1) }
        }
        return open..<count
    }

    /// The first byte of the token at an index.
    func firstByte(at index: Int) -> UInt8 { bytes[tokens[index].lowerBound] }

    var count: Int { tokens.count }

    /// Whether the token at an index is this text.
    func isText(_ text: StaticString, at index: Int) -> Bool {
        text.withUTF8Buffer { equals($0, at: index) }
    }

    /// Whether the token at an index is this text.
    func isText(_ text: String, at index: Int) -> Bool {
        var text = text
        return text.withUTF8 { equals($0, at: index) }
    }

    private func equals(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        guard tokens.indices.contains(index), tokens[index].count == text.count else { return false }
        return bytes[tokens[index]].elementsEqual(text)
    }

    func text(at index: Int) -> String {
        tokens.indices.contains(index) ? String(decoding: bytes[tokens[index]], as: UTF8.self) : ""
    }

    /// The line and the column of a token, both from 1.
    func place(of index: Int) -> (line: Int, column: Int) {
        let before = bytes[..<tokens[index].lowerBound]
        let line = before.lazy.filter { $0 == 10 }.count + 1
        let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
        return (line, tokens[index].lowerBound - start + 1)
    }
}
