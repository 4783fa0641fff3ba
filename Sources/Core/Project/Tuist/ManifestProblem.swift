import DovetailBasics
package import DovetailDiagnostics
import Foundation

/// Why a manifest, or a module that manifests import, could not be evaluated.
package struct ManifestProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place that the compiler reports, or the manifest's first line.
    package var location: SourceLocation
    package var message: String
    /// Whether the manifests may still be evaluated.
    package var isWarning = false

    package var description: String { "\(location): error: \(message)" }

    /// A problem with the whole file.
    init(_ path: String, _ message: String) {
        location = SourceLocation(path: path, line: 1, column: 1)
        self.message = message
    }

    /// The failure to compile `path`: the compiler's first error, and which part of Tuist's API is missing.
    init(compiling path: String, _ outcome: ChildProcess.Outcome, limit: Double) {
        self.init(path, "")
        if outcome.isOverLimit {
            message = "the compiler did not finish within \(limit.inSeconds)"
            return
        }
        let lines = outcome.output.split(whereSeparator: \.isNewline)
        for line in lines {
            guard let range = line.range(of: ": error: ") else { continue }
            let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            if place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) {
                location = SourceLocation(path: place.dropLast(2).joined(separator: ":"), line: row, column: column)
            }
            message = String(line[range.upperBound...])
            if message.hasPrefix("no such module") {
                message += "; if a plugin in another repository contains it, dovetail can only read it from disk"
            } else if let missing = Self.missing(message) {
                message +=
                    "; \(missing) is not a part of Tuist's manifest format that dovetail supports, or is "
                    + "not on disk"
            }
            return
        }
        let first = lines.first { $0.contains("error: ") } ?? lines.first ?? "it printed nothing"
        message = "the compiler failed: \(first)"
    }

    /// The declaration that a compiler message reports as missing.
    private static func missing(_ message: String) -> String? {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 3 else { return nil }
        if message.contains("has no member"), parts.count >= 5 { return "'\(parts[1]).\(parts[3])'" }
        if message.hasPrefix("cannot find") { return "'\(parts[1])'" }
        if message.contains("extra argument") { return "the argument '\(parts[1])'" }
        return nil
    }
}
