package import Foundation

/// The file of a baseline: JSON with an entry on each line, so that differences
/// are small.
///
/// ```json
/// {
///   "version": 1,
///   "findings": [
///     {"count":1,"id":"missing-provider","message":"no provider for 'id: Int'","path":"App/App.swift"}
///   ]
/// }
/// ```
private struct BaselineFile: Decodable {
    var version: Int
    var findings: [Baseline.Entry]
}

/// Why a file is not a baseline, in words for the user.
package struct BaselineError: Error {
    package var description: String
}

extension Baseline {
    /// Parses the content of the file at `path`.
    ///
    /// - Throws: `DecodingError` or `BaselineError`.
    package init(_ data: Data, at path: String) throws {
        let file = try JSONDecoder().decode(BaselineFile.self, from: data)
        guard file.version == 1 else {
            throw BaselineError(description: "it has version \(file.version); this tool reads version 1")
        }
        let places = ObjectPlaces.places(in: data, at: path)
        let entries = file.findings.enumerated().map { index, entry in
            // If another tool added objects, the places do not match the entries and are unknown.
            (entry, places.count == file.findings.count ? places[index] : .init(path: path, line: 1, column: 1))
        }
        if let wrong = entries.first(where: { $0.0.count < 1 }) {
            throw BaselineError(description: "the entry in line \(wrong.1.line) has the count \(wrong.0.count)")
        }
        self.init(entries.map { (entry: $0.0, location: $0.1) })
    }

    static func text(_ entries: [Entry]) throws -> String {
        let lines = try entries.map { "    " + (try JSONText.line($0)) }
        let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
        return "{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n"
    }
}
