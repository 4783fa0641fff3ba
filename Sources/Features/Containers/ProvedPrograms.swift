import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailRules
import DovetailSemantics

/// The proof of a project's containers, for each of its programs by itself: what one program registers does not exist
/// in another.
struct ProvedPrograms {
    /// The findings, unsorted.
    let findings: [Finding]
    /// Nil if the project has no container and no port.
    let outcomes: ResolutionOutcomes?
    /// The registrations, and the code that resolves them; nil if it is not wanted.
    let graph: WiringGraph?

    /// - Parameter drawsGraph: whether the graph is wanted.
    init(_ program: Program, symbols: SymbolTable, rules: Rules, drawsGraph: Bool = false) {
        let programs = program.linkedPrograms
        let compiled = programs.isEmpty ? program.compiledIntoOnlyProgram : program
        var rulesOfWhole = rules
        // What belongs to programs is evaluated as part of them.
        if !programs.isEmpty { rulesOfWhole.interpretsContainers = false }
        let whole = ContainerAnalyzer(symbols.limited(to: compiled), rulesOfWhole)
        keepUntilExit(whole)
        guard !programs.isEmpty else {
            findings = whole.findings
            outcomes = whole.outcomes
            graph = drawsGraph ? whole.graph : nil
            return
        }
        var joined = ProgramFindings(
            programs.map { ($0.names, $0.program.modules.flatMap(\.files).map(\.path)) },
            ofAll: [.unusedRegistration, .neverAppliedAssembly],
            reported: Set(programs.indices.filter { program.reports(on: programs[$0]) }))
        var merged = whole.outcomes?.filtered { [joined] in !joined.contains($0) }
        var conditional: [ContainerProof.Conditional: Set<Int>] = [:]
        var graphs = drawsGraph ? [whole.graph.limited { [joined] in !joined.contains($0) }] : []
        var rulesOfNext = rules
        let analyzers = programs.map { one in
            // The module of a shared file is another one in each program.
            let own = program.sharedFiles.isEmpty ? symbols.limited(to: one.program) : SymbolTable(one.program)
            let analyzer = ContainerAnalyzer(own, rulesOfNext)
            // Programs of one project share much of their code: where one is too large, the next ones are.
            if analyzer.isTooLarge { rulesOfNext.interpretsContainers = false }
            return analyzer
        }
        let found = analyzers.map(\.findings)
        var failing: [SourceLocation: Set<Int>] = [:]
        for (number, findings) in found.enumerated() {
            for one in findings where Self.isAboutResolution(one) { failing[one.location, default: []].insert(number) }
        }
        for (number, analyzer) in analyzers.enumerated() {
            // Code that a program compiles but never calls may be meant for another program, where it works.
            func failsOnlyHere(_ place: SourceLocation) -> Bool {
                guard let failing = failing[place], failing.contains(number) else { return false }
                return !joined.containsOnly(failing, place)
            }
            let uncalled = analyzer.uncalledPlaces
            let functions = uncalled.functions.filter(failsOnlyHere), members = uncalled.members.filter(failsOnlyHere)
            let unused = functions.union(members)
            let cause = GapCause.unseenCall(in: programs[number].names)
            if program.reports(on: programs[number]),
                let outcomes = analyzer.outcomes?.without(functions).doubting(members, cause)
            {
                merged = merged?.merged(with: outcomes) ?? outcomes
                for one in outcomes.conditional { conditional[one, default: []].insert(number) }
            }
            if drawsGraph, program.reports(on: programs[number]) {
                graphs.append(
                    analyzer.graph.changingEdges { edge, target in
                        if functions.contains(edge.location) { return nil }
                        guard members.contains(edge.location), target.kind == .missing else { return edge }
                        var edge = edge
                        edge.question?.unproved = cause.text
                        return edge
                    })
            }
            for finding in found[number] where !(Self.isAboutResolution(finding) && unused.contains(finding.location)) {
                joined.add(finding, of: number)
            }
        }
        merged?.namePrograms { joined.words(conditional[$0] ?? [], at: $0.location) }
        outcomes = merged
        graph = drawsGraph ? WiringGraph.joined(graphs) : nil
        findings = whole.findings.filter(joined.confirms) + joined.joined(besides: whole.findings)
    }

    /// Whether it says that a resolution fails.
    private static func isAboutResolution(_ finding: Finding) -> Bool {
        [.missingRegistration, .argumentMismatch].contains(finding.id)
    }
}
