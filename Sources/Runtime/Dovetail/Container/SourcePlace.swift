/// A line in the sources.
public struct SourcePlace: Sendable, Equatable, CustomStringConvertible {
    private let fileID: StaticString
    private let number: UInt32

    package init(_ fileID: StaticString, _ line: UInt) {
        self.fileID = fileID
        number = UInt32(truncatingIfNeeded: line)
    }

    /// The module and the file, as `#fileID` gives them: `Shop/Domain.swift`.
    ///
    /// - Complexity: creates a string each time.
    public var file: String { fileID.description }

    /// The number of the line. The first line of a file is 1.
    public var line: Int { Int(number) }

    /// The file's name and the line, as in `Domain.swift:12`.
    public var description: String { "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)" }

    /// Whether two places are the same line of the same file.
    public static func == (one: Self, other: Self) -> Bool { one.number == other.number && one.file == other.file }
}
