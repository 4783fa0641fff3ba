/// How deep brackets and optionals nest in a source.
///
/// swift-syntax takes time exponential in the depth of array literals (at 22
/// levels, seconds; at 40, hours), so what nests deeper than any real source is
/// reported and not parsed. Generic arguments and rows of `?` are read by recursion, which
/// a hostile source would make overflow the stack. Comments and strings are stepped over.
struct BracketDepth {
    /// Deeper than this is not parsed.
    static let limit = 16
    /// Deeper generic arguments, and longer rows of `?`, are not parsed.
    private static let typeLimit = 200

    /// The offset of the first bracket beyond the limit, or nil.
    static func offsetBeyondLimit(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var cursor = ByteCursor(bytes, at: 0)
        var depth = 0
        var arguments = 0
        var marks = 0
        while true {
            cursor.skipTrivia()
            guard let byte = cursor.byte else { return nil }
            marks = byte == UInt8(ascii: "?") ? marks + 1 : 0
            if marks > typeLimit || arguments > typeLimit { return cursor.offset }
            switch byte {
            case UInt8(ascii: "\""): cursor.skipString()
            case UInt8(ascii: "<"):
                if cursor.offset > 0, isIdentifierByte(bytes[cursor.offset - 1]) { arguments += 1 }
                cursor.offset += 1
            case UInt8(ascii: ">"):
                if cursor.offset == 0 || bytes[cursor.offset - 1] != UInt8(ascii: "-") {
                    arguments = max(0, arguments - 1)
                }
                cursor.offset += 1
            // No type goes on behind these.
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="):
                arguments = 0
                cursor.offset += 1
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
