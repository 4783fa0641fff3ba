import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailRules
import DovetailSemantics

/// The proof of a project's containers, for each of its programs by itself: what one program registers does not exist
/// in another.
struct ProvedPrograms {
    /// The findings, unsorted.
    let findings: [Finding]
    /// Nil if the project has no container and no port.
    let outcomes: ResolutionOutcomes?

    init(_ program: Program, symbols: SymbolTable, rules: Rules) {
        let whole = ContainerAnalyzer(symbols, rules)
        keepUntilExit(whole)
        let programs = program.linkedPrograms
        guard !programs.isEmpty else {
            findings = whole.findings
            outcomes = whole.outcomes
            return
        }
        var joined = ProgramFindings(programs.map { ($0.names, $0.program.modules.flatMap(\.files).map(\.path)) })
        var merged = whole.outcomes?.filtered { [joined] in !joined.contains($0) }
        var conditional: [ContainerProof.Conditional: Set<Int>] = [:]
        for (number, one) in programs.enumerated() {
            // The module of a shared file is another one in each program.
            let own = program.sharedFiles.isEmpty ? symbols.limited(to: one.program) : SymbolTable(one.program)
            let analyzer = ContainerAnalyzer(own, rules)
            if let outcomes = analyzer.outcomes {
                merged = merged?.merged(with: outcomes) ?? outcomes
                for one in outcomes.conditional { conditional[one, default: []].insert(number) }
            }
            for finding in analyzer.findings where !Self.needsAllPrograms(finding) { joined.add(finding, of: number) }
        }
        merged?.namePrograms { joined.words(conditional[$0] ?? [], at: $0.location) }
        outcomes = merged
        let all = whole.findings
        findings =
            all.filter { Self.needsAllPrograms($0) || !joined.contains($0.location.path) }
            + joined.joined(besides: all)
    }

    /// Whether it says that no program does something.
    private static func needsAllPrograms(_ finding: Finding) -> Bool {
        [.unusedRegistration, .neverAppliedAssembly].contains(finding.id)
    }
}
