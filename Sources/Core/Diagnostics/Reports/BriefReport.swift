package import DovetailBasics

/// Findings as they fit on a screen: first the wiring, whole, then how many there are of everything else.
package struct BriefReport: Sendable {
    /// The findings that are shown whole, as lines.
    package private(set) var lines: [String] = []
    /// Whether something is left out.
    package private(set) var isCut = false

    /// - Parameters:
    ///   - rows: how many rows of the screen the findings may take.
    ///   - columns: how many columns it has.
    package init(_ findings: [Finding], _ style: MessageStyle, rows: Int, columns: Int, hasLinks: Bool = false) {
        let hygiene = findings.filter(\.isHygiene)
        let others = findings.filter { !$0.isHygiene }
        let kinds = Dictionary(grouping: hygiene, by: \.id).sorted { $0.key.rawValue < $1.key.rawValue }
        // A line for each kind, and one that counts the rest.
        var left = rows - kinds.count - 1
        var shown = 0
        for finding in TextReport.sorted(others) {
            let own = TextReport.lines([finding], style, hasLinks: hasLinks)
            let plain = TextReport.lines([finding], .plain, hasLinks: hasLinks)
            let needed = plain.reduce(0) { $0 + max(1, ($1.count + columns - 1) / columns) }
            guard needed <= left else { break }
            left -= needed
            shown += 1
            lines += own
        }
        let rest = TextReport.sorted(others).dropFirst(shown)
        if !rest.isEmpty {
            isCut = true
            lines.append("and \(Self.more(Array(rest))): dovetail check -v shows all")
        }
        for (id, own) in kinds {
            isCut = true
            lines.append(
                "\(counted(own.count, noun: "warning")) like this one: \(own.min().map { "\($0.location): \($0.message)" } ?? "") "
                    + "[\(id.rawValue)]")
        }
    }
}

extension BriefReport {
    /// `2 more errors and 1 more warning`
    private static func more(_ findings: [Finding]) -> String {
        let errors = findings.count { $0.severity == .error }
        let parts = [(errors, "more error"), (findings.count - errors, "more warning")]
        return parts.filter { $0.0 > 0 }.map { counted($0, noun: $1) }.joined(separator: " and ")
    }
}

extension Finding {
    /// Whether it is about what a manifest says of imports that compile: a warning of less harm than any other.
    package var isHygiene: Bool { severity == .warning && [.undeclaredImport, .unusedDependency].contains(id) }

    /// For people who did not want everything: hygiene in one line, which counts its places, and of others a
    /// few places only.
    package var short: Finding {
        var short = self
        let places = notes.filter { $0.kind == .again }
        guard isHygiene else {
            short.notes = notes.filter { $0.kind != .again } + places.firstFew(Self.fewPlaces)
            return places.count > Self.fewPlaces ? short : self
        }
        (short.notes, short.help) = ([], "")
        if !places.isEmpty { short.message += ", in \(places.count + 1) places" }
        return short
    }

    /// How many further places are shown to people.
    package static let fewPlaces = 5
}
