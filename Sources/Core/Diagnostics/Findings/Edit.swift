/// A change of a source: what stands from `start` up to `end` becomes
/// `replacement`. Both are in one file.
package struct Edit: Codable, Hashable, Sendable {
    package var start: SourceLocation
    /// The place behind the last letter that goes.
    package var end: SourceLocation
    package var replacement: String

    package init(_ start: SourceLocation, to end: SourceLocation, _ replacement: String) {
        self.start = start
        self.end = end
        self.replacement = replacement
    }
}
