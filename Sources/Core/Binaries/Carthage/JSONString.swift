/// Parses a JSON string.
struct JSONString {
    struct Problem: Error {
        let text: String
        let position: Int
    }

    private let bytes: [UInt8]
    /// After the closing quote, once read.
    private(set) var position: Int

    /// - Parameter position: after the opening quote.
    init(_ bytes: [UInt8], from position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// The text with escapes resolved.
    mutating func read() throws -> String {
        var text: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                let string = String(decoding: text, as: UTF8.self)
                guard string.utf8.elementsEqual(text) else {
                    throw Problem(text: "the string is not UTF-8", position: position - 1)
                }
                return string
            case UInt8(ascii: "\\"): text += Array(String(try escape()).utf8)
            case 0..<0x20: throw Problem(text: "the string has no closing quote on its line", position: position - 1)
            default: text.append(byte)
            }
        }
        throw Problem(text: "the string has no closing quote", position: position)
    }

    private mutating func escape() throws -> Unicode.Scalar {
        let start = position - 1
        guard position < bytes.count else { throw Problem(text: "the string has no closing quote", position: position) }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try scalar(from: start)
        default: throw Problem(text: "the string has an unknown escape", position: start)
        }
    }

    /// The scalar of a `\u` escape, or of two that form a surrogate pair.
    private mutating func scalar(from start: Int) throws -> Unicode.Scalar {
        let problem = Problem(text: "'\\u' is not followed by the four digits of a character", position: start)
        guard let first = digits() else { throw problem }
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard 0xD800..<0xDC00 ~= first, bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
            throw problem
        }
        position += 2
        guard let second = digits(), 0xDC00..<0xE000 ~= second,
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw problem }
        return scalar
    }

    private mutating func digits() -> UInt32? {
        guard bytes.count - position >= 4 else { return nil }
        var value: UInt32 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { return nil }
            value = value << 4 | UInt32(digit)
        }
        position += 4
        return value
    }
}
