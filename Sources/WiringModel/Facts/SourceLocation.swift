/// A place in a source file, as compilers print it: lines and columns count
/// from 1, columns in UTF-8 bytes.
public struct SourceLocation: Codable, Hashable, Sendable {
    /// The file, as its path was given to the run.
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int

    /// A place in the file at `path`.
    public init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    /// Orders by path, then line, then column.
    public static func < (left: Self, right: Self) -> Bool {
        (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `path:line:column`.
    public var description: String { "\(path):\(line):\(column)" }
}
