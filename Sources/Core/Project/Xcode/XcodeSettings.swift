import DovetailBasics
import Foundation

/// The build settings of one configuration of a target: its own, then those of the project, each over those of its
/// `.xcconfig` file.
struct XcodeSettings {
    /// From the most specific level to the least specific.
    private let levels: [[String: String]]
    /// Whether all `.xcconfig` files could be read.
    let isComplete: Bool

    private let excess: Excess
    private let owner: String

    private static let depthLimit = 16
    /// How many references and bytes the value of one setting may have.
    private static let budget = 200_000

    /// The first setting whose value is too long to be worked out.
    final class Excess {
        fileprivate(set) var found: (owner: String, reason: String)?
    }

    /// - Parameter predefined: settings that Xcode defines, such as `TARGET_NAME`.
    /// - Parameter owner: the id of the target.
    /// - Parameter excess: notes a setting whose value is too long.
    init(
        _ levels: [[String: String]], predefined: [String: String], isComplete: Bool = true, owner: String = "",
        excess: Excess = Excess()
    ) {
        self.levels = levels + [predefined]
        self.isComplete = isComplete
        self.owner = owner
        self.excess = excess
    }

    /// The value of a setting, with the settings it refers to; nil if it is undefined, or too long.
    func value(_ name: String) -> String? {
        bounded(name) { budget in value(name, from: 0, depth: 0, &budget) }
    }

    private func bounded(_ name: String, _ value: (inout Int) -> String?) -> String? {
        var budget = Self.budget
        let value = value(&budget)
        guard budget < 0 else { return value }
        excess.found =
            excess.found ?? (
                owner, "the build setting '\(name)' refers to others so often that its value is too long"
            )
        return nil
    }

    /// The values of a setting, and of the same setting limited to platforms and configurations, on all levels.
    func values(of name: String) -> [String] {
        levels.indices.flatMap { level in
            levels[level].filter { $0.key == name || $0.key.hasPrefix(name + "[") }.sorted { $0.key < $1.key }
                .compactMap { key, text in bounded(key) { expanded(text, of: key, level: level, depth: 1, budget: &$0) }
                }
        }
    }

    /// The values of a setting that are limited to platforms and configurations: `NAME[sdk=…]`.
    func conditionalValues(of name: String) -> [String] {
        levels.flatMap { level in level.filter { $0.key.hasPrefix(name + "[") }.map(\.value) }
    }

    /// Whether the target itself sets it, and not a file or the project.
    func isSetByTarget(_ name: String) -> Bool { levels.first?[name] != nil }

    private func value(_ name: String, from start: Int, depth: Int, _ budget: inout Int) -> String? {
        guard depth < Self.depthLimit, let level = levels[start...].firstIndex(where: { $0[name] != nil }),
            let text = levels[level][name]
        else { return nil }
        return expanded(text, of: name, level: level, depth: depth, budget: &budget)
    }

    /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:operator)`.
    private func expanded(_ text: String, of name: String, level: Int, depth: Int, budget: inout Int) -> String {
        var result = ""
        budget -= text.utf8.count + 1
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let close = Self.end(ofReference: rest) else {
                result += "$"
                continue
            }
            let inside = rest[rest.index(after: rest.startIndex)..<close]
            // A default may be a reference itself: `$(NAME:default=$(OTHER:lower))`.
            let pieces = inside.split(separator: ":", maxSplits: inside.contains("$") ? 1 : .max).map(String.init)
            rest = rest[rest.index(after: close)...]
            guard budget >= 0 else { return "" }
            let parts = pieces.map { piece in
                piece.contains("$") ? expanded(piece, of: name, level: level, depth: depth + 1, budget: &budget) : piece
            }
            guard let variable = parts.first else { continue }
            let isInherited = variable == "inherited" || variable == name
            let value =
                value(isInherited ? name : variable, from: isInherited ? level + 1 : 0, depth: depth + 1, &budget) ?? ""
            result += parts.dropFirst().reduce(value) { Self.applied($1, to: $0) }
        }
        return result + rest
    }

    /// The end of a reference that begins here, with its bracket: that of `(NAME)` after a `$`. Nil if it has none.
    private static func end(ofReference text: Substring) -> String.Index? {
        guard let open = text.first, open == "(" || open == "{" else { return nil }
        let close: Character = open == "(" ? ")" : "}"
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func applied(_ operation: String, to value: String) -> String {
        switch operation {
        case "c99extidentifier", "identifier": identifier(value)
        case "rfc1034identifier": String(value.map { $0.isLetter || $0.isNumber ? $0 : "-" })
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "default": value
        default: operation.hasPrefix("default=") && value.isEmpty ? String(operation.dropFirst(8)) : value
        }
    }

    /// A name in which each character that no identifier may have is an underscore.
    static func identifier(_ name: String) -> String {
        var result = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if result.first?.isNumber == true { result.replaceSubrange(...result.startIndex, with: "_") }
        return result
    }
}

/// The settings of an `.xcconfig` file and of those that it includes.
struct XcodeConfigFile {
    private(set) var settings: [String: String] = [:]
    /// Whether it and the files that it includes could be read.
    private(set) var isComplete = true
    /// The absolute paths of the file and of those that it includes.
    private(set) var paths: Set<String> = []
    private let withPods: Bool

    /// The settings of a file; none if it cannot be read.
    ///
    /// - Parameter path: the absolute path of the file.
    /// - Parameter withPods: whether files that CocoaPods writes count.
    init(_ path: String, withPods: Bool = true) {
        self.withPods = withPods
        read(path, isOptional: false)
    }

    private mutating func read(_ path: String, isOptional: Bool) {
        guard withPods || !LinkedPods.isOfPods(path), paths.insert(path).inserted else { return }
        guard let data = FileManager.default.contents(atPath: path) else {
            isComplete = isComplete && isOptional
            return
        }
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
                .trimmingCharacters(in: .whitespaces)
            // Paths of included files may contain `//`.
            if text.hasPrefix("#include") {
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count > 2 else { continue }
                let folder = absolutePath("..", from: path)
                read(absolutePath(String(parts[1]), from: folder), isOptional: text.hasPrefix("#include?"))
            } else if let equals = text.firstIndex(of: "=") {
                let name = text[..<equals].trimmingCharacters(in: .whitespaces)
                settings[name] = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            }
        }
    }
}
