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
        /// The components, the services of containers and who needs whom; nil if it is not wanted.
        package var graph: WiringGraph?
        /// The modules whose imports are missing, by the name of the module that should import them.
        package var forgottenImports: [String: Set<String>] = [:]
    }

    /// Links a program.
    ///
    /// - Parameter drawsGraph: whether the graph is wanted.
    /// - Returns: a result that depends only on the arguments; the order of modules and files has no effect.
    package static func analyze(
        _ program: Program, _ rules: Rules = Rules(), for purpose: LinkPurpose = .wiring, drawsGraph: Bool = false
    ) -> Result {
        let symbols = SymbolTable(program)
        let result = link(symbols, rules, for: purpose, drawsGraph: drawsGraph)
        var linkingOnly = rules
        linkingOnly.interpretsContainers = false
        let scope = ScopeErrors(result, symbols) {
            link(SymbolTable($0), linkingOnly, for: purpose)
        } analyze: {
            link(SymbolTable($0), rules, for: purpose)
        }
        guard var corrected = scope?.result else { return result }
        corrected.graph = result.graph
        return corrected
    }

    private static func link(
        _ symbols: SymbolTable, _ rules: Rules, for purpose: LinkPurpose, drawsGraph: Bool = false
    ) -> Result {
        let components = ProvedComponents(symbols, for: purpose)
        let containers = ContainerCheck(symbols.program, symbols: symbols, rules: rules, drawsGraph: drawsGraph)
        let services = containers.graph ?? WiringGraph(nodes: [], edges: [])
        return Result(
            wiring: components.wiring, findings: (components.findings + containers.findings).sortedOnce,
            summary: components.summary, proof: containers.proof,
            proved: ProvedPlaces(requirements: components.proved, resolutions: containers.proved),
            graph: drawsGraph ? ProvedComponents.graph(symbols, addedTo: services) : nil)
    }

    /// The dependency graph of a program: its components and the services of its containers, as the check proves them.
    package static func graph(_ program: Program, _ rules: Rules = Rules()) -> WiringGraph {
        analyze(program, rules, for: .checking, drawsGraph: true).graph ?? WiringGraph(nodes: [], edges: [])
    }
}
