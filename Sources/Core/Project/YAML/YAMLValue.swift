import DovetailBasics
import DovetailDiagnostics
import Foundation
internal import Yams

/// A value of a YAML file that another tool defines, such as an XcodeGen specification, with its place.
struct YAMLValue {
    indirect enum Content {
        case text(String)
        case list([YAMLValue])
        case mapping([String: YAMLValue])
    }

    /// Why a file could not be read.
    struct Unreadable: Error {
        var location: SourceLocation
        var reason: String
    }

    var content: Content
    var location: SourceLocation
    /// The absolute path of the folder that relative paths in it start from.
    var base: String

    /// More values than any such file has; aliases of aliases can stand for any number of them.
    private static let limit = 200_000

    /// Reads a file.
    ///
    /// - Parameter path: the path of the file, as displayed by the run.
    /// - Parameter base: the absolute path of the folder that relative paths in the file start from.
    /// - Throws: `Unreadable`.
    init(path: String, base: String) throws {
        let start = SourceLocation(path: path, line: 1, column: 1)
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Unreadable(location: start, reason: "the file cannot be opened")
        }
        try self.init(text: String(decoding: data, as: UTF8.self), path: path, base: base)
    }

    /// Reads the text of a file; throws as for the file itself.
    init(text: String, path: String, base: String) throws {
        let start = SourceLocation(path: path, line: 1, column: 1)
        var count = 0
        do {
            guard let node = try Yams.compose(yaml: text) else {
                throw Unreadable(location: start, reason: "the file is empty")
            }
            self = try Self.value(node, above: start, base: base, count: &count)
        } catch let error as Unreadable {
            throw error
        } catch {
            throw Unreadable(location: start, reason: "it is not YAML: \(Self.firstLine("\(error)"))")
        }
    }

    init(_ content: Content, location: SourceLocation, base: String) {
        self.content = content
        self.location = location
        self.base = base
    }

    private static func firstLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
    }

    private static func value(
        _ node: Node, above: SourceLocation, base: String, count: inout Int
    ) throws -> YAMLValue {
        let place = node.mark.map { SourceLocation(path: above.path, line: $0.line, column: $0.column) } ?? above
        count += 1
        guard count <= limit else { throw Unreadable(location: place, reason: "it has more than \(limit) values") }
        if let scalar = node.scalar { return YAMLValue(.text(scalar.string), location: place, base: base) }
        if let sequence = node.sequence {
            return YAMLValue(
                .list(try sequence.map { try value($0, above: place, base: base, count: &count) }), location: place,
                base: base)
        }
        var entries: [String: YAMLValue] = [:]
        for (key, element) in node.mapping ?? [:] {
            guard let name = key.scalar?.string else { continue }
            var read = try value(element, above: place, base: base, count: &count)
            if name == "<<", let merged = read.mapping {
                entries.merge(merged) { own, _ in own }
                continue
            }
            // What a mapping defines is found at its name.
            if case .mapping = read.content, let mark = key.mark {
                read.location = SourceLocation(path: above.path, line: mark.line, column: mark.column)
            }
            entries[name] = read
        }
        return YAMLValue(.mapping(entries), location: place, base: base)
    }

    // MARK: Content

    var text: String? { if case .text(let text) = content { text } else { nil } }

    /// The elements of a list, or a single value as the only one.
    var list: [YAMLValue] { if case .list(let list) = content { list } else { [self] } }

    var mapping: [String: YAMLValue]? { if case .mapping(let entries) = content { entries } else { nil } }

    subscript(_ key: String) -> YAMLValue? { mapping?[key] }

    /// Whether it says no: `false`, `no`.
    var isFalse: Bool { ["false", "no", "off"].contains(text?.lowercased()) }

    /// Whether it says yes: `true`, `yes`.
    var isTrue: Bool { ["true", "yes", "on"].contains(text?.lowercased()) }

    /// The absolute path that it stands for; nil if it is not a text.
    var path: String? { text.map { absolutePath($0, from: base) } }

    // MARK: Merging

    /// This value on top of another: mappings are merged, lists are appended to those below, and a key with `:REPLACE`
    /// replaces what is below.
    func merged(onto below: YAMLValue) -> YAMLValue {
        switch (content, below.content) {
        case (.mapping(let own), .mapping(let other)):
            var entries = other
            for (key, value) in own {
                if key.hasSuffix(":REPLACE") {
                    entries[String(key.dropLast(8))] = value
                } else {
                    entries[key] = entries[key].map { value.merged(onto: $0) } ?? value
                }
            }
            return YAMLValue(.mapping(entries), location: location, base: base)
        case (.list(let own), .list(let other)): return YAMLValue(.list(other + own), location: location, base: base)
        default: return self
        }
    }

    /// The value with `${name}` replaced in all texts and keys.
    func replacing(_ variables: [String: String]) -> YAMLValue {
        func replaced(_ text: String) -> String {
            guard text.contains("${") else { return text }
            return variables.reduce(text) { $0.replacing(text: "${\($1.key)}", with: $1.value) }
        }
        switch content {
        case .text(let text): return YAMLValue(.text(replaced(text)), location: location, base: base)
        case .list(let list):
            return YAMLValue(.list(list.map { $0.replacing(variables) }), location: location, base: base)
        case .mapping(let entries):
            let pairs = entries.map { (replaced($0.key), $0.value.replacing(variables)) }
            return YAMLValue(.mapping(Dictionary(pairs) { first, _ in first }), location: location, base: base)
        }
    }

    /// The names in `${name}` in all texts, with their places.
    var openVariables: [(name: String, location: SourceLocation)] {
        switch content {
        case .text(let text):
            return text.components(separatedBy: "${").dropFirst().compactMap { part in
                part.firstIndex(of: "}").map { (String(part[..<$0]), location) }
            }
        case .list(let list): return list.flatMap(\.openVariables)
        case .mapping(let entries): return entries.sorted { $0.key < $1.key }.flatMap(\.value.openVariables)
        }
    }
}
