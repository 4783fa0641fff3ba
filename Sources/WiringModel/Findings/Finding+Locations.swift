extension Finding {
    /// Every place that it names.
    package var locations: [SourceLocation] { [location] + notes.map(\.location) }

    /// The same finding with each of its places put through `move`.
    package func moved(_ move: (SourceLocation) -> SourceLocation) -> Finding {
        var finding = self
        finding.location = move(location)
        finding.notes = notes.map { Note(move($0.location), $0.message) }
        return finding
    }
}
