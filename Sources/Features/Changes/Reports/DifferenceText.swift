import DovetailBasics

/// A difference as text for a terminal.
package enum DifferenceText {
    /// The lines, without newlines.
    ///
    /// - Parameter base: what is compared, and what with, as the user named them.
    package static func lines(_ difference: GraphDifference, base: String, head: String) -> [String] {
        var lines = ["\(base) → \(head): \(difference.summary)"]
        if let gaps = difference.gapsLine { lines.append(gaps) }
        for (topic, changes) in difference.byTopic {
            lines += ["", topic.rawValue] + changes.map { "\($0.kind.sign) \($0.line)\(suffix($0))" }
        }
        let affected = difference.affected.lists
        if !affected.isEmpty {
            lines += ["", "affected"]
            lines += affected.map { "  \($0.words): \(shortened($0.names))" }
        }
        return lines
    }

    /// ` [missing-provider] (App/main.swift:7:9)`
    private static func suffix(_ change: Change) -> String {
        (change.id.map { " [\($0)]" } ?? "") + (change.location.map { " (\($0))" } ?? "")
    }

    /// At most twelve names.
    private static func shortened(_ names: [String]) -> String {
        names.prefix(12).joined(separator: ", ") + (names.count > 12 ? " and \(names.count - 12) more" : "")
    }
}

extension GraphDifference {
    /// `1 new error, 2 new services`; `nothing changed in the wiring, modules and findings` without changes.
    package var summary: String {
        let parts = totals.map { counted($1, noun: $0.noun.one, many: $0.noun.many) }
        return parts.isEmpty ? "no change in wiring, modules or findings" : parts.joined(separator: ", ")
    }

    /// That changes behind gaps are not known; nil without gaps in both states.
    var gapsLine: String? {
        guard commonGaps > 0 else { return nil }
        return "\(counted(commonGaps, noun: "gap")) in both states: what changed behind "
            + "\(commonGaps == 1 ? "it" : "them") is not known; 'dovetail check --verbose' lists gaps"
    }

    /// The changes by topic, in the order of reports; topics without changes are left out.
    var byTopic: [(topic: ChangeKind.Topic, changes: [Change])] {
        let groups = Dictionary(grouping: changes, by: \.kind.topic)
        return ChangeKind.Topic.allCases.compactMap { topic in groups[topic].map { (topic, $0) } }
    }
}

extension AffectedWiring {
    /// What is affected, by what it is; empty lists are left out.
    var lists: [(words: String, names: [String])] {
        [
            (counted(roots.count, noun: "root"), roots), (counted(components.count, noun: "component"), components),
            (counted(containers.count, noun: "container"), containers),
            (counted(code.count, noun: "place in code", many: "places in code"), code),
        ].filter { !$0.1.isEmpty }
    }
}
