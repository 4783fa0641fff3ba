package import DovetailComponents
import DovetailContainers
package import DovetailDiagnostics
package import DovetailFacts
package import DovetailGraphs
package import DovetailRules
import DovetailSemantics

/// Links the facts of all modules and runs the analysis of each feature.
package enum Analyzer {
    /// The result of linking.
    package struct Result: Sendable {
        /// The wiring to emit; must not be used if a finding has severity error.
        package var wiring: Wiring
        /// All findings, sorted and without duplicates.
        package var findings: [Finding]
        /// The number of components and creations found.
        package var summary: ComponentAnalyzer.Summary
        /// The proof of the containers; nil if the program has none.
        package var proof: ContainerProof?
        /// What is proved, by place.
        var proved = ProvedPlaces()
        /// The modules whose imports are missing, by the name of the module that should import them.
        package var forgottenImports: [String: Set<String>] = [:]
    }

    /// Links a program.
    ///
    /// - Returns: a result that depends only on the arguments; the order of modules and files has no effect.
    package static func analyze(
        _ program: Program, _ rules: Rules = Rules(), for purpose: LinkPurpose = .wiring
    ) -> Result {
        let symbols = SymbolTable(program)
        let result = link(symbols, rules, for: purpose)
        return ScopeErrors(result, symbols) { link(SymbolTable($0), rules, for: purpose) }?.result ?? result
    }

    private static func link(_ symbols: SymbolTable, _ rules: Rules, for purpose: LinkPurpose) -> Result {
        let components = ProvedComponents(symbols, for: purpose)
        let containers = ContainerCheck(symbols.program, symbols: symbols, rules: rules)
        return Result(
            wiring: components.wiring, findings: (components.findings + containers.findings).sortedOnce,
            summary: components.summary, proof: containers.proof,
            proved: ProvedPlaces(requirements: components.proved, resolutions: containers.proved))
    }

    /// The dependency graph of a program: its components and the services of its containers.
    package static func graph(_ program: Program, _ rules: Rules = Rules()) -> WiringGraph {
        let symbols = SymbolTable(program)
        let services = ContainerAnalyzer(symbols, rules).services
        return ComponentAnalyzer.graph(of: symbols, addedTo: services.nodes, services.edges)
    }
}
