extension ReportFormat {
    /// As compilers print it, for people and editors.
    package static let text = ReportFormat("text", places: .asRead, isForPeople: true) { content in
        TextReport.lines(content.findings).map { $0 + "\n" }.joined()
    }
}

/// Findings as compilers print them, so that editors, SwiftPM and Xcode link
/// each line.
package enum TextReport {
    /// The findings, a line each, with a line for each note and one for the help.
    package static func lines(_ findings: [Finding]) -> [String] {
        findings.flatMap { finding -> [String] in
            let head = "\(finding.location): \(finding.severity.rawValue): \(finding.message) [\(finding.id.rawValue)]"
            let notes = finding.notes.map { "\($0.location): note: \($0.message)" }
            return [head] + notes + ["\(finding.location): note: help: \(finding.help)"]
        }
    }

    /// How many errors and warnings there are: `2 errors, 1 warning`.
    package static func count(_ findings: [Finding]) -> String {
        let errors = findings.count { $0.severity == .error }
        let warnings = findings.count - errors
        return "\(errors) \(errors == 1 ? "error" : "errors"), \(warnings) \(warnings == 1 ? "warning" : "warnings")"
    }
}
