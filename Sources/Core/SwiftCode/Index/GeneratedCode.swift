/// Tells a file that a generator wrote from one that only speaks of it, in a comment or a text.
struct GeneratedCode {
    /// What the line begins with by which Dovetail's wiring is known.
    static let mark: StaticString = "// Written by dovetail generate"
    /// What stands in the line behind it.
    private static let nextLine = "// swift-format-ignore-file"
    /// What Needle's generated code calls.
    private static let registration = ["__DependencyProviderRegistry", "instance", "registerDependencyProviderFactory"]

    private var cursor: ByteCursor

    /// Whether Needle wrote the file, and whether it is Dovetail's wiring.
    static func kinds(of bytes: UnsafeRawBufferPointer) -> (isNeedle: Bool, isWiring: Bool) {
        var code = GeneratedCode(cursor: ByteCursor(bytes, at: 0))
        return code.kinds()
    }

    private mutating func kinds() -> (isNeedle: Bool, isWiring: Bool) {
        var result = (isNeedle: false, isWiring: false)
        var hasCode = false
        while let byte = cursor.byte {
            switch byte {
            case UInt8(ascii: "/"):
                // Only a header of comments may stand before the mark.
                if !hasCode, isWiringMark { result.isWiring = true }
                let start = cursor.offset
                if start + 1 < cursor.bytes.count, cursor.bytes[start + 1] == UInt8(ascii: "/") {
                    // One line of a header: the mark may be the next one.
                    while let byte = cursor.byte, byte != 10, byte != 13 { cursor.offset += 1 }
                } else {
                    cursor.skipTrivia()
                }
                if cursor.offset == start { cursor.offset += 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                hasCode = true
                cursor.skipLiteral()
            case _ where isIdentifierByte(byte):
                hasCode = true
                if cursor.identifier() == Self.registration[0], isRegistration { result.isNeedle = true }
            default:
                if byte > 32 { hasCode = true }
                cursor.offset += 1
            }
        }
        return result
    }

    /// Whether the comment here, at the start of its line, is the mark, and the next line is what follows the mark.
    private var isWiringMark: Bool {
        let mark = UnsafeRawBufferPointer(start: Self.mark.utf8Start, count: Self.mark.utf8CodeUnitCount)
        let start = cursor.offset
        guard start == 0 || cursor.bytes[start - 1] == 10 || cursor.bytes[start - 1] == 13 else { return false }
        let rest = cursor.bytes[start...]
        guard rest.starts(with: mark) else { return false }
        let behind = rest.drop { $0 != 10 && $0 != 13 }.drop { $0 == 10 || $0 == 13 }
        return behind.starts(with: Self.nextLine.utf8)
    }

    /// Whether `.instance.registerDependencyProviderFactory` follows.
    private var isRegistration: Bool {
        var cursor = cursor
        for name in Self.registration.dropFirst() {
            cursor.skipTrivia()
            guard cursor.byte == UInt8(ascii: ".") else { return false }
            cursor.offset += 1
            cursor.skipTrivia()
            guard cursor.identifier() == name else { return false }
        }
        return true
    }
}

extension ByteCursor {
    /// Steps over a string literal that starts here, a raw one included, or over one other byte.
    mutating func skipLiteral() {
        var hashes = 0
        while offset + hashes < bytes.count, bytes[offset + hashes] == UInt8(ascii: "#") { hashes += 1 }
        guard offset + hashes < bytes.count, bytes[offset + hashes] == UInt8(ascii: "\"") else {
            offset += max(1, hashes)
            return
        }
        guard hashes > 0 else { return skipString() }
        offset += hashes + 1
        // A raw literal ends at a quote with as many signs; a long one may hold quotes, too.
        while offset < bytes.count {
            defer { offset += 1 }
            guard bytes[offset] == UInt8(ascii: "\"") else { continue }
            var count = 0
            while count < hashes, offset + 1 + count < bytes.count, bytes[offset + 1 + count] == UInt8(ascii: "#") {
                count += 1
            }
            if count == hashes {
                offset += count
                return
            }
        }
    }
}
