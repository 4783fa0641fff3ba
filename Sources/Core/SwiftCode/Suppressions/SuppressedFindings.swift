package import DovetailDiagnostics

extension Sequence<Finding> {
    /// Those that no comment in their own files suppresses, and what is wrong with such comments.
    ///
    /// - Parameter checked: the kinds that were looked for; of comments about others it is not known whether they are
    ///   of use.
    /// - Parameter rulesFile: the rules file, whose comments suppress findings at its lines.
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
