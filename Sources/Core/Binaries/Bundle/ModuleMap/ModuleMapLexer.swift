/// The tokens of a module map. Accepts any bytes and skips what is not a token.
struct ModuleMapLexer {
    enum Token: Hashable {
        case word(String)
        /// Without quotes, with escapes resolved.
        case string(String)
        /// A punctuation character.
        case mark(UInt8)
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Token? {
        while position < bytes.count {
            let byte = bytes[position]
            if starts("/", "/") {
                skipLine()
            } else if starts("/", "*") {
                skipComment()
            } else if byte == UInt8(ascii: "\"") {
                return .string(string())
            } else if Self.isWord(byte) {
                let start = position
                while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
                return .word(String(decoding: bytes[start..<position], as: UTF8.self))
            } else {
                position += 1
                if byte > 0x20 { return .mark(byte) }
            }
        }
        return nil
    }

    private func starts(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        bytes.count - position >= 2 && bytes[position] == UInt8(ascii: first)
            && bytes[position + 1] == UInt8(ascii: second)
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    }

    /// Comments do not nest.
    private mutating func skipComment() {
        position += 2
        while position < bytes.count, !starts("*", "/") { position += 1 }
        position = min(position + 2, bytes.count)
    }

    /// A string ends at its closing quote or at the end of the line.
    private mutating func string() -> String {
        var text: [UInt8] = []
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
            var byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\"), position < bytes.count {
                byte = bytes[position]
                position += 1
            }
            text.append(byte)
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
