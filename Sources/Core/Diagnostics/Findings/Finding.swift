/// Something wrong, as a value: where, what, why, and what to write.
package struct Finding: Codable, Hashable, Sendable {
    /// A remark with a place of its own.
    package struct Note: Codable, Hashable, Sendable {
        package var location: SourceLocation
        package var message: String

        package init(_ location: SourceLocation, _ message: String) {
            self.location = location
            self.message = message
        }
    }

    package var id: FindingID
    /// Where the fix most likely goes.
    package var location: SourceLocation
    /// One line that makes sense alone.
    package var message: String
    /// Who needs it, what is near, and where.
    package var notes: [Note]
    /// What to write, in one line.
    package var help: String
    /// The changes that fix it, where there is one way that is certainly right;
    /// otherwise empty.
    package var edits: [Edit]
    /// The ways through the program on which it holds, one for each root, sorted; empty where it is about none.
    package var paths: [String]
    /// What a baseline knows it by, where the message names what may change from run to run, such as the shortest path.
    package var knownAs: String?

    package init(
        _ id: FindingID, at location: SourceLocation, _ message: String, notes: [Note] = [], help: String,
        edits: [Edit] = [], paths: [String] = [], knownAs: String? = nil
    ) {
        self.id = id
        self.location = location
        self.message = message
        self.notes = notes
        self.help = help
        self.edits = edits
        self.paths = paths
        self.knownAs = knownAs
    }

    /// The weight of its kind.
    package var severity: Severity { id.severity }
}

extension Finding: Comparable {
    /// Orders by place, then id, then message.
    package static func < (left: Self, right: Self) -> Bool {
        (left.location, left.id.rawValue, left.message) < (right.location, right.id.rawValue, right.message)
    }
}

extension Sequence<Finding> {
    /// The findings in order, each once.
    package var sortedOnce: [Finding] { Set(self).sorted() }
}
