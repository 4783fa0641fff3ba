package import DovetailDiagnostics

extension Sequence<Finding> {
    /// The findings that no comment in their own file suppresses, and findings about those comments.
    ///
    /// - Parameter checked: the kinds of findings that were looked for; whether comments about others are used is
    ///   unknown.
    /// - Parameter rulesFile: the rules file, whose comments suppress findings on its lines.
    package func withoutSuppressed(checked: Set<FindingID>, rulesFile: String? = nil) -> [Finding] {
        let findings = Array(self)
        let sources = Set(findings.map(\.location.path)).filter { $0.hasSuffix(".swift") }.sorted()
        let comments =
            SourceReader.suppressions(inFiles: sources)
            + (rulesFile.map(SourceReader.suppressions(inRulesFile:)) ?? [])
        return Suppressing.apply(
            comments, to: findings, .all, unchecked: Set(FindingID.allCases).subtracting(checked))
    }
}
