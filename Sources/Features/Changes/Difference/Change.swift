package import DovetailDiagnostics

/// One thing that is different between two graphs.
package struct Change: Codable, Hashable, Sendable, Comparable {
    package var kind: ChangeKind
    /// What it is about, in one line.
    package var text: String
    /// For a change: what was there, and what is there now. Both nil otherwise.
    package var before: String?
    package var after: String?
    /// The id of a finding, or the kind of a gap; nil for others.
    package var id: String?
    /// Where it is; for what is gone, where it was. Nil if it has no place.
    package var location: SourceLocation?

    package init(
        _ kind: ChangeKind, _ text: String, before: String? = nil, after: String? = nil, id: String? = nil,
        at location: SourceLocation? = nil
    ) {
        self.kind = kind
        self.text = text
        self.before = before
        self.after = after
        self.id = id
        self.location = location
    }

    /// The whole line: `'Store' is kept: before singleton, now transient`.
    package var line: String {
        guard let before, let after else { return text }
        return "\(text): before \(before), now \(after)"
    }

    /// Orders by kind, text and place.
    package static func < (left: Self, right: Self) -> Bool {
        guard left.kind == right.kind else { return left.kind < right.kind }
        guard left.text == right.text else { return left.text < right.text }
        guard left.before == right.before else { return (left.before ?? "") < (right.before ?? "") }
        guard left.after == right.after else { return (left.after ?? "") < (right.after ?? "") }
        return (left.location?.description ?? "") < (right.location?.description ?? "")
    }
}
