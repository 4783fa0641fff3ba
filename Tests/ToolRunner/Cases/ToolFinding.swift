import Foundation

/// A finding in the text that the tool prints.
package struct ToolFinding: Sendable {
    package var path: String
    package var line: Int
    package var id: String
    package var isError: Bool
    /// Its message and those of its notes.
    package var text: String
    /// The places of further uses that have the same cause, in its notes.
    package var others: [String] = []

    /// The places in its notes through which what fails is reached.
    package var steps: [String] = []

    package var place: String { "\(path):\(line)" }
    /// All places that it is about.
    package var places: [String] { [place] + others }

    /// The findings in the tool's text output.
    package static func all(in text: String) -> [ToolFinding] {
        var found: [ToolFinding] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 5, let number = Int(parts[1]) else { continue }
            let kind = parts[3].trimmingCharacters(in: .whitespaces)
            if kind == "note" {
                guard !found.isEmpty else { continue }
                found[found.count - 1].text += "\n\(parts[4])"
                if parts[4].contains(" is also needed here") {
                    found[found.count - 1].others.append("\(parts[0]):\(number)")
                } else if parts[4].hasSuffix(" it is looked up here") || parts[4].hasSuffix(" is resolved here") {
                    found[found.count - 1].steps.append("\(parts[0]):\(number)")
                }
            } else if kind == "error" || kind == "warning", let open = parts[4].lastIndex(of: "["),
                parts[4].hasSuffix("]")
            {
                let id = parts[4][parts[4].index(after: open)...].dropLast()
                found.append(
                    ToolFinding(path: parts[0], line: number, id: String(id), isError: kind == "error", text: parts[4]))
            }
        }
        return found
    }
}
