extension ReportFormat {
    /// The format of compilers, for people and editors.
    package static let text = ReportFormat("text", places: .asRead, isForPeople: true) { content in
        TextReport.lines(content.findings).map { $0 + "\n" }.joined()
    }
}

/// Findings in the format of compilers, so that editors, SwiftPM and Xcode link each line.
package enum TextReport {
    /// The findings, one line each, followed by lines for their notes and their help: errors before warnings, causes
    /// before consequences. Help shared by several findings of a kind is printed once.
    package static func lines(_ findings: [Finding]) -> [String] {
        var helped: Set<String> = []
        return findings.enumerated().sorted { Rank($0) < Rank($1) }.map(\.element).flatMap { finding -> [String] in
            let head = "\(finding.location): \(finding.severity.rawValue): \(finding.message) [\(finding.id.rawValue)]"
            let notes = finding.notes.map { "\($0.location): note: \($0.message)" }
            guard helped.insert("\(finding.id.rawValue) \(finding.help)").inserted else { return [head] + notes }
            return [head] + notes + ["\(finding.location): note: help: \(finding.help)"]
        }
    }

    /// The rank of a finding in the list.
    private struct Rank: Comparable {
        private let weights: [Int]

        init(_ finding: (offset: Int, element: Finding)) {
            let groups: [FindingKind.Group] = [.sources, .components, .containers]
            weights = [
                finding.element.severity == .error ? 0 : 1,
                groups.firstIndex(of: finding.element.id.kind.group) ?? groups.count, finding.offset,
            ]
        }

        static func < (left: Rank, right: Rank) -> Bool { left.weights.lexicographicallyPrecedes(right.weights) }
    }

    /// The numbers of errors and warnings: `2 errors, 1 warning`.
    package static func count(_ findings: [Finding]) -> String {
        let errors = findings.count { $0.severity == .error }
        let warnings = findings.count - errors
        return "\(errors) \(errors == 1 ? "error" : "errors"), \(warnings) \(warnings == 1 ? "warning" : "warnings")"
    }
}
