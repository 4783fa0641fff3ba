/// A comment that suppresses findings: `// dovetail:ignore ID, ID: reason`, with `#` in a rules file.
package struct Suppression: Codable, Hashable, Sendable {
    /// A finding's id as it is written, and where.
    package struct Name: Codable, Hashable, Sendable {
        package var text: String
        package var location: SourceLocation

        package init(_ text: String, at location: SourceLocation) {
            self.text = text
            self.location = location
        }
    }

    /// Where its mark stands.
    package var location: SourceLocation
    /// The line whose findings it suppresses.
    package var line: Int
    package var names: [Name]
    /// Why, or nil where that is not written.
    package var reason: String?
    /// What deletes the comment, and its line where it stands there alone.
    package var removal: Edit

    package init(
        at location: SourceLocation, line: Int, names: [Name], reason: String?, removal: Edit
    ) {
        self.location = location
        self.line = line
        self.names = names
        self.reason = reason
        self.removal = removal
    }

    /// A line for each of its names that a finding had before.
    package var notesOnRenamed: [String] {
        names.compactMap { name in FindingID.note(onWritten: name.text).map { "\(name.location): note: \($0)" } }
    }
}
