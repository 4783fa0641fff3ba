import DovetailDiagnostics

/// Reads the suppressions of a file, which need not matter to the wiring.
enum SuppressionReader {
    /// The word that a comment starts with.
    static let word: StaticString = "dovetail:ignore"

    /// The suppressions in the file with these bytes, in their order; none where it is not UTF-8.
    static func read(path: String, _ bytes: UnsafeRawBufferPointer) -> [Suppression] {
        let text = bytes.bindMemory(to: UInt8.self)
        guard String(validating: text, as: UTF8.self) != nil else { return [] }
        let lines = LineTable(text)
        var comments: [SuppressionComment] = []
        var lexer = SourceLexer(bytes, end: bytes.count)
        while let comment = lexer.nextLineComment() {
            let (line, column) = lines.place(of: comment.lowerBound)
            if let comment = SuppressionComment(
                lexer.text(comment), at: .init(path: path, line: line, column: column), offset: comment.lowerBound,
                in: bytes)
            {
                comments.append(comment)
            }
        }
        return suppressions(comments)
    }

    /// A comment alone on its line is about the next line; those below each
    /// other are about the one that follows them all.
    static func suppressions(_ comments: [SuppressionComment]) -> [Suppression] {
        let alone = Set(comments.filter(\.isAlone).map(\.location.line))
        return comments.map { comment in
            var line = comment.location.line
            if comment.isAlone {
                repeat { line += 1 } while alone.contains(line)
            }
            return comment.suppression(of: line)
        }
    }
}
