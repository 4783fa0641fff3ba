@testable import DovetailRules
import Foundation
import Testing

/// The JSON schema for editors agrees with the reader.
@Suite struct RulesSchemaTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func schema() throws -> Schema {
        let data = try Data(contentsOf: Self.root.appendingPathComponent("dovetail.schema.json"))
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        return Schema(root: root)
    }

    @Test func hasTheKeysOfTheReader() throws {
        let schema = try schema()
        func compare<Key: RulesKey>(_ object: [String: Any]?, _: Key.Type) throws {
            let object = try #require(object)
            let properties = try #require(object["properties"] as? [String: [String: Any]])
            #expect(properties.keys.sorted() == Key.allCases.map(\.rawValue).sorted())
            let required = Key.allCases.filter(\.isRequired).map(\.rawValue)
            #expect((object["required"] as? [String] ?? []).sorted() == required.sorted())
            #expect(object["additionalProperties"] as? Bool == false)
            #expect((object["description"] as? String)?.isEmpty == false)
            for (name, property) in properties {
                #expect((property["description"] as? String)?.isEmpty == false, "'\(name)' is not described")
            }
        }
        let definitions = schema.root["definitions"] as? [String: [String: Any]]
        try compare(schema.root, FileKey.self)
        try compare(definitions?["container"], ContainerKey.self)
        try compare(definitions?["override"], OverrideKey.self)
        try compare(definitions?["layer"], LayerKey.self)
        try compare(definitions?["rule"], RuleKey.self)
        try compare(definitions?["exception"], ExceptionKey.self)
        try compare(definitions?["image"], ImageKey.self)
        func below(_ name: String, _ object: [String: Any]?) throws -> [String: Any] {
            try #require((object?["properties"] as? [String: [String: Any]])?[name])
        }
        try compare(below("graph", schema.root), GraphKey.self)
        try compare(below("linkage", schema.root), LinkageKey.self)
        try compare(below("forbid", definitions?["rule"]), ForbidKey.self)
        try compare(below("protect", definitions?["rule"]), ProtectKey.self)
        try compare(below("independent", definitions?["rule"]), IndependentKey.self)
        try compare(below("acyclic", definitions?["rule"]), AcyclicKey.self)
        try compare(below("interface-first", definitions?["rule"]), InterfaceFirstKey.self)
        #expect(definitions?.count == 7)
    }

    @Test(arguments: RulesProblemTests.structure.map(\.text) + [RulesReaderTests.whole, "", "strict: false"])
    func refusesWhatTheReaderRefuses(_ text: String) throws {
        let isRead = RulesProblemTests.said(Array(text.utf8)).isEmpty
        #expect(try schema().accepts(text) == isRead)
    }

    /// The page's YAML blocks are rules files, and together they use every key.
    @Test func thePagesExamplesAreRead() throws {
        let page = try String(contentsOf: Self.root.appendingPathComponent("docs/rules.md"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```yaml\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        #expect(!blocks.isEmpty)
        for block in blocks {
            #expect(RulesProblemTests.said(Array(block.utf8)) == [])
            #expect(try schema().accepts(block), "\(block)")
        }
        func names<Key: RulesKey>(_: Key.Type) -> [String] { Key.allCases.map(\.rawValue) }
        let keys =
            names(FileKey.self) + names(ContainerKey.self) + names(OverrideKey.self) + names(GraphKey.self)
            + names(LayerKey.self) + names(RuleKey.self) + names(ForbidKey.self) + names(ProtectKey.self)
            + names(IndependentKey.self) + names(AcyclicKey.self) + names(InterfaceFirstKey.self)
            + names(ExceptionKey.self) + names(LinkageKey.self) + names(ImageKey.self)
        for key in keys {
            #expect(blocks.joined().contains("\(key): ") || blocks.joined().contains("\(key):\n"), "\(key)")
            #expect(page.contains("| `\(key)` |"), "the tables do not name '\(key)'")
        }
    }

    /// The files that blocks show in turn: a key that a file has already begins the next one.
    private static func files(_ blocks: [String]) -> [String] {
        blocks.reduce(into: []) { files, block in
            let key = "\(block.prefix { $0 != ":" }):"
            if let last = files.last, !("\n" + last).contains("\n" + key) {
                files[files.count - 1] += block
            } else {
                files.append(block)
            }
        }
    }

    /// Everything that any page shows as a rules file is valid.
    @Test func allPagesExamplesAreRead() throws {
        let docs = Self.root.appendingPathComponent("docs")
        let pages = try #require(FileManager.default.enumerator(at: docs, includingPropertiesForKeys: nil))
        var count = 0
        for case let page as URL in pages where page.pathExtension == "md" {
            let text = try String(contentsOf: page, encoding: .utf8)
            var blocks = text.components(separatedBy: "```yaml\n").dropFirst().map {
                $0.components(separatedBy: "```")[0]
            }
            blocks.removeAll { block in FileKey(rawValue: String(block.prefix { $0 != ":" })) == nil }
            // This page shows one file in several blocks.
            if page.lastPathComponent == "modules.md" { blocks = Self.files(blocks) }
            for block in blocks {
                count += 1
                #expect(RulesProblemTests.said(Array(block.utf8)) == [], "\(page.lastPathComponent)")
                #expect(try schema().accepts(block), "\(page.lastPathComponent)")
            }
        }
        #expect(count > 20)
    }
}

/// The subset of JSON Schema that our schema uses.
private struct Schema {
    let root: [String: Any]

    func accepts(_ text: String) throws -> Bool {
        var reader = YAMLReader(RulesText(Array(text.utf8), path: "d.yml"))
        let value = reader.read()
        try #require(reader.problems.isEmpty)
        return accepts(value?.content ?? .nothing, root)
    }

    private func accepts(_ value: RulesValue.Content, _ schema: [String: Any]) -> Bool {
        if let reference = schema["$ref"] as? String {
            let name = reference.replacingOccurrences(of: "#/definitions/", with: "")
            guard let target = (root["definitions"] as? [String: [String: Any]])?[name] else { return false }
            return accepts(value, target)
        }
        if let choices = schema["oneOf"] as? [[String: Any]] { return choices.contains { accepts(value, $0) } }
        let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
        switch value {
        case .nothing: return types.contains("null")
        case .flag: return types.contains("boolean")
        case .number: return types.contains("number")
        case .text(let text):
            guard types.contains("string") else { return false }
            guard let pattern = schema["pattern"] as? String else { return true }
            return text.range(of: pattern, options: .regularExpression) != nil
        case .list(let list):
            guard types.contains("array"), let items = schema["items"] as? [String: Any] else { return false }
            return list.count >= schema["minItems"] as? Int ?? 0 && list.allSatisfy { accepts($0.content, items) }
        case .mapping(let entries):
            guard types.contains("object") else { return false }
            let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
            let others = schema["additionalProperties"] as? [String: Any]
            let values = entries.compactMap { entry -> (String, RulesValue.Content)? in
                guard case .text(let name) = entry.key.content else { return nil }
                return (name, entry.value.content)
            }
            let isOne = (schema["anyOf"] as? [[String: [String]]])?.contains { choice in
                choice["required", default: []].allSatisfy { name in values.contains { $0.0 == name } }
            }
            return values.count == entries.count && isOne ?? true
                && (schema["required"] as? [String] ?? []).allSatisfy { name in values.contains { $0.0 == name } }
                && values.allSatisfy { name, value in (properties[name] ?? others).map { accepts(value, $0) } ?? false }
        }
    }
}
