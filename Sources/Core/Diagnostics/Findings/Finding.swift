/// A fault as a value: where it is, what it is, why, and what to write.
package struct Finding: Codable, Hashable, Sendable {
    /// A remark with its own place.
    package struct Note: Codable, Hashable, Sendable {
        /// How its place relates to the finding.
        package enum Kind: String, Codable, Hashable, Sendable {
            /// What explains the finding, such as a declaration or a rule.
            case detail
            /// A whole path that leads to the finding: `path: App → Card`.
            case chain
            /// One step of the path that leads to the finding. The steps are in order, and the finding's own place is the
            /// last.
            case step
            /// One step of the path that begins at the finding. The steps are in order.
            case next
            /// One step of a cycle. The steps are in order.
            case cycle
            /// What is similar, and may have been meant.
            case near
            /// Another place with the same fault.
            case again
        }

        package var location: SourceLocation
        package var message: String
        package var kind: Kind

        package init(_ location: SourceLocation, _ message: String, _ kind: Kind = .detail) {
            self.location = location
            self.message = message
            self.kind = kind
        }
    }

    /// What findings of one kind have in common if one change would fix them.
    package struct Cause: Codable, Hashable, Sendable {
        /// Identifies it.
        package var text: String
        /// What is said of the finding's place in a note of another one: `it is imported here too`. Nil if its message
        /// is said.
        package var again: String?

        package init(_ text: String, again: String? = nil) {
            self.text = text
            self.again = again
        }
    }

    package var id: FindingID
    /// That of its kind, unless the project makes it another.
    package var severity: Severity
    /// Where the fix most likely goes.
    package var location: SourceLocation
    /// One line that makes sense alone.
    package var message: String
    /// Other places: what leads here, what is similar, and what explains it.
    package var notes: [Note]
    /// What to write, in one line.
    package var help: String
    /// The edits that fix it, if there is exactly one certain fix; otherwise empty.
    package var edits: [Edit]
    /// The paths through the program on which it occurs, one for each root, sorted; or the programs in which it occurs,
    /// if they are not all that contain the place. Empty if it has none.
    package var paths: [String]
    /// The text that identifies it in a baseline, if the message mentions something that may change from run to run,
    /// such as the shortest path.
    package var knownAs: String?
    /// The path that identifies it in a baseline, if it is found at a better place than it used to be.
    package var knownAt: String?
    /// What it has in common with other findings of its kind that one change would fix; nil if there are none.
    package var cause: Cause?

    package init(
        _ id: FindingID, at location: SourceLocation, _ message: String, notes: [Note] = [], help: String,
        edits: [Edit] = [], paths: [String] = [], knownAs: String? = nil
    ) {
        self.id = id
        severity = id.severity
        self.location = location
        self.message = message
        self.notes = notes
        self.help = help
        self.edits = edits
        self.paths = paths
        self.knownAs = knownAs
    }
}

extension Finding: Comparable {
    /// Orders by place, then id, then message.
    package static func < (left: Self, right: Self) -> Bool {
        (left.location, left.id.rawValue, left.message) < (right.location, right.id.rawValue, right.message)
    }
}

extension Sequence<Finding> {
    /// The findings, sorted and without duplicates.
    package var sortedOnce: [Finding] { Set(self).sorted() }
}
