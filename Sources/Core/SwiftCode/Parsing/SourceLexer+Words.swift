import DovetailFacts

extension SourceLexer {
    /// Skips an identifier, a number or a keyword.
    mutating func skipWord() {
        var end = offset
        while end < bytes.count, isWordByte(bytes[end]) {
            if isWideSpace(at: end) { break }
            end += 1
        }
        offset = end
    }

    /// Skips a name such as `Module.Wrapper`.
    mutating func skipDottedWord() {
        skipWord()
        while byte == UInt8(ascii: "."), isWordByte(byte(after: 1)) {
            offset += 1
            skipWord()
        }
    }

    /// Skips an identifier in backticks, or a single backtick if it is the only one on the line.
    mutating func skipQuotedWord() {
        offset += 1
        let start = offset
        while offset < bytes.count, !isLineBreak(bytes[offset]) {
            offset += 1
            if bytes[offset - 1] == UInt8(ascii: "`") { return }
        }
        // The line has no other backtick. This happens at most once per line, so going back is cheap.
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

    /// Whether a `.` precedes `offset` on the same line.
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

/// Whether `byte` can be part of a word. All non-ASCII bytes count: operators among them cannot be part of an import.
func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
        true
    default: false
    }
}

func isLineBreak(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
