import Foundation
import ToolRunner

/// Declarations in a form that other modules see, with those of their members that can say so.
struct PublicText {
    private(set) var text = ""
    private var depth = 0
    /// Whether the members of the type that is being read can say so.
    private var isOpen = false
    /// Whether the type needs an initializer, which the compiler would only write for its own module.
    private var needsInitializer = false
    private var properties: [(name: String, type: String)] = []

    init(_ original: String) {
        var lines: [String] = []
        for line in original.replacingOccurrences(of: "$P", with: "").split(separator: "\n") {
            let before = depth
            depth += line.count { "{(".contains($0) } - line.count { "})".contains($0) }
            if before == 0 {
                lines.append(topLevel(line))
                if depth == 0, needsInitializer, line.hasSuffix("{}") {
                    lines[lines.count - 1].removeLast(2)
                    lines.append(
                        "{\npublic \(line.contains("class ") && line.contains(": PX") ? "override " : "")init() {}\n}")
                }
            } else if before == 1, depth == 0, line == "}", needsInitializer {
                lines += [initializer, "}"]
            } else {
                lines.append(before == 1 && isOpen ? member(line) : String(line))
            }
        }
        text = lines.joined(separator: "\n")
    }

    private mutating func topLevel(_ line: Substring) -> String {
        guard line.first.map({ $0.isLetter || $0 == "@" }) ?? false else { return String(line) }
        let isType = line.firstMatch(ofPattern: #"\b(class|struct|enum) [A-Z]"#) != nil
        isOpen = isType || line.hasPrefix("extension")
        needsInitializer =
            line.firstMatch(ofPattern: #"\b(class|struct) [A-Z]"#) != nil
            && (line.hasSuffix("{}") || line.firstMatch(ofPattern: #"class \w+: PX"#) == nil)
        properties = []
        return line.hasPrefix("private ") || line.hasPrefix("extension") ? String(line) : published(line)
    }

    private mutating func member(_ line: Substring) -> String {
        if line.contains("init") { needsInitializer = false }
        if let found = line.firstMatch(ofPattern: #"^(?:let|var) (\w+): ([^={]+)$"#),
            !(line.hasPrefix("var") && (line.hasSuffix("?") || line.hasSuffix("!")))
        {
            properties.append((found.groups[1], found.groups[2]))
        }
        let words = [
            "@", "nonisolated", "private(set)", "static", "func", "var", "let", "init", "subscript", "mutating",
            "class", "struct",
            "enum",
            "final", "lazy", "override", "weak", "typealias",
        ]
        return !line.contains("private ") && words.contains(where: line.hasPrefix) ? published(line) : String(line)
    }

    /// A declaration with `public`, behind its attributes.
    private func published(_ line: Substring) -> String {
        guard line.hasPrefix("@") else { return "public \(line)" }
        let parts = line.firstMatch(ofPattern: #"^(.*?) ((?:var|let|struct|class|enum|final|static|func) .*)$"#)
        guard let parts else { return String(line) }
        return "\(parts.groups[1]) public \(parts.groups[2])"
    }

    private var initializer: String {
        let parameters = properties.map { "\($0.name): \($0.type.contains("->") ? "@escaping " : "")\($0.type)" }
        let lines = properties.map { "self.\($0.name) = \($0.name)" }
        return "public init(\(parameters.joined(separator: ", "))) {\n\(lines.joined(separator: "\n"))\n}"
    }
}
