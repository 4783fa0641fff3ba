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

    /// The size of what was linked.
    package struct Summary: Codable, Hashable, Sendable {
        package var components = 0
        package var roots = 0
        package var edges = 0
        package var requirements = 0
        /// The modules whose extent is a guess, so that visibility was judged leniently.
        package var guessedModules: [String] = []
    }

    /// Links a program.
    ///
    /// - Returns: a function of `program` alone; the order of its modules and files has no effect.
    package static func link(_ program: Program, _ rules: Rules = Rules()) -> Result {
        let symbols = SymbolTable(program)
        let graph = GraphBuilder.graph(of: symbols)
        let visibility = Visibility(program: program)
        let matching = Matching(visibility: visibility)
        let selection = RootSelection(symbols: symbols, graph: graph)
        let checked = graph.reachable(from: selection.checkedRoots.sorted())
        let wired = graph.reachable(from: (selection.wiredRoots.union(selection.doubles)).sorted())
        let needs = Needs(graph, matching, within: checked.union(wired))
        let tainted = TaintedNodes(symbols: symbols, graph: graph)

        var findings = program.modules.flatMap { $0.files.flatMap(\.problems) } + graph.findings
        findings +=
            StructureFindings(
                symbols: symbols, graph: graph, visibility: visibility, isWhole: tainted.isWhole
            ).findings
        findings += InaccessibleComponents(symbols: symbols, graph: graph, visibility: visibility)
            .findings(among: wired)
        findings +=
            UnmetFindings(
                symbols: symbols, graph: graph, needs: needs, matching: matching, roots: selection.checkedRoots,
                tainted: tainted.nodes
            ).findings
        findings += ProviderCycles(symbols: symbols, graph: graph, matching: matching)
            .findings(among: checked.union(wired))

        let containers = ContainerLinker(symbols, rules)
        findings += containers.findings

        let builder = WiringBuilder(
            symbols: symbols, graph: graph, needs: needs, matching: matching, roots: selection.wiredRoots,
            wired: wired, doubles: selection.doubles, requirements: requirements(graph),
            deprecated: Set(graph.nodes.flatMap(\.offers.values).joined().compactMap { $0.isDeprecated ? $0.key : nil })
        )
        return Result(
            wiring: builder.wiring, findings: findings.sortedOnce, summary: summary(symbols, graph),
            proof: containers.proof)
    }

    private static func requirements(_ graph: ComponentGraph) -> [MemberKey: Requirement] {
        var found: [MemberKey: Requirement] = [:]
        for node in graph.nodes {
            for requirement in node.requirements {
                guard let known = found[requirement.key] else {
                    found[requirement.key] = requirement
                    continue
                }
                if requirement.location < known.location { found[requirement.key] = requirement }
            }
        }
        return found
    }

    private static func summary(_ symbols: SymbolTable, _ graph: ComponentGraph) -> Summary {
        var summary = Summary()
        summary.components = graph.nodes.count { !$0.isAbstract }
        summary.roots = graph.nodes.count { $0.isRoot }
        summary.edges = graph.edges.count
        summary.requirements = Set(graph.nodes.flatMap { $0.requirements.map(\.location) }).count
        let modules = Set(graph.nodes.map { symbols.types[$0.type].context.module })
        summary.guessedModules = modules.map { symbols.program.modules[$0].module }
            .filter { !$0.isExact }.map { $0.name ?? "files of no module" }.sorted()
        return summary
    }
}
