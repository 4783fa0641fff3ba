package import DovetailDiagnostics
package import DovetailFacts
package import DovetailSemantics

/// The proof of a project's components. If several modules compile the same file, it is proved for each program by
/// itself: what the file means depends on the other files of the program.
package struct ProvedComponents {
    /// The findings, unsorted.
    package let findings: [Finding]
    package let summary: ComponentAnalyzer.Summary
    /// The wiring of the program's home; empty if `purpose` is not to write it.
    package let wiring: Wiring
    /// The requirements that are proved.
    package let proved: Set<SourceLocation>

    /// - Parameter symbols: the symbols of the project.
    package init(_ symbols: SymbolTable, for purpose: LinkPurpose) {
        let whole = ComponentAnalyzer(symbols, for: purpose)
        wiring = whole.wiring
        let isShared = purpose == .checking && whole.summary.components > 0
        let programs = isShared ? symbols.program.programsWithSharedFiles : []
        guard !programs.isEmpty else {
            (findings, summary, proved) = (whole.findings, whole.summary, whole.proved)
            return
        }
        var joined = ProgramFindings(programs.map { ($0.names, $0.program.modules.flatMap(\.files).map(\.path)) })
        var (met, checked) = (whole.proved, whole.checked)
        checked = checked.filter { !joined.contains($0.path) }
        met.formIntersection(checked)
        var failing: Set<SourceLocation> = []
        for (number, one) in programs.enumerated() {
            let analyzer = ComponentAnalyzer(SymbolTable(one.program), for: purpose)
            met.formUnion(analyzer.proved)
            checked.formUnion(analyzer.checked)
            failing.formUnion(analyzer.checked.subtracting(analyzer.proved))
            for finding in analyzer.findings where !Self.needsAllPrograms(finding) { joined.add(finding, of: number) }
        }
        findings =
            whole.findings.filter { Self.needsAllPrograms($0) || !joined.contains($0.location.path) }
            + joined.joined(besides: whole.findings)
        proved = met.subtracting(failing)
        var summary = whole.summary
        (summary.proof.requirements, summary.proof.proved) = (checked.count, proved.count)
        self.summary = summary
    }

    /// Whether it says that no program does something.
    private static func needsAllPrograms(_ finding: Finding) -> Bool {
        [.orphanComponent, .noRoot, .unusedDependencyProtocol].contains(finding.id)
    }
}
