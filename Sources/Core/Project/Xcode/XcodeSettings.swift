import DovetailBasics
import Foundation

/// The build settings of one configuration of a target: its own, then those of the project, each over those of its
/// `.xcconfig` file.
struct XcodeSettings {
    /// From the most specific level to the least specific.
    private let levels: [[String: String]]
    /// Whether all `.xcconfig` files could be read.
    let isComplete: Bool

    private static let depthLimit = 16

    /// - Parameter predefined: settings that Xcode defines, such as `TARGET_NAME`.
    init(_ levels: [[String: String]], predefined: [String: String], isComplete: Bool = true) {
        self.levels = levels + [predefined]
        self.isComplete = isComplete
    }

    /// The value of a setting, with the settings it refers to; nil if it is undefined.
    func value(_ name: String) -> String? { value(name, from: 0, depth: 0) }

    /// The values of a setting, and of the same setting limited to platforms and configurations, on all levels.
    func values(of name: String) -> [String] {
        levels.indices.flatMap { level in
            levels[level].filter { $0.key == name || $0.key.hasPrefix(name + "[") }.sorted { $0.key < $1.key }
                .map { expanded($0.value, of: $0.key, level, 1) }
        }
    }

    private func value(_ name: String, from start: Int, depth: Int) -> String? {
        guard depth < Self.depthLimit, let level = levels[start...].firstIndex(where: { $0[name] != nil }),
            let text = levels[level][name]
        else { return nil }
        return expanded(text, of: name, level, depth)
    }

    /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:operator)`.
    private func expanded(_ text: String, of name: String, _ level: Int, _ depth: Int) -> String {
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, open == "(" || open == "{",
                let close = rest.firstIndex(of: open == "(" ? ")" : "}")
            else {
                result += "$"
                continue
            }
            let parts = rest[rest.index(after: rest.startIndex)..<close].split(separator: ":").map(String.init)
            rest = rest[rest.index(after: close)...]
            guard let variable = parts.first else { continue }
            let isInherited = variable == "inherited" || variable == name
            let value = value(isInherited ? name : variable, from: isInherited ? level + 1 : 0, depth: depth + 1) ?? ""
            result += parts.dropFirst().reduce(value) { Self.applied($1, to: $0) }
        }
        return result + rest
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
    private var seen: Set<String> = []

    /// The settings of a file; none if it cannot be read.
    ///
    /// - Parameter path: the absolute path of the file.
    init(_ path: String) { read(path, isOptional: false) }

    private mutating func read(_ path: String, isOptional: Bool) {
        guard seen.insert(path).inserted else { return }
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
