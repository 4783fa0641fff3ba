/// Rows of text under a header, in columns as wide as their widest entries.
struct TextTable {
    private var rows: [[String]]
    private let isRight: [Bool]

    /// - Parameter head: the names of the columns; a name that starts with `>` makes its column right-aligned.
    init(_ head: [String]) {
        isRight = head.map { $0.hasPrefix(">") }
        rows = [head.map { $0.hasPrefix(">") ? String($0.dropFirst()) : $0 }]
    }

    mutating func add(_ row: [String]) { rows.append(row) }

    /// The lines, without trailing spaces.
    var lines: [String] {
        let widths = isRight.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (column, text) in row.enumerated() {
                let blanks = String(repeating: " ", count: widths[column] - text.count)
                line += (column > 0 ? "  " : "") + (isRight[column] ? blanks + text : text + blanks)
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
