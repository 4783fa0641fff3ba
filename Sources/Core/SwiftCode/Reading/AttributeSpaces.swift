/// A text with added spaces that the parser needs but the compiler does not: in a type such as `@MainActor() -> Void`.
///
/// The compiler takes parentheses after an attribute without arguments to be those of a function type.
struct AttributeSpaces {
    let text: String
    /// The offsets of the added spaces in the new text, ascending.
    let offsets: [Int]

    /// Nil if no spaces are needed.
    init?(_ source: UnsafeBufferPointer<UInt8>) {
        var result: [UInt8] = []
        var offsets: [Int] = []
        var start = 0
        for (index, byte) in source.enumerated() where byte == UInt8(ascii: "@") {
            let name = source[(index + 1)...].prefix(while: isIdentifierByte)
            guard let first = name.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
                name.endIndex < source.endIndex, source[name.endIndex] == UInt8(ascii: "("),
                let end = Self.closing(name.endIndex, source), Self.isFunction(source[end...])
            else { continue }
            result += source[start..<name.endIndex]
            offsets.append(result.count)
            result.append(UInt8(ascii: " "))
            start = name.endIndex
        }
        guard !offsets.isEmpty else { return nil }
        result += source[start...]
        text = String(decoding: result, as: UTF8.self)
        self.offsets = offsets
    }

    /// The offset after the parenthesis that closes the one at `open`.
    private static func closing(_ open: Int, _ source: UnsafeBufferPointer<UInt8>) -> Int? {
        var depth = 0
        for index in open..<source.endIndex {
            switch source[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
        }
        return nil
    }

    /// Whether an arrow follows, perhaps after effects.
    private static func isFunction(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let words = String(decoding: rest.prefix(200), as: UTF8.self)
            .split(maxSplits: 3, whereSeparator: { $0.isWhitespace })
        for word in words {
            if word.hasPrefix("->") { return true }
            guard word == "async" || word.hasPrefix("throws") else { return false }
        }
        return false
    }
}
