/// What a report tells of a run.
package struct ReportContent: Sendable {
    /// The tool's version.
    package var version: String
    /// The findings in their order, with their places as the format counts them.
    package var findings: [Finding]
    /// How much is proved, where that was asked.
    package var proof: Proof?
    /// How much of the components is proved; nil where there are none.
    package var components: ComponentProof?
    /// What was not looked at, where that was asked.
    package var coverage: CoverageCounts?

    package init(
        version: String, findings: [Finding], proof: Proof? = nil, components: ComponentProof? = nil,
        coverage: CoverageCounts? = nil
    ) {
        self.version = version
        self.findings = findings
        self.proof = proof
        self.components = components
        self.coverage = coverage
    }
}
