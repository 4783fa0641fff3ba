extension SourceLexer {
    /// Skips an operator's slash, or a regular expression where one can start.
    mutating func skipSlash() {
        if startsOperand, let close = endOfBareRegex() { offset = close } else { offset += 1 }
    }

    /// Whether an operand may begin here: an operator preceded by something, or followed by a space, is between
    /// operands or after one.
    private var startsOperand: Bool {
        switch byte(after: 1) {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 10, 13: return false
        default: break
        }
        guard offset > 0 else { return true }
        switch bytes[offset - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 10, 13, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return true
        default: return false
        }
    }

    /// The offset after `/…/`, if it ends on the same line. Whether such a literal exists depends on the compiler's
    /// language mode, so one with unbalanced brackets is treated as operators.
    private func endOfBareRegex() -> Int? {
        var index = offset + 1
        var classes = 0, groups = 0, braces = 0
        while index < bytes.count {
            switch bytes[index] {
            case 10, 13: return nil
            case UInt8(ascii: "\\"):
                if index + 1 < bytes.count, !isLineBreak(bytes[index + 1]) { index += 1 }
            case UInt8(ascii: "["): classes += 1
            case UInt8(ascii: "]"): classes = max(0, classes - 1)
            case UInt8(ascii: "(") where classes == 0: groups += 1
            case UInt8(ascii: ")") where classes == 0: groups -= 1
            case UInt8(ascii: "{") where classes == 0: braces += 1
            case UInt8(ascii: "}") where classes == 0: braces -= 1
            case UInt8(ascii: "/"):
                let isEven = classes == 0 && groups == 0 && braces == 0
                return isEven && endsBareRegex(at: index) ? index + 1 : nil
            default: break
            }
            if groups < 0 || braces < 0 { return nil }
            index += 1
        }
        return nil
    }

    /// It ends neither after an unescaped space nor where a comment would start.
    private func endsBareRegex(at index: Int) -> Bool {
        let isSpace = bytes[index - 1] == UInt8(ascii: " ") || bytes[index - 1] == UInt8(ascii: "\t")
        if isSpace, bytes[index - 2] != UInt8(ascii: "\\") { return false }
        guard index + 1 < bytes.count else { return true }
        return bytes[index + 1] != UInt8(ascii: "/") && bytes[index + 1] != UInt8(ascii: "*")
    }

    /// Skips `#/…/#`, with the same number of `#` on both sides, from its first slash. It spans several lines if
    /// nothing follows the slash; if it then has no end, it is a single line.
    mutating func skipExtendedRegex(pounds: Int) {
        offset += 1
        let isMultiline = startsMultilineRegex
        guard !isMultiline || pounds < endlessPounds else { return }
        var index = offset
        var matched = -1
        while index < bytes.count {
            let byte = bytes[index]
            if isLineBreak(byte), !isMultiline { break }
            if byte == UInt8(ascii: "/") {
                matched = 0
            } else if byte == UInt8(ascii: "#"), matched >= 0 {
                matched += 1
            } else {
                matched = -1
                if byte == UInt8(ascii: "\\"), index + 1 < bytes.count, !isLineBreak(bytes[index + 1]) { index += 1 }
            }
            index += 1
            if matched == pounds {
                offset = index
                return
            }
        }
        if isMultiline { endlessPounds = pounds } else { offset = index }
    }

    private var startsMultilineRegex: Bool {
        var index = offset
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
            index += 1
        }
        return index < bytes.count && isLineBreak(bytes[index])
    }
}
