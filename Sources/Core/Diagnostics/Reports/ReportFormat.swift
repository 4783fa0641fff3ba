/// How `dovetail check` prints what it found.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// As compilers print it, for people and editors.
    case text
    /// Dovetail's own schema, described in docs/check.md.
    case json
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// Commands of GitHub's workflows, which mark the lines of a pull request.
    case github

    /// The whole document, with the line break at its end; empty where a format
    /// prints a line for each finding and there is none.
    package func document(_ content: ReportContent) throws -> String {
        switch self {
        case .text: TextReport.lines(content.findings).map { $0 + "\n" }.joined()
        case .json: try JSONReport(content).document()
        case .sarif: try SARIFReport(content).document()
        case .github: GitHubReport.lines(content.findings).map { $0 + "\n" }.joined()
        }
    }
}
