extension SourceLexer {
    /// Skips all white space and comments here, including line breaks.
    mutating func skipTrivia() {
        while offset < bytes.count, skipSpaceOrComment() {}
    }

    /// Skips a single white space or comment, if one is here.
    ///
    /// - Precondition: `offset` is not past the last byte.
    mutating func skipSpaceOrComment() -> Bool {
        switch bytes[offset] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 11, 12: offset += 1
        case 10, 13:
            offset += 1
            leaveLine()
        case UInt8(ascii: "/"):
            switch byte(after: 1) {
            case UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "*"): skipBlockComment()
            default: return false
            }
        case 0xC2 where isAtWideSpace: offset += 2
        default: return false
        }
        return true
    }

    /// Whether there is a no-break space here, which the compiler treats as a space.
    var isAtWideSpace: Bool { isWideSpace(at: offset) }

    /// Whether there is one at an offset.
    func isWideSpace(at offset: Int) -> Bool {
        offset + 1 < bytes.count && bytes[offset] == 0xC2 && bytes[offset + 1] == 0xA0
    }

    /// The next `//` comment that is not a doc comment; nil after the last one.
    mutating func nextLineComment() -> Range<Int>? {
        while offset < bytes.count {
            let start = offset
            if skipSpaceOrComment() {
                let comment = bytes[start..<offset]
                if comment.starts(with: "//".utf8), !comment.starts(with: "///".utf8) { return start..<offset }
                continue
            }
            switch bytes[start] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                offset += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
            default: skipToken()
            }
        }
        return nil
    }

    /// Skips to the end of the line.
    mutating func skipLine() {
        while offset < bytes.count, !isLineBreak(bytes[offset]) { offset += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            switch (byte, byte(after: 1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                offset += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                offset += 2
            default: offset += 1
            }
        } while depth > 0 && offset < bytes.count
    }

    /// A single-line string ends with the line, even in an interpolation.
    private mutating func leaveLine() {
        while let last = interpolations.last, !last.string.isMultiline {
            interpolations.removeLast()
            depth = last.depth
        }
    }
}
