extension SourceLexer {
    /// Steps over all white space and comments here, over line breaks too.
    mutating func skipTrivia() {
        while offset < bytes.count, skipSpaceOrComment() {}
    }

    /// Steps over one white space or one comment, if one stands here.
    ///
    /// - Precondition: `offset` is not behind the last byte.
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

    /// Whether a no-break space stands here, which the compiler takes for a space.
    var isAtWideSpace: Bool { isWideSpace(at: offset) }

    /// Whether one stands there.
    func isWideSpace(at offset: Int) -> Bool {
        offset + 1 < bytes.count && bytes[offset] == 0xC2 && bytes[offset + 1] == 0xA0
    }

    /// The next comment that goes to its line's end, and is none of documentation; nil behind the last one.
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

    /// Steps to the line's end.
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

    /// A string of one line ends with the line, in an interpolation too.
    private mutating func leaveLine() {
        while let last = interpolations.last, !last.string.isMultiline {
            interpolations.removeLast()
            depth = last.depth
        }
    }
}
