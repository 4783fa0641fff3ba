package import WiringModel

/// Joins the facts of all modules: who creates whom, who gives what to whom,
/// and what does not fit.
package struct Linker {
    /// What linking yields.
    package struct Result: Sendable {
        /// The wiring to emit; not to be used where there is a finding of
        /// severity error.
        package var wiring: Wiring
        /// All findings, sorted, each once.
        package var findings: [Finding]
        /// How many components and creations were found.
        package var summary: Summary
        /// What is proved of the containers; nil where the program has none.
        package var proof: ContainerProof?
    }

    /// The size of what was linked, and how much of it is proved.
    package struct Summary: Codable, Hashable, Sendable {
        package var components = 0
        package var roots = 0
        package var edges = 0
        package var requirements = 0
        /// What is proved of the components below the roots.
        package var proof = ComponentProof()
        /// The modules whose extent is a guess, so that visibility was judged leniently.
        package var guessedModules: [String] = []
    }

    /// Links a program.
    ///
    /// - Returns: a function of `program` alone; the order of its modules and files has no effect.
    package static func link(
        _ program: Program, _ rules: Rules = Rules(), for purpose: LinkPurpose = .wiring
    ) -> Result {
        let symbols = SymbolTable(program)
        let graph = GraphBuilder.graph(of: symbols)
        let tainted = TaintedNodes(symbols: symbols, graph: graph)
        let sites = RootSelection(symbols: symbols, graph: graph, purpose: purpose).sites.map { site in
            LinkedSite(site, symbols: symbols, graph: graph, tainted: tainted.nodes)
        }

        var findings = tainted.findings + graph.findings
        findings +=
            StructureFindings(
                symbols: symbols, graph: graph, visibility: Visibility(program: program, home: program.home),
                isWhole: tainted.isWhole
            ).findings
        findings += LinkedSite.findings(of: sites)

        if !graph.nodes.isEmpty { findings += SharedPlaceFindings(program: program).findings }

        let containers = ContainerLinker(symbols, rules)
        findings += containers.findings

        return Result(
            wiring: purpose == .wiring ? sites.first { $0.site.home == program.home }?.wiring ?? Wiring() : Wiring(),
            findings: findings.sortedOnce, summary: summary(symbols, graph, sites), proof: containers.proof)
    }

    /// The wiring that would be written into the home of a program, whether or not there is an error.
    package static func wiring(of program: Program) -> Wiring {
        let symbols = SymbolTable(program)
        let graph = GraphBuilder.graph(of: symbols)
        let sites = RootSelection(symbols: symbols, graph: graph, purpose: .wiring).sites
        let site = sites.first { $0.home == program.home } ?? WiringSite(home: program.home)
        return LinkedSite(site, symbols: symbols, graph: graph, tainted: []).wiring
    }

    private static func summary(_ symbols: SymbolTable, _ graph: ComponentGraph, _ sites: [LinkedSite]) -> Summary {
        var summary = Summary()
        summary.components = graph.nodes.count { !$0.isAbstract }
        summary.roots = graph.nodes.count { $0.isRoot }
        summary.edges = graph.edges.count
        summary.requirements = Set(graph.nodes.flatMap { $0.requirements.map(\.location) }).count
        summary.proof = LinkedSite.proof(of: sites, graph)
        let modules = Set(graph.nodes.map { symbols.types[$0.type].context.module })
        summary.guessedModules = modules.map { symbols.program.modules[$0].module }
            .filter { !$0.isExact }.map { $0.name ?? "files of no module" }.sorted()
        return summary
    }
}
