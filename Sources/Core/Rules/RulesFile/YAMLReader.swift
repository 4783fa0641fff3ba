import DovetailDiagnostics
internal import Yams

/// Reads YAML with Yams into plain trees of values.
struct YAMLReader {
    let text: RulesText
    /// The original text, by place, of duplicate keys. They have one character replaced, because the parser stops at
    /// the first duplicate.
    private var renamed: [SourceLocation: String] = [:]
    private(set) var problems: [RulesProblem] = []
    /// The furthest place so far, and whether a scalar begins there. Only the contents of an alias have places before
    /// it.
    private var furthest = (line: 1, column: 1)
    private var isScalarThere = false

    init(_ text: RulesText) { self.text = text }

    /// The document's value; nil if it has none or cannot be read.
    mutating func read() -> RulesValue? {
        problems = text.problems()
        guard problems.isEmpty, let node = compose() else { return nil }
        do {
            return try value(node)
        } catch {
            problems.append(error)
            return nil
        }
    }

    // MARK: Parsing

    private mutating func compose() -> Node? {
        var bytes = text.bytes
        for letter in UInt8(0x80)...0xBF {
            do {
                let yaml = String(decoding: bytes, as: UTF8.self)
                return try Parser(yaml: yaml, resolver: .basic, encoding: .utf8).singleRoot()
            } catch {
                let problem = YAMLProblem(error)
                guard let key = problem.duplicateKey, let mark = problem.mark,
                    let start = rename(key, at: mark, in: &bytes, with: [0xEE, 0x80, letter])
                else {
                    problems.append(RulesProblem(problem.message(in: text), at: problem.location(in: text)))
                    return nil
                }
                renamed[start] = key
            }
        }
        problems.append(RulesProblem("too many keys in this file are duplicates", at: text.location(0)))
        return nil
    }

    /// Replaces the first character of a key; nil if the key is not found there literally.
    private func rename(
        _ key: String, at mark: Mark, in bytes: inout [UInt8], with letter: [UInt8]
    ) -> SourceLocation? {
        let location = text.location(line: mark.line, column: mark.column)
        guard renamed[location] == nil else { return nil }
        let current = RulesText(bytes, path: text.path)
        var offset = current.offset(line: mark.line, column: mark.column)
        if offset < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[offset]) { offset += 1 }
        guard let first = key.utf8.first, bytes[offset...].starts(with: key.utf8) else { return nil }
        bytes.replaceSubrange(offset..<offset + RulesText.width(first), with: letter)
        return location
    }

    // MARK: Values

    private mutating func value(_ node: Node) throws(RulesProblem) -> RulesValue {
        let place = node.mark.map { (line: $0.line, column: $0.column) } ?? furthest
        let location = text.location(line: place.line, column: place.column)
        guard place > furthest || place == furthest && !isScalarThere else {
            let offset = text.offset(line: furthest.line, column: furthest.column)
            let alias = text.words(after: "*").first { $0 >= offset } ?? offset
            throw RulesProblem(RulesText.noAliases, at: text.location(alias))
        }
        furthest = place
        isScalarThere = node.scalar.map { !($0.string.isEmpty && $0.style == .plain) } ?? false
        let tag = node.tag.description
        guard ["str", "seq", "map"].contains(where: { tag == "tag:yaml.org,2002:\($0)" }) else {
            throw RulesProblem("tags such as '\(tag)' are not supported", at: location)
        }
        if let scalar = node.scalar {
            if let name = renamed[location] { return RulesValue(content: .text(name), location: location) }
            let content = scalar.style == .plain ? .init(plain: scalar.string) : RulesValue.Content.text(scalar.string)
            return RulesValue(content: content, location: location)
        }
        if let sequence = node.sequence {
            var list: [RulesValue] = []
            for element in sequence { list.append(try value(element)) }
            return RulesValue(content: .list(list), location: location)
        }
        var entries: [RulesValue.Entry] = []
        if let mapping = node.mapping {
            for (key, element) in mapping {
                entries.append(RulesValue.Entry(key: try value(key), value: try value(element)))
            }
        }
        return RulesValue(content: .mapping(entries), location: location)
    }
}
