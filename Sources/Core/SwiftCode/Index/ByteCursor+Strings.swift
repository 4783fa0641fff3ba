extension ByteCursor {
    /// Skips a string literal that starts here, on one line or in triple quotes.
    mutating func skipString() {
        let quote = UInt8(ascii: "\"")
        func isTriple(at offset: Int) -> Bool {
            offset + 2 < bytes.count && bytes[offset + 1] == quote && bytes[offset + 2] == quote
        }
        let isLong = isTriple(at: offset)
        offset += isLong ? 3 : 1
        while let byte {
            if byte == UInt8(ascii: "\\") {
                offset += 2
            } else if byte == quote, !isLong || isTriple(at: offset) {
                offset += isLong ? 3 : 1
                return
            } else if !isLong, byte == 10 || byte == 13 {
                return
            } else {
                offset += 1
            }
        }
    }
}
