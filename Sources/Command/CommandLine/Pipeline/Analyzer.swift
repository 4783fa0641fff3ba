package import DovetailComponents
import DovetailContainers
package import DovetailDiagnostics
package import DovetailFacts
package import DovetailGraphs
package import DovetailRules
import DovetailSemantics

/// Joins the facts of all modules and asks each feature what does not fit.
package enum Analyzer {
    /// What linking yields.
    package struct Result: Sendable {
        /// The wiring to emit; not to be used where there is a finding of severity error.
        package var wiring: Wiring
        /// All findings, sorted, each once.
        package var findings: [Finding]
        /// How many components and creations were found.
        package var summary: ComponentAnalyzer.Summary
        /// What is proved of the containers; nil where the program has none.
        package var proof: ContainerProof?
    }

    /// Links a program.
    ///
    /// - Returns: a function of `program` alone; the order of its modules and files has no effect.
    package static func analyze(
        _ program: Program, _ rules: Rules = Rules(), for purpose: LinkPurpose = .wiring
    ) -> Result {
        let symbols = SymbolTable(program)
        let components = ComponentAnalyzer(symbols, for: purpose)
        let containers = ContainerCheck(program, symbols, rules)
        return Result(
            wiring: components.wiring, findings: (components.findings + containers.findings).sortedOnce,
            summary: components.summary, proof: containers.proof)
    }

    /// Who needs whom in a program: its components and the services of its containers.
    package static func graph(_ program: Program, _ rules: Rules = Rules()) -> WiringGraph {
        let symbols = SymbolTable(program)
        let services = ContainerAnalyzer(symbols, rules).services
        return ComponentAnalyzer.graph(of: symbols, addedTo: services.nodes, services.edges)
    }
}
