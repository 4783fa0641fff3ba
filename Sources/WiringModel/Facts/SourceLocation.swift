/// A place in a source file, as compilers print it: lines and columns count
/// from 1, columns in UTF-8 bytes.
package struct SourceLocation: Hashable, Sendable {
    /// The file, as its path was given to the run.
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

extension SourceLocation: Codable {
    private enum CodingKeys: CodingKey { case path, line, column }

    /// Reads the line and the column; the path is the decoder's `sourcePath`, or else is read too.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        path = try decoder.userInfo[.sourcePath] as? String ?? container.decode(String.self, forKey: .path)
        line = try container.decode(Int.self, forKey: .line)
        column = try container.decode(Int.self, forKey: .column)
    }

    /// Writes the line and the column, and the path unless the encoder has a `sourcePath`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        if encoder.userInfo[.sourcePath] == nil { try container.encode(path, forKey: .path) }
        try container.encode(line, forKey: .line)
        try container.encode(column, forKey: .column)
    }
}

extension CodingUserInfoKey {
    /// The path of the one file whose places are coded.
    // The name is not empty, for which alone the initialiser fails.
    package static let sourcePath = CodingUserInfoKey(rawValue: "sourcePath").unsafelyUnwrapped
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
