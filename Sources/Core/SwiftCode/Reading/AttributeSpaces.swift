/// A text with spaces where the compiler needs none and the parser does: `@MainActor() -> Void`, a type.
///
/// The compiler takes parentheses behind an attribute without arguments for those of a function type.
struct AttributeSpaces {
    let text: String
    /// Where the spaces are, as offsets of the new text, ascending.
    let offsets: [Int]

    /// nil where there is no such place.
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

    /// The offset behind the parenthesis that closes the one at `open`.
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

    /// Whether an arrow follows, with or without effects before it.
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
