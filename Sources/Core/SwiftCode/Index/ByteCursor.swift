/// A position in a file's bytes, with the operations that the index needs.
struct ByteCursor {
    let bytes: UnsafeRawBufferPointer
    var offset: Int

    init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Skips white space and comments.
    mutating func skipTrivia() {
        while let byte {
            if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                offset += 1
            } else if byte == UInt8(ascii: "/"), skipComment() {
                continue
            } else {
                return
            }
        }
    }

    /// Skips a comment, if one starts here.
    private mutating func skipComment() -> Bool {
        guard offset + 1 < bytes.count else { return false }
        switch bytes[offset + 1] {
        case UInt8(ascii: "/"):
            while let byte, byte != 10, byte != 13 { offset += 1 }
            return true
        case UInt8(ascii: "*"):
            var depth = 0
            while offset + 1 < bytes.count {
                let pair = (bytes[offset], bytes[offset + 1])
                if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
                    depth += 1
                    offset += 2
                } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
                    depth -= 1
                    offset += 2
                    if depth == 0 { return true }
                } else {
                    offset += 1
                }
            }
            offset = bytes.count
            return true
        default:
            return false
        }
    }

    /// The identifier that starts here, without backticks, or nil.
    mutating func identifier() -> String? {
        let quoted = byte == UInt8(ascii: "`")
        if quoted { offset += 1 }
        let start = offset
        while let byte, isIdentifierByte(byte) { offset += 1 }
        guard offset > start else { return nil }
        let name = String(decoding: bytes[start..<offset], as: UTF8.self)
        if quoted, byte == UInt8(ascii: "`") { offset += 1 }
        return name
    }

    /// The identifier that ends at `end`, or nil.
    static func identifier(in bytes: UnsafeRawBufferPointer, endingAt end: Int) -> String? {
        var end = end
        if end > 0, bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
        var start = end
        while start > 0, isIdentifierByte(bytes[start - 1]) { start -= 1 }
        return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }

    /// Skips a generic clause, if one starts here.
    mutating func skipAngles() {
        guard byte == UInt8(ascii: "<") else { return }
        var depth = 0
        let limit = offset + FileIndexer.clauseLimit
        while let byte, offset < limit {
            if byte == UInt8(ascii: "<") { depth += 1 }
            if byte == UInt8(ascii: ">"), offset == 0 || bytes[offset - 1] != UInt8(ascii: "-") { depth -= 1 }
            if byte == UInt8(ascii: "{") { return }
            offset += 1
            if depth == 0 { return }
        }
    }

    /// All identifiers before one of `stops`.
    mutating func identifiers(until stops: (UInt8) -> Bool) -> [String] {
        var names: [String] = []
        let limit = offset + FileIndexer.clauseLimit
        while true {
            skipTrivia()
            guard let byte, offset < limit, !stops(byte) else { return names }
            if isIdentifierByte(byte) || byte == UInt8(ascii: "`"), let name = identifier() {
                names.append(name)
            } else {
                offset += 1
            }
        }
    }
}

/// Whether `byte` can be part of an identifier; all non-ASCII bytes count.
package func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
    default: false
    }
}

extension ByteCursor {
    /// Whether the first argument of a call is the name of a value, which may be a metatype: `type` and `item.type`.
    var isAtServiceValue: Bool {
        var cursor = self
        while cursor.identifier() != nil {
            cursor.skipTrivia()
            switch cursor.byte {
            case UInt8(ascii: "."): cursor.offset += 1
            case UInt8(ascii: ")"): return true
            case UInt8(ascii: ","):
                cursor.offset += 1
                cursor.skipTrivia()
                return cursor.identifier().map { ["name", "argument", "arguments", "initializer"].contains($0) }
                    ?? false
            default: return false
            }
        }
        return false
    }
}
