/// A change to a source: the text from `start` to `end` is replaced by `replacement`. Both are in the same file.
package struct Edit: Codable, Hashable, Sendable {
    package var start: SourceLocation
    /// The place after the last replaced character.
    package var end: SourceLocation
    package var replacement: String

    package init(_ start: SourceLocation, to end: SourceLocation, _ replacement: String) {
        self.start = start
        self.end = end
        self.replacement = replacement
    }

    /// Replaces a name at a place.
    package init(at start: SourceLocation, replacing name: String, with replacement: String) {
        var end = start
        end.column += name.utf8.count
        self.init(start, to: end, replacement)
    }
}
