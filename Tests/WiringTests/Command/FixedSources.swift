import Foundation
import ToolRunner

/// The files of a project after `check` and the edits of all its findings.
struct FixedSources {
    var files: [String: String]
    /// The messages of the findings without edits.
    let left: [String]

    init(_ files: [String: String]) throws {
        self.files = files
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        let run = try Command.run(Command.dovetail, ["check", ".", "--format", "json"], in: folder.url)
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        left = report.findings.filter(\.edits.isEmpty).map(\.message)
        let edits = report.findings.flatMap(\.edits).sorted {
            ($0.start.path, $0.start.line, $0.start.column) > ($1.start.path, $1.start.line, $1.start.column)
        }
        for edit in edits {
            self.files[edit.start.path] = self.files[edit.start.path].map { Self.applying(edit, to: $0) }
        }
    }

    private static func applying(_ edit: Edit, to text: String) -> String {
        var lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { Array($0) }
        let start = edit.start, end = edit.end
        let head = lines[start.line - 1].prefix(start.column - 1)
        let tail = end.line <= lines.count ? lines[end.line - 1].dropFirst(end.column - 1) : []
        lines.replaceSubrange(
            (start.line - 1)..<min(end.line, lines.count), with: [head + Array(edit.replacement.utf8) + tail])
        return String(decoding: Array(lines.joined(separator: [10])), as: UTF8.self)
    }

    private struct Report: Decodable {
        struct Finding: Decodable {
            var message: String
            var edits: [Edit]
        }
        var findings: [Finding]
    }

    private struct Edit: Decodable {
        struct Place: Decodable {
            var path: String
            var line: Int
            var column: Int
        }
        var start: Place
        var end: Place
        var replacement: String
    }
}
