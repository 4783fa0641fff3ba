import DovetailFacts

extension SourceLexer {
    /// Steps over an identifier, a number or a keyword.
    mutating func skipWord() {
        var end = offset
        while end < bytes.count, isWordByte(bytes[end]) {
            if isWideSpace(at: end) { break }
            end += 1
        }
        offset = end
    }

    /// Steps over a name such as `Module.Wrapper`.
    mutating func skipDottedWord() {
        skipWord()
        while byte == UInt8(ascii: "."), isWordByte(byte(after: 1)) {
            offset += 1
            skipWord()
        }
    }

    /// Steps over an identifier in backticks; over one backtick where the line holds no other.
    mutating func skipQuotedWord() {
        offset += 1
        let start = offset
        while offset < bytes.count, !isLineBreak(bytes[offset]) {
            offset += 1
            if bytes[offset - 1] == UInt8(ascii: "`") { return }
        }
        // No other backtick stands in the line: this happens once a line, and steps back once.
        offset = start
    }

    /// Whether the bytes of `range` are `word`.
    func holds(_ word: StaticString, at range: Range<Int>) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        for index in 0..<range.count where bytes[range.lowerBound + index] != word.utf8Start[index] { return false }
        return true
    }

    /// The access level that the word names.
    func access(at range: Range<Int>) -> Access? {
        switch bytes[range.lowerBound] {
        case UInt8(ascii: "f"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "p"):
            guard (4...11).contains(range.count) else { return nil }
            return Access(keyword: text(range))
        default: return nil
        }
    }

    /// Whether a `.` stands before what starts at `offset`, in the same line.
    func isMember(at offset: Int) -> Bool {
        var before = offset
        while before > 0, bytes[before - 1] == UInt8(ascii: " ") || bytes[before - 1] == UInt8(ascii: "\t") {
            before -= 1
        }
        return before > 0 && bytes[before - 1] == UInt8(ascii: ".")
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
}

/// Whether `byte` can be part of a word. All of UTF-8 beyond ASCII counts: what
/// is an operator there cannot be a part of an import.
func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
        true
    default: false
    }
}

func isLineBreak(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
