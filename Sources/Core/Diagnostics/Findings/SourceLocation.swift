/// A place in a source file, as compilers print it: lines and columns count from 1, and columns count UTF-8 bytes.
package struct SourceLocation: Codable, Hashable, Sendable {
    /// The file, with its path as given to the run.
    package var path: String
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int

    /// A place in the file at `path`.
    package init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    /// Orders by path, then line, then column.
    package static func < (left: Self, right: Self) -> Bool {
        (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `path:line:column`.
    package var description: String { "\(path):\(line):\(column)" }
}
