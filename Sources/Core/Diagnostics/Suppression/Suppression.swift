/// A comment that suppresses findings: `// dovetail:ignore ID, ID: reason`, with `#` in a rules file.
package struct Suppression: Codable, Hashable, Sendable {
    /// A finding's id as written, and its place.
    package struct Name: Codable, Hashable, Sendable {
        package var text: String
        package var location: SourceLocation

        package init(_ text: String, at location: SourceLocation) {
            self.text = text
            self.location = location
        }
    }

    /// The place of its marker.
    package var location: SourceLocation
    /// The line whose findings it suppresses.
    package var line: Int
    package var names: [Name]
    /// The reason, or nil if none is given.
    package var reason: String?
    /// The edit that deletes the comment, and the whole line if it contains nothing else.
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

    /// A note for each of its names that is a former id.
    package var notesOnRenamed: [Finding.Note] {
        names.compactMap { name in FindingID.note(onWritten: name.text).map { .init(name.location, $0) } }
    }
}
