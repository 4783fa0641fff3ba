/// A line in the sources.
public struct SourcePlace: Sendable, CustomStringConvertible {
    private let fileID: StaticString
    private let line: UInt32

    package init(_ fileID: StaticString, _ line: UInt) {
        self.fileID = fileID
        self.line = UInt32(truncatingIfNeeded: line)
    }

    /// The file's name and the line, as in `Domain.swift:12`.
    public var description: String {
        "\(fileID.description.split(separator: "/").last.map(String.init) ?? fileID.description):\(line)"
    }
}
