import Foundation
import Testing
import ToolRunner

/// Sources of a test, and places in them that the test identifies by a piece of text.
struct MarkedSources {
    /// A place in a file, with its column in bytes and in UTF-16 code units.
    struct Place: CustomStringConvertible {
        var path: String
        var line: Int
        var column: Int
        var utf16Column: Int
        var description: String { "\(path):\(line):\(column)" }
    }

    var files: [String: String]

    /// Writes the files below a new folder.
    func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        return folder
    }

    /// The place marked by `¦` in a piece of the sources.
    func at(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Place {
        let parts = marked.components(separatedBy: "¦")
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            guard let piece = text.range(of: parts.joined()) else { continue }
            let lines = (text[..<piece.lowerBound] + parts[0]).components(separatedBy: "\n")
            let line = lines.last ?? ""
            return Place(
                path: path, line: lines.count, column: line.utf8.count + 1, utf16Column: line.utf16.count + 1)
        }
        return try #require(nil, "no such piece: \(marked)", sourceLocation: sourceLocation)
    }
}
