/// The delimiter of a string literal.
struct StringDelimiter {
    /// The number of `#`, also required after each `\`.
    var pounds: Int
    var isMultiline: Bool
}

extension SourceLexer {
    /// Skips a string from its first quote to its end or into its first interpolation.
    mutating func skipString(pounds: Int) {
        let delimiter = StringDelimiter(pounds: pounds, isMultiline: startsMultilineString(pounds: pounds))
        offset += delimiter.isMultiline ? 3 : 1
        skipString(rest: delimiter)
    }

    /// Skips from inside a string to its end or into its next interpolation.
    mutating func skipString(rest delimiter: StringDelimiter) {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\\"):
                offset += 1
                guard holdsPounds(delimiter.pounds, at: offset) else { continue }
                offset += delimiter.pounds
                if byte == UInt8(ascii: "(") {
                    interpolations.append(Interpolation(string: delimiter, depth: depth))
                    depth += 1
                    offset += 1
                    return
                }
                if offset < bytes.count, !isLineBreak(bytes[offset]) { offset += 1 }
            case UInt8(ascii: "\""):
                if skipClosing(delimiter) { return }
            case 10, 13:
                if !delimiter.isMultiline { return }
                offset += 1
            default: offset += 1
            }
        }
    }

    /// Skips a quote, or the whole delimiter.
    ///
    /// - Returns: whether the string ends.
    private mutating func skipClosing(_ delimiter: StringDelimiter) -> Bool {
        let quote = UInt8(ascii: "\"")
        let quotes = delimiter.isMultiline ? 3 : 1
        offset += 1
        guard quotes == 1 || byte == quote && byte(after: 1) == quote,
            holdsPounds(delimiter.pounds, at: offset + quotes - 1)
        else { return false }
        offset += quotes - 1 + delimiter.pounds
        return true
    }

    private func holdsPounds(_ count: Int, at start: Int) -> Bool {
        guard start + count <= bytes.count else { return false }
        for index in start..<(start + count) where bytes[index] != UInt8(ascii: "#") { return false }
        return true
    }

    /// Three quotes start a multi-line string, but `#"""#` is a quote between delimiters.
    private func startsMultilineString(pounds: Int) -> Bool {
        let quote = UInt8(ascii: "\"")
        guard byte(after: 1) == quote, byte(after: 2) == quote else { return false }
        guard pounds > 0 else { return true }
        var index = offset + 2
        while index < bytes.count, !isLineBreak(bytes[index]) {
            if bytes[index] == quote, holdsPounds(pounds, at: index + 1) { return false }
            index += 1
        }
        return true
    }
}
