package import DovetailDiagnostics

/// A selector of modules in a rules file, of the project or third parties: `*Feature`, `{x}Feature`, `layer:domain`,
/// `sdk:UIKit`, `external:Firebase*`, `kind:test`, `tag:ui`; or of folders: `folder:App/Data`.
package struct ModuleSelector: Codable, Hashable, Sendable {
    /// What the pattern is matched against.
    package enum Space: String, Codable, Hashable, Sendable, CaseIterable {
        /// Modules of the project, by name.
        case module
        /// Modules of the project, by layer.
        case layer
        /// Modules of the project, by kind.
        case kind
        /// Modules of the project, by the tags in their manifest.
        case tag
        /// The system's modules.
        case sdk
        /// Modules of other packages.
        case external
        /// Folders of layers that consist of folders, by their paths from the rules file's folder.
        case folder

        /// Those that select modules.
        package static let ofModules = Set(allCases).subtracting([.folder])
    }

    package var space: Space
    /// The name, in which `*` matches any text and `{x}` matches a text that is the same in all patterns of a rule.
    package var pattern: String
    /// Whether it selects everything that the pattern does not match: `kind:!test`.
    package var isNegated: Bool
    /// Its place in a rules file. It does not affect equality.
    package var location: SourceLocation?

    /// The most wildcards and variables that a pattern may have, because each is tried at every length.
    package static let wildcardLimit = 4

    /// Parses a selector; nil if it has an unknown prefix before a colon, no pattern, an open brace, or more than
    /// `wildcardLimit` wildcards.
    package init?(_ text: String) {
        var rest = Substring(text)
        space = .module
        if let colon = text.firstIndex(of: ":") {
            guard let space = Space(rawValue: String(text[..<colon])) else { return nil }
            self.space = space
            rest = text[text.index(after: colon)...]
        }
        isNegated = rest.hasPrefix("!")
        pattern = String(isNegated ? rest.dropFirst() : rest)
        guard !pattern.isEmpty, let parts = Self.parts(pattern) else { return nil }
        let wildcards = parts.filter { part in
            if case .text = part { return false }
            return true
        }
        guard wildcards.count <= Self.wildcardLimit else { return nil }
    }

    /// Whether it selects a single name.
    package var isExact: Bool { !isNegated && isName }

    /// Whether its pattern is a plain name.
    package var isName: Bool { !pattern.contains("*") && !pattern.contains("{") }

    /// A part of a pattern.
    private enum Part {
        case text([UInt8])
        case any
        case variable(String)
    }

    /// The parts; nil if a brace is not closed.
    private static func parts(_ pattern: String) -> [Part]? {
        var parts: [Part] = []
        var text: [UInt8] = []
        var rest = Substring(pattern)
        func flush() {
            if !text.isEmpty { parts.append(.text(text)) }
            text = []
        }
        while let first = rest.first {
            rest.removeFirst()
            switch first {
            case "*":
                flush()
                parts.append(.any)
            case "{":
                guard let end = rest.firstIndex(of: "}"), end != rest.startIndex else { return nil }
                flush()
                parts.append(.variable(String(rest[..<end])))
                rest = rest[rest.index(after: end)...]
            case "}": return nil
            default: text += Array(String(first).utf8)
            }
        }
        flush()
        return parts
    }

    /// All variable bindings with which the pattern matches `name`, given the values of some variables. Different
    /// variables must have different values, and none is empty.
    package func bindings(_ name: String, _ known: [String: String] = [:]) -> [[String: String]] {
        let parts = Self.parts(pattern) ?? []
        let found = Self.match(parts[...], name: Array(name.utf8)[...], known: known)
        if isNegated { return found.isEmpty ? [known] : [] }
        return found
    }

    /// Whether it selects `name`: whether its pattern matches or, if negated, does not.
    package func matches(_ name: String) -> Bool { !bindings(name).isEmpty }

    /// Whether the pattern matches `name`, regardless of negation.
    package func matchesPattern(_ name: String) -> Bool { matches(name) != isNegated }

    /// The variables in the pattern.
    package var variables: Set<String> {
        Set(
            (Self.parts(pattern) ?? []).compactMap { part in
                if case .variable(let name) = part { return name }
                return nil
            })
    }

    /// The literal texts of the pattern, without its `*` and variables.
    package var texts: [String] {
        (Self.parts(pattern) ?? []).compactMap { part in
            if case .text(let text) = part { return String(decoding: text, as: UTF8.self) }
            return nil
        }
    }

    /// The pattern with its variables replaced.
    package func filled(_ bindings: [String: String]) -> String {
        (Self.parts(pattern) ?? []).map { part in
            switch part {
            case .text(let text): String(decoding: text, as: UTF8.self)
            case .any: "*"
            case .variable(let name): bindings[name] ?? "{\(name)}"
            }
        }.joined()
    }

    private static func match(
        _ parts: ArraySlice<Part>, name: ArraySlice<UInt8>, known: [String: String]
    ) -> [[String: String]] {
        guard let part = parts.first else { return name.isEmpty ? [known] : [] }
        let rest = parts.dropFirst()
        switch part {
        case .text(let text):
            return name.starts(with: text) ? match(rest, name: name.dropFirst(text.count), known: known) : []
        case .any:
            var found: [[String: String]] = []
            for length in 0...name.count {
                for one in match(rest, name: name.dropFirst(length), known: known) where !found.contains(one) {
                    found.append(one)
                }
            }
            return found
        case .variable(let variable):
            if let text = known[variable] {
                return name.starts(with: text.utf8)
                    ? match(rest, name: name.dropFirst(text.utf8.count), known: known) : []
            }
            var found: [[String: String]] = []
            for length in stride(from: 1, through: name.count, by: 1) {
                let text = String(decoding: name.prefix(length), as: UTF8.self)
                guard !known.values.contains(text) else { continue }
                for one in match(rest, name: name.dropFirst(length), known: known.merging([variable: text]) { $1 })
                where !found.contains(one) {
                    found.append(one)
                }
            }
            return found
        }
    }
}

extension ModuleSelector {
    package static func == (left: ModuleSelector, right: ModuleSelector) -> Bool {
        (left.space, left.pattern, left.isNegated) == (right.space, right.pattern, right.isNegated)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(pattern)
        hasher.combine(isNegated)
    }
}

extension ModuleSelector: CustomStringConvertible {
    /// The selector as written in a rules file.
    package var description: String {
        (space == .module ? "" : "\(space.rawValue):") + (isNegated ? "!" : "") + pattern
    }
}
