extension Finding {
    /// The same finding with each of its places mapped by `move`.
    package func moved(_ move: (SourceLocation) -> SourceLocation) -> Finding {
        var finding = self
        finding.location = move(location)
        finding.notes = notes.map { Note(move($0.location), $0.message, $0.kind) }
        finding.edits = edits.map { Edit(move($0.start), to: move($0.end), $0.replacement) }
        return finding
    }
}
