import DovetailBasics
import DovetailBinaries
import Foundation

/// A pattern for absolute paths of sources in manifests: `*` within a name, `**` for any folders, `{a,b}`.
struct SourceGlob {
    private let alternatives: [[String]]

    init(_ pattern: String) {
        alternatives = Self.expanded(pattern).map { $0.split(separator: "/").map(String.init) }
    }

    static func isPattern(_ path: String) -> Bool { path.contains { "*?[{".contains($0) } }

    /// The matching Swift files, sorted.
    func files() -> [String] {
        var found: Set<String> = []
        for parts in alternatives {
            let base = "/" + parts.prefix { !Self.isPattern($0) }.joined(separator: "/")
            if base.hasSuffix(".swift"), FileNode(base)?.kind == .file {
                found.insert(base)
                continue
            }
            var walk = FolderWalk()
            walk.walk(base)
            found.formUnion(walk.files.filter(matches))
        }
        return found.sorted()
    }

    /// The matching paths among these.
    func matching(_ paths: [String]) -> [String] { paths.filter(matches) }

    /// Whether a path matches, or is in a folder that the pattern names without wildcards.
    func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/").map(String.init)
        return alternatives.contains { parts in
            Self.matches(names[...], parts[...])
                || !parts.contains(where: Self.isPattern) && names.count > parts.count && names.starts(with: parts)
        }
    }

    private static func matches(_ names: ArraySlice<String>, _ parts: ArraySlice<String>) -> Bool {
        var names = names, parts = parts
        while let part = parts.popFirst() {
            if part == "**" {
                if parts.isEmpty { return !names.isEmpty }
                return names.indices.contains { matches(names[$0...], parts) }
            }
            guard let name = names.popFirst(), fnmatch(part, name, 0) == 0 else { return false }
        }
        return names.isEmpty
    }

    /// The patterns for all combinations of choices in braces.
    private static func expanded(_ pattern: String) -> [String] {
        guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
            return [pattern]
        }
        let choices = pattern[pattern.index(after: open)..<close]
            .split(separator: ",", omittingEmptySubsequences: false)
        let rest = expanded(String(pattern[pattern.index(after: close)...]))
        return choices.flatMap { choice in rest.map { pattern[..<open] + choice + $0 } }
    }
}
