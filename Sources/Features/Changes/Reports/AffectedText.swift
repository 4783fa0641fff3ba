import DovetailBasics

/// What a change affects, as text for a terminal.
package enum AffectedText {
    /// The lines, without newlines.
    package static func lines(_ parts: AffectedParts, since: String) -> [String] {
        guard !parts.files.isEmpty else { return ["nothing changed since \(since)"] }
        var lines = ["\(counted(parts.files.count, noun: "file")) changed since \(since)"]
        if !parts.everything.isEmpty {
            lines += ["everything is affected:"] + parts.everything.map { "  \($0.line)" }
        }
        for list in AffectedParts.List.allCases {
            let names = parts[list]
            lines.append("\(list.rawValue): \(names.isEmpty ? "none" : names.joined(separator: ", "))")
        }
        return lines
    }
}

extension AffectedParts.Reason {
    /// `Package.swift: it is a manifest, or a part of one`
    package var line: String { (path.map { "\($0): " } ?? "") + text }
}
