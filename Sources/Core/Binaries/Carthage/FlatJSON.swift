import DovetailDiagnostics

/// Reads a JSON object whose values are all strings: the entries with their places, in the file's order and including
/// repeated keys. Any other input throws a `CarthageSpecError`.
struct FlatJSON {
    struct Entry: Hashable {
        var key: String
        var value: String
        /// Where the key begins.
        var location: SourceLocation
    }

    private let path: String
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0

    static func entries(_ bytes: [UInt8], path: String) throws -> [Entry] {
        var reader = FlatJSON(path: path, bytes: bytes)
        return try reader.object()
    }

    private init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            position = 3
            lineStart = 3
        }
    }

    private mutating func object() throws -> [Entry] {
        var entries: [Entry] = []
        try expect("{", "an object")
        if try peek() != UInt8(ascii: "}") {
            repeat {
                _ = try peek()
                let location = location(position)
                let key = try string("a version in quotes")
                try expect(":", "':' after the version")
                entries.append(Entry(key: key, value: try string("a URL in quotes"), location: location))
            } while try isComma()
        }
        try expect("}", "',' or '}'")
        skipSpace()
        guard position == bytes.count else { throw problem("there is something after the object", at: position) }
        return entries
    }

    private mutating func isComma() throws -> Bool {
        guard try peek() == UInt8(ascii: ",") else { return false }
        // The brace may be on another line.
        let extra = problem("there is a comma before '}'", at: position)
        position += 1
        guard try peek() != UInt8(ascii: "}") else { throw extra }
        return true
    }

    private mutating func string(_ what: String) throws -> String {
        guard try peek() == UInt8(ascii: "\"") else { throw problem("expected \(what)", at: position) }
        do {
            var text = JSONString(bytes, from: position + 1)
            let value = try text.read()
            position = text.position
            return value
        } catch let error as JSONString.Problem {
            throw problem(error.text, at: error.position)
        }
    }

    private mutating func expect(_ mark: Unicode.Scalar, _ what: String) throws {
        guard try peek() == UInt8(ascii: mark) else { throw problem("expected \(what)", at: position) }
        position += 1
    }

    /// The next byte that is not white space.
    private mutating func peek() throws -> UInt8 {
        skipSpace()
        guard position < bytes.count else { throw problem("the file ends too early", at: position) }
        return bytes[position]
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\n"):
                line += 1
                lineStart = position + 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            default: return
            }
            position += 1
        }
    }

    private func location(_ position: Int) -> SourceLocation {
        SourceLocation(path: path, line: line, column: position - lineStart + 1)
    }

    private func problem(_ text: String, at position: Int) -> CarthageSpecError {
        CarthageSpecError(location: location(position), text: text)
    }
}
