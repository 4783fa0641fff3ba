/// How deep square brackets nest in a source.
///
/// swift-syntax takes time exponential in the depth of array literals (at 22
/// levels, seconds; at 40, hours), so what nests deeper than any real source is
/// reported and not parsed. Comments and strings are stepped over.
struct BracketDepth {
    /// Deeper than this is not parsed.
    static let limit = 16

    /// The offset of the first bracket beyond the limit, or nil.
    static func offsetBeyondLimit(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var cursor = ByteCursor(bytes, at: 0)
        var depth = 0
        while true {
            cursor.skipTrivia()
            guard let byte = cursor.byte else { return nil }
            switch byte {
            case UInt8(ascii: "\""): cursor.skipString()
            case UInt8(ascii: "["):
                depth += 1
                if depth > limit { return cursor.offset }
                cursor.offset += 1
            case UInt8(ascii: "]"):
                depth = max(0, depth - 1)
                cursor.offset += 1
            default: cursor.offset += 1
            }
        }
    }
}

extension ByteCursor {
    /// Steps over a string literal that starts here: one line, or three quotes.
    fileprivate mutating func skipString() {
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
