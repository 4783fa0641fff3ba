extension RulesText {
    /// Limits that no rules file needs to exceed, but that could crash the YAML parser or keep it busy.
    private enum Limit {
        static let line = 4000
        static let brackets = 800
        static let indentation = 100
        static let signs = 100
        static let aliases = 8
    }

    /// Why the bytes are not passed to the YAML parser; empty if they may be.
    func problems() -> [RulesProblem] {
        if bytes.count > RulesReader.byteLimit {
            return [RulesProblem("this file is larger than 1 MB", at: location(0))]
        }
        if let offset = invalidByte {
            let hint = bytes.contains(0) ? "; was it saved as UTF-16?" : ""
            return [RulesProblem("this file is not valid UTF-8\(hint)", at: location(offset))]
        }
        if let place = lineBeyond(Limit.line) {
            return [RulesProblem("this line is longer than \(Limit.line) bytes", at: place)]
        }
        return invisibleLetters + [tooMany].compactMap { $0 }
    }

    private var invalidByte: Int? {
        let repaired = String(decoding: bytes, as: UTF8.self).utf8
        guard !repaired.elementsEqual(bytes) else { return nil }
        return zip(repaired, bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? bytes.count
    }

    /// Characters that YAML does not allow.
    private var invisibleLetters: [RulesProblem] {
        var problems: [RulesProblem] = []
        var offset = 0
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where problems.count < 10 {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFEFE, 0xFF00...0xFFFD, 0x10000...: break
            default:
                let name = String(scalar.value, radix: 16, uppercase: true)
                let padded = String(repeating: "0", count: max(0, 4 - name.count)) + name
                problems.append(RulesProblem("YAML does not allow the character U+\(padded)", at: location(offset)))
            }
            offset += UTF8.width(scalar)
        }
        return problems
    }

    /// The parser recurses for each level of nesting, and compares keys in full, with all their aliases expanded.
    /// Whatever the brackets, signs and words mean, there are no more levels and aliases than counted here.
    private var tooMany: RulesProblem? {
        let brackets = bytes.indices.filter { bytes[$0] == UInt8(ascii: "[") || bytes[$0] == UInt8(ascii: "{") }
        if brackets.count > Limit.brackets {
            return RulesProblem(
                "this file has more than \(Limit.brackets) opening brackets",
                at: location(brackets[Limit.brackets]))
        }
        if let offset = tooDeepByte { return RulesProblem("this line is nested too deeply", at: location(offset)) }
        let aliases = words(after: "*")
        guard aliases.count > Limit.aliases, !words(after: "&").isEmpty else { return nil }
        return RulesProblem(RulesText.noAliases, at: location(aliases[Limit.aliases]))
    }

    /// The first byte where a line has more indentation, or more signs that open a level, than anyone would write.
    private var tooDeepByte: Int? {
        var blanks = 0, signs = 0, isAtStart = true
        for (offset, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (blanks, signs, isAtStart) = (0, 0, true)
            case UInt8(ascii: " "), UInt8(ascii: "\t"): if isAtStart { blanks += 1 }
            case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
                isAtStart = false
                let next = offset + 1 < bytes.count ? bytes[offset + 1] : UInt8(ascii: "\n")
                if next <= UInt8(ascii: " ") { signs += 1 }
            default: isAtStart = false
            }
            if blanks > Limit.indentation || signs > Limit.signs { return offset }
        }
        return nil
    }

    static let noAliases =
        "anchors and aliases (&name and *name) are not supported; quote a string that begins with '&' or '*'"

    /// Where words begin that the parser may treat as an anchor or alias.
    func words(after sign: Unicode.Scalar) -> [Int] {
        bytes.indices.dropLast().filter { index in
            guard bytes[index] == UInt8(ascii: sign) else { return false }
            let next = Unicode.Scalar(bytes[index + 1])
            return next == "_" || next == "-" || next.isASCII && next.properties.isXIDContinue
        }
    }
}
