/// The types that a C or Objective-C header declares, by their names in the header and in Swift.
///
/// The preprocessor is not run: conditional declarations count.
struct HeaderTypes {
    private(set) var names: Set<String> = []
    private var words: [Substring] = []
    /// The most words that a declaration is followed over.
    private static let limit = 4096

    /// - Complexity: linear in the size of `source`.
    init(_ source: String) {
        words = Self.words(source)
        var index = 0
        while index < words.count {
            read(at: index)
            index += 1
        }
    }

    private func word(_ index: Int) -> Substring? { words.indices.contains(index) ? words[index] : nil }

    private mutating func add(_ name: Substring?) {
        if let name, let first = name.utf8.first, Self.isLetter(first) { names.insert(String(name)) }
    }

    private mutating func read(at index: Int) {
        switch words[index] {
        case "@interface":
            // With parentheses, it is a category or extension of an existing class.
            if word(index + 2) != "(" { add(word(index + 1)) }
        case "@protocol":
            // Without a body, it is a forward declaration.
            if let next = word(index + 2), next != ";", next != "," { add(word(index + 1)) }
        case "struct", "enum", "union":
            if word(index + 2) == "{" { add(word(index + 1)) }
        case "typedef": readAlias(behind: index)
        case "NS_SWIFT_NAME":
            guard word(index + 3) == ")" else { return }
            add(word(index + 2))
        case let macro where macro.hasSuffix("_ENUM") || macro.hasSuffix("_OPTIONS"):
            guard word(index + 1) == "(", let end = words[index...].prefix(Self.limit).firstIndex(of: ")") else {
                return
            }
            add(word(end - 1))
        default: break
        }
    }

    /// `typedef … Name;`, `typedef … (^Name)(…);`
    private mutating func readAlias(behind start: Int) {
        var depth = 0
        var last: Substring?
        for index in (start + 1)..<min(words.count, start + Self.limit) {
            let word = words[index]
            if word == "{" || word == "(" { depth += 1 }
            if word == "}" || word == ")" { depth -= 1 }
            if word == "^" || word == "*", words[index - 1] == "(" { return add(self.word(index + 1)) }
            if word == ";", depth <= 0 { return add(last) }
            // Attribute macros follow the name.
            guard depth == 0, !Self.isMacro(word) else { continue }
            if let first = word.utf8.first, Self.isLetter(first) { last = word }
        }
    }

    // MARK: Words

    /// Whether a word looks like a macro, such as `NS_TYPED_ENUM`.
    private static func isMacro(_ word: Substring) -> Bool {
        word.utf8.contains(UInt8(ascii: "_")) && word.utf8.allSatisfy { $0 < 97 }
    }

    /// Words and single characters, without comments and strings.
    private static func words(_ source: String) -> [Substring] {
        var words: [Substring] = []
        let bytes = source.utf8
        var index = bytes.startIndex
        func starts(_ text: StaticString) -> Bool {
            text.withUTF8Buffer { bytes[index...].starts(with: $0) }
        }
        while index < bytes.endIndex {
            if starts("//") {
                index = bytes[index...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.endIndex
            } else if starts("/*") {
                index = bytes.index(index, offsetBy: 2)
                while index < bytes.endIndex, !starts("*/") { index = bytes.index(after: index) }
                if index < bytes.endIndex { index = bytes.index(index, offsetBy: 2) }
            } else if bytes[index] == UInt8(ascii: "\"") {
                let line = bytes[bytes.index(after: index)...]
                index = line.firstIndex { $0 == UInt8(ascii: "\"") || $0 == 10 || $0 == 13 } ?? bytes.endIndex
                if index < bytes.endIndex { index = bytes.index(after: index) }
            } else if isLetter(bytes[index]) || bytes[index] == UInt8(ascii: "@") {
                let start = index
                repeat { index = bytes.index(after: index) } while index < bytes.endIndex && isPart(bytes[index])
                words.append(source[start..<index])
            } else {
                let next = bytes.index(after: index)
                if bytes[index] > 32, bytes[index] < 128 {
                    words.append(source[index..<next])
                }
                index = next
            }
        }
        return words
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte == 95
    }

    private static func isPart(_ byte: UInt8) -> Bool { isLetter(byte) || (byte >= 48 && byte <= 57) }
}
