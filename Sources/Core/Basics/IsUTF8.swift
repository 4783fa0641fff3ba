import DovetailByteSearch

/// Whether the bytes are valid UTF-8. The standard library's own check, `String(validating:as:)`, needs macOS 15.
package func isUTF8(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if bytes.isASCII { return true }
    // What is not valid is replaced by bytes that are.
    var text = String(decoding: bytes, as: UTF8.self)
    return text.withUTF8 { text in
        guard text.count == bytes.count, let one = text.baseAddress, let other = bytes.baseAddress else { return false }
        return byte_equal(one, other, bytes.count) != 0
    }
}

extension UnsafeRawBufferPointer {
    /// Whether all bytes are ASCII.
    var isASCII: Bool { reduce(0, |) < 0x80 }
}
