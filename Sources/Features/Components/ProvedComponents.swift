import DovetailBasics
package import DovetailDiagnostics
import DovetailFacts
package import DovetailGraphs
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
        let wanted = symbols.program.pathsOfTarget
        func isWanted(_ place: SourceLocation) -> Bool { wanted?.contains(place.path) ?? true }
        guard !programs.isEmpty else {
            (findings, proved) = (whole.findings, whole.proved.filter(isWanted))
            var summary = whole.summary
            if wanted != nil {
                summary.proof.requirements = whole.checked.count(where: isWanted)
                summary.proof.proved = proved.count
                summary.proof.outside = whole.outside.count(where: isWanted)
            }
            self.summary = summary
            return
        }
        // Roots in no program, such as those of tests, are only checked in the whole project.
        var outside = whole.outside
        let paths = programs.map { Set($0.program.modules.flatMap(\.files).map(\.path)) }
        var joined = ProgramFindings(
            zip(programs, paths).map { ($0.names, $1.sorted()) },
            ofAll: [.orphanComponent, .noRoot, .unusedDependencyProtocol],
            reported: Set(programs.indices.filter { symbols.program.reports(on: programs[$0]) }))
        var (met, checked) = (whole.proved, whole.checked)
        let others = Set(whole.roots.lazy.filter { !joined.contains($0.place.path) }.map(\.name))
        let kept = whole.findings.filter { finding in
            joined.confirms(finding)
                || finding.paths.contains { others.contains(String($0.split(atText: " → ")[0])) }
        }
        var failing = Set(kept.map(\.location)).intersection(checked)
        checked = checked.filter { !joined.contains($0.path) || failing.contains($0) }
        met.formIntersection(checked)
        for (number, one) in programs.enumerated() {
            let analyzer = ComponentAnalyzer(SymbolTable(one.program), for: purpose)
            if symbols.program.reports(on: one) {
                met.formUnion(analyzer.proved)
                checked.formUnion(analyzer.checked)
                failing.formUnion(analyzer.checked.subtracting(analyzer.proved))
            }
            for finding in analyzer.findings { joined.add(finding, of: number) }
            outside = outside.filter {
                !joined.contains($0.path) || !paths[number].contains($0.path) || analyzer.outside.contains($0)
            }
        }
        findings =
            kept + whole.findings.filter { one in joined.confirms(one) && !kept.contains(one) }
            + joined.joined(besides: whole.findings).filter { one in !kept.contains { $0.location == one.location } }
        checked = checked.filter(isWanted)
        outside = outside.filter(isWanted)
        proved = met.subtracting(failing).filter(isWanted)
        var summary = whole.summary
        (summary.proof.requirements, summary.proof.proved) = (checked.count, proved.count)
        summary.proof.outside = outside.count
        self.summary = summary
    }
}

extension ProvedComponents {
    /// A graph of other nodes and edges and of a project's components: which creates which, and which provides values to
    /// which. Programs that compile some of the same files are drawn each by itself, and joined.
    package static func graph(_ symbols: SymbolTable, addedTo services: WiringGraph) -> WiringGraph {
        let program = symbols.program
        let whole = ComponentAnalyzer.graph(of: symbols)
        let programs = whole.nodes.isEmpty ? [] : program.programsWithSharedFiles
        guard !programs.isEmpty else { return WiringGraph.joined([services, whole]) }
        let paths = Set(programs.flatMap { $0.program.modules.flatMap(\.files).map(\.path) })
        let reported = programs.filter(program.reports)
        return WiringGraph.joined(
            [services, whole.limited { !paths.contains($0) }]
                + reported.map { ComponentAnalyzer.graph(of: SymbolTable($0.program)) })
    }
}
