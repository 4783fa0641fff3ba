package import DovetailDiagnostics
package import DovetailFacts
package import DovetailGraphs
package import DovetailRules
package import DovetailSemantics

/// Proves the resolutions of a project, and separately those of its tests.
///
/// The registrations of tests do not exist when the app runs, so the app is proved without its test code. Its tests run
/// with both.
package struct ContainerCheck {
    /// The findings, unsorted.
    package let findings: [Finding]
    /// The proof of the resolutions; nil if the program has no container and no port.
    package let proof: ContainerProof?
    /// How many resolutions are proved at each place.
    package let proved: [SourceLocation: Int]
    /// The registrations, and the code that resolves them; nil if it is not wanted.
    package let graph: WiringGraph?

    /// - Parameters:
    ///   - symbols: the symbols of the program.
    ///   - drawsGraph: whether the graph is wanted.
    package init(_ program: Program, symbols: SymbolTable, rules: Rules, drawsGraph: Bool = false) {
        // Most projects with components have no container.
        guard program.modules.contains(where: { $0.files.contains { !$0.containers.isEmpty } }) else {
            (findings, proof, proved, graph) = ([], nil, [:], nil)
            return
        }
        guard !program.testFiles.isEmpty else {
            let programs = ProvedPrograms(program, symbols: symbols, rules: rules, drawsGraph: drawsGraph)
            let outcomes = programs.outcomes?.limited(to: program.pathsOfTarget)
            findings = programs.findings
            graph = programs.graph
            proof = outcomes?.proof
            proved = outcomes?.proved ?? [:]
            return
        }
        var rulesOfWhole = rules
        // Of the whole, only what is in test files counts.
        let testsUseContainers = program.modules.contains { module in
            module.files.contains { program.testFiles.contains($0.path) && !$0.containers.isEmpty }
        }
        if !testsUseContainers { rulesOfWhole.interpretsContainers = false }
        let whole = ContainerAnalyzer(symbols, rulesOfWhole)
        let app = ProvedPrograms(
            program.withoutTests, symbols: SymbolTable(program.withoutTests), rules: rules, drawsGraph: drawsGraph)
        graph = app.graph
        let known = app.findings
        let places = Set(known.filter(Self.isUnanswered).map(\.location))
        findings =
            known
            + whole.findings.filter { finding in
                program.testFiles.contains(finding.location.path)
                    // The app's code also resolves from a container of the tests.
                    || testsUseContainers && Self.isUnanswered(finding) && !places.contains(finding.location)
            }
        let ofTests = whole.outcomes?.filtered(program.testFiles.contains)
        let outcomes = (app.outcomes.map { own in ofTests.map(own.merged) ?? own } ?? ofTests)?.limited(
            to: program.pathsOfTarget)
        proof = outcomes?.proof
        proved = outcomes?.proved ?? [:]
    }

    /// Whether a finding says that a resolution has no answer.
    private static func isUnanswered(_ finding: Finding) -> Bool {
        [.missingRegistration, .argumentMismatch].contains(finding.id)
    }
}
