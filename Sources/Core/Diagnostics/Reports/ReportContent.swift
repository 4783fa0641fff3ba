package import DovetailBasics

/// The content of a report on a run.
package struct ReportContent: Sendable {
    /// The tool's version.
    package var version: String
    /// The findings in order, with their places as the format counts them.
    package var findings: [Finding]
    /// The proof, if it was requested.
    package var proof: Proof?
    /// The proof about components; nil if there are none.
    package var components: ComponentProof?
    /// What was not checked, if this was requested.
    package var coverage: CoverageCounts?
    /// The lookups that were recognised and not read; nil if this was not requested.
    package var unread: [UnreadLookups]?

    /// How the messages look, in the format for people.
    package var style = MessageStyle.plain

    /// Whether findings name their pages, in the format for people.
    package var hasLinks = false

    package init(
        version: String, findings: [Finding], proof: Proof? = nil, components: ComponentProof? = nil,
        coverage: CoverageCounts? = nil, unread: [UnreadLookups]? = nil
    ) {
        self.version = version
        self.findings = findings
        self.proof = proof
        self.components = components
        self.coverage = coverage
        self.unread = unread
    }
}
