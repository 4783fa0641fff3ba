import DovetailDiagnostics

/// Reads the suppressions of a rules file: `# dovetail:ignore ID: reason`.
enum RulesSuppressionReader {
    /// The suppressions in the file with these bytes, in order.
    static func read(path: String, _ bytes: UnsafeRawBufferPointer) -> [Suppression] {
        var comments: [SuppressionComment] = []
        var start = 0
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            for mark in line.indices where line[mark] == UInt8(ascii: "#") && isFirst(mark, in: line) {
                let location = SourceLocation(path: path, line: index + 1, column: mark - line.startIndex + 1)
                let comment = SuppressionComment(
                    String(decoding: line[mark...], as: UTF8.self), mark: "#", at: location,
                    offset: start + mark - line.startIndex, in: bytes)
                if let comment { comments.append(comment) }
            }
            start += line.count + 1
        }
        return SuppressionReader.suppressions(comments)
    }

    /// Whether a comment may begin there: at the beginning of a line, or after white space.
    private static func isFirst(_ mark: Int, in line: Slice<UnsafeRawBufferPointer>) -> Bool {
        mark == line.startIndex || line[mark - 1] == UInt8(ascii: " ") || line[mark - 1] == UInt8(ascii: "\t")
    }
}
