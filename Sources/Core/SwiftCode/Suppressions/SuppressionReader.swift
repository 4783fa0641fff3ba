import DovetailBasics
import DovetailDiagnostics

/// Reads the suppressions of a file, whether or not it matters to the wiring.
enum SuppressionReader {
    /// The word that the comment starts with.
    static let word: StaticString = "dovetail:ignore"

    /// The suppressions in the file with these bytes, in order; none if it is not UTF-8.
    static func read(path: String, _ bytes: UnsafeRawBufferPointer) -> [Suppression] {
        let text = bytes.bindMemory(to: UInt8.self)
        guard isUTF8(bytes) else { return [] }
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

    /// A comment on its own line concerns the next line; consecutive ones concern the line that follows all of them.
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
