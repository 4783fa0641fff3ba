/// Known findings that are accepted for now, without their lines, which shift.
package struct Baseline: Sendable {
    /// What equal findings have in common, and how many there are.
    package struct Entry: Codable, Sendable {
        var id: String
        var path: String
        var message: String
        var count: Int
        /// The paths through the program on which it is known, one for each root; nil if the finding has none.
        var paths: [String]?

        fileprivate var key: Key { Key(path: path, id: FindingID(written: id)?.rawValue ?? id, message: message) }
    }

    fileprivate struct Key: Hashable, Comparable {
        var path: String
        var id: String
        var message: String

        init(path: String, id: String, message: String) {
            self.path = path
            self.id = id
            self.message = message
        }

        init(_ finding: Finding, _ path: (String) -> String) {
            self.init(
                path: path(finding.knownAt ?? finding.location.path), id: finding.id.rawValue,
                message: finding.knownAs ?? finding.message)
        }

        static func < (left: Self, right: Self) -> Bool {
            (left.path, left.id, left.message) < (right.path, right.id, right.message)
        }
    }

    /// The entries, each with its place in the file.
    private(set) var entries: [(entry: Entry, location: SourceLocation)] = []

    /// A baseline with entries from a file.
    init(_ entries: [(entry: Entry, location: SourceLocation)]) {
        self.entries = entries
    }

    /// A note for the first entry of each renamed id.
    package var notesOnRenamed: [Finding.Note] {
        var seen: Set<String> = []
        return entries.compactMap { entry, location in
            guard let note = FindingID.note(onWritten: entry.id), seen.insert(entry.id).inserted else { return nil }
            return Finding.Note(location, note)
        }
    }

    /// The text of a baseline with all of these findings, except those that cannot be set aside.
    ///
    /// - Parameter path: converts a path to the form used in the file.
    package static func text(of findings: [Finding], path: (String) -> String) throws -> String {
        let known = findings.filter(\.id.kind.canBeSetAside)
        let groups = Dictionary(grouping: known) { Key($0, path) }
        return try text(
            groups.sorted { $0.key < $1.key }.map { key, findings in
                let paths = Set(findings.flatMap(\.paths)).sorted()
                return Entry(
                    id: key.id, path: key.path, message: key.message, count: findings.count,
                    paths: paths.isEmpty ? nil : paths)
            })
    }

    /// The new findings, including those that cannot be set aside, and one for each stale entry unless a source is
    /// unreadable. Of several equal findings, the last ones count as new.
    ///
    /// - Parameter path: converts a path to the form used in the file.
    package func apply(to findings: [Finding], path: (String) -> String) -> [Finding] {
        var left = findings.filter { !$0.id.kind.canBeSetAside }
        // Findings that depend on an unreadable file were not looked for.
        let isWhole = !left.contains { $0.id == .unreadableSource }
        var open = Dictionary(grouping: findings.filter(\.id.kind.canBeSetAside).sorted()) { Key($0, path) }
        for (entry, location) in entries {
            let all = open[entry.key] ?? []
            let known = Set(entry.paths ?? [])
            let there = all.filter { known.isSuperset(of: $0.paths) }
            open[entry.key] = all.filter { !known.isSuperset(of: $0.paths) } + there.dropFirst(entry.count)
            guard isWhole else { continue }
            let gone = known.subtracting(all.flatMap(\.paths))
            if all.count < entry.count {
                left.append(Self.stale(entry, all.count, at: location))
            } else if !gone.isEmpty {
                left.append(Self.stale(entry, pathsGone: gone.sorted(), at: location))
            }
        }
        left += open.values.joined()
        return left.sortedOnce
    }

    private static func stale(_ entry: Entry, pathsGone: [String], at location: SourceLocation) -> Finding {
        Finding(
            .staleBaseline, at: location,
            "the baseline entry for \(entry.id) in \(entry.path) lists paths that no longer exist: "
                + "\(pathsGone.joined(separator: ", "))",
            help: "remove them, or rewrite the file with --write-baseline")
    }

    private static func stale(_ entry: Entry, _ count: Int, at location: SourceLocation) -> Finding {
        let many =
            count == 0
            ? "a finding that no longer occurs"
            : "\(entry.count) findings, but only \(count) still occur\(count == 1 ? "s" : "")"
        return Finding(
            .staleBaseline, at: location, "the baseline lists \(many): \(entry.id) in \(entry.path): \(entry.message)",
            help: count == 0
                ? "delete the entry, or rewrite the file with --write-baseline"
                : "lower its count, or rewrite the file with --write-baseline")
    }
}
