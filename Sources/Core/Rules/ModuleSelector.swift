package import DovetailDiagnostics

/// Modules of a project, or of others, as a rules file names them: `*Feature`, `{x}Feature`, `layer:domain`,
/// `sdk:UIKit`, `external:Firebase*`, `kind:test`, `tag:ui`.
package struct ModuleSelector: Codable, Hashable, Sendable {
    /// Of what the pattern tells the names.
    package enum Space: String, Codable, Hashable, Sendable, CaseIterable {
        /// Modules of the project, by name.
        case module
        /// Modules of the project, by their layer.
        case layer
        /// Modules of the project, by what they are built as.
        case kind
        /// Modules of the project, by what their manifest tags them with.
        case tag
        /// The system's modules.
        case sdk
        /// Modules of other packages.
        case external
    }

    package var space: Space
    /// The name, in which `*` stands for any text and `{x}` for one that all patterns of a rule agree on.
    package var pattern: String
    /// Whether it means all that the pattern does not: `kind:!test`.
    package var isNegated: Bool
    /// Where it stands in a rules file; equal selectors may stand anywhere.
    package var location: SourceLocation?

    /// How many `*` and variables a pattern may have, since each is tried at every length.
    package static let wildcardLimit = 4

    /// Reads a selector; nil for one that begins with an unknown word and a colon, has no pattern or an open brace, or
    /// more than `wildcardLimit` wildcards.
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

    /// Whether it names one thing, and no others.
    package var isExact: Bool { !isNegated && isName }

    /// Whether its pattern is a name as it is.
    package var isName: Bool { !pattern.contains("*") && !pattern.contains("{") }

    /// A piece of a pattern.
    private enum Part {
        case text([UInt8])
        case any
        case variable(String)
    }

    /// The pieces; nil where a brace has no partner.
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

    /// The variables' texts in every way in which the pattern is `name`, given what some of them are already. Different
    /// variables stand for different texts. A variable's text is never empty.
    package func bindings(_ name: String, _ known: [String: String] = [:]) -> [[String: String]] {
        let parts = Self.parts(pattern) ?? []
        let found = Self.match(parts[...], Array(name.utf8)[...], known)
        if isNegated { return found.isEmpty ? [known] : [] }
        return found
    }

    /// Whether it means `name`: its pattern is, or where it is negated, is not.
    package func matches(_ name: String) -> Bool { !bindings(name).isEmpty }

    /// Whether the pattern is `name`, negated or not.
    package func matchesPattern(_ name: String) -> Bool { matches(name) != isNegated }

    /// The variables in the pattern.
    package var variables: Set<String> {
        Set(
            (Self.parts(pattern) ?? []).compactMap { part in
                if case .variable(let name) = part { return name }
                return nil
            })
    }

    /// The pattern's texts, without its `*` and variables.
    package var texts: [String] {
        (Self.parts(pattern) ?? []).compactMap { part in
            if case .text(let text) = part { return String(decoding: text, as: UTF8.self) }
            return nil
        }
    }

    /// The pattern with the variables' texts in it.
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
        _ parts: ArraySlice<Part>, _ name: ArraySlice<UInt8>, _ known: [String: String]
    ) -> [[String: String]] {
        guard let part = parts.first else { return name.isEmpty ? [known] : [] }
        let rest = parts.dropFirst()
        switch part {
        case .text(let text):
            return name.starts(with: text) ? match(rest, name.dropFirst(text.count), known) : []
        case .any:
            var found: [[String: String]] = []
            for length in 0...name.count {
                for one in match(rest, name.dropFirst(length), known) where !found.contains(one) { found.append(one) }
            }
            return found
        case .variable(let variable):
            if let text = known[variable] {
                return name.starts(with: text.utf8) ? match(rest, name.dropFirst(text.utf8.count), known) : []
            }
            var found: [[String: String]] = []
            for length in stride(from: 1, through: name.count, by: 1) {
                let text = String(decoding: name.prefix(length), as: UTF8.self)
                guard !known.values.contains(text) else { continue }
                for one in match(rest, name.dropFirst(length), known.merging([variable: text]) { $1 })
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
    /// As a rules file writes it.
    package var description: String {
        (space == .module ? "" : "\(space.rawValue):") + (isNegated ? "!" : "") + pattern
    }
}
