import DovetailBasics
package import DovetailDiagnostics
package import DovetailFacts
package import DovetailGraphs
package import DovetailSemantics

/// Proves the requirements of a program's components: which creates which, and which provides values to which.
package struct ComponentAnalyzer {
    /// The size of the linked program, and how much of it is proved.
    package struct Summary: Codable, Hashable, Sendable {
        package var components = 0
        package var roots = 0
        package var edges = 0
        package var requirements = 0
        /// The proof of the components below the roots.
        package var proof = ComponentProof()
        /// The modules whose files are a guess, so that visibility checks were lenient.
        package var guessedModules: [String] = []

        package init() {}
    }

    /// The wiring of the program's home; empty if `purpose` is not to write it. Must not be emitted if a finding has
    /// severity error.
    package let wiring: Wiring
    /// The findings, unsorted.
    package let findings: [Finding]
    package let summary: Summary
    /// The requirements of components that roots reach, and those among them that are proved.
    let checked: Set<SourceLocation>
    package let proved: Set<SourceLocation>
    /// The components that no root reaches.
    let outside: Set<SourceLocation>
    /// The roots, by name.
    let roots: [(name: String, place: SourceLocation)]

    /// - Complexity: O(components + edges + needs that pass through an edge).
    package init(_ symbols: SymbolTable, for purpose: LinkPurpose) {
        let program = symbols.program
        let graph = GraphBuilder.graph(of: symbols)
        keepUntilExit(graph)
        let tainted = TaintedNodes(symbols: symbols, graph: graph)
        let structure = StructureFindings(
            symbols: symbols, graph: graph, visibility: Visibility(program: program, home: program.home),
            isWhole: tainted.isWhole)
        let (others, linked) = inParallel(
            {
                structure.findings + (graph.nodes.isEmpty ? [] : SharedPlaceFindings(program: program).findings)
                    + SharedParameterFindings(symbols: symbols, graph: graph).findings
            },
            {
                let sites = RootSelection(symbols: symbols, graph: graph, purpose: purpose).sites.map { site in
                    LinkedSite(site, symbols: symbols, graph: graph, tainted: tainted.nodes)
                }
                return (sites: sites, findings: LinkedSite.findings(of: sites))
            })
        let sites = linked.sites
        let found = tainted.findings + graph.findings + others + linked.findings
        // A requirement that nothing can provide is not also reported as missing.
        let unsupported = Set(found.filter { $0.id == .unsupportedRequirement }.map(\.location))
        findings = Self.judged(
            found.filter { $0.id != .missingProvider || !unsupported.contains($0.location) }, program, purpose)
        wiring = purpose == .wiring ? sites.first { $0.site.home == program.home }?.wiring ?? Wiring() : Wiring()
        func place(_ node: NodeID) -> SourceLocation { symbols.types[graph.nodes[node].type].fact.location }
        let proof: ComponentProof
        let unreached: [NodeID]
        (proof, checked, proved, unreached) = LinkedSite.proof(of: sites, graph)
        outside = Set(unreached.map(place))
        roots = graph.nodes.ids.filter { graph.nodes[$0].isRoot }.map { (graph.nodes[$0].name.swift, place($0)) }
        summary = Self.summary(symbols, graph: graph, proof: proof)
    }

    /// The findings with their severity: an app that is still wired by Needle builds although the file that Dovetail would
    /// write could not see a component.
    private static func judged(_ found: [Finding], _ program: Program, _ purpose: LinkPurpose) -> [Finding] {
        guard purpose == .checking, found.contains(where: { $0.id == .inaccessibleComponent }) else { return found }
        let imports = program.modules.flatMap(\.files).flatMap(\.imports).filter(\.isRuntime)
        guard !imports.isEmpty, imports.allSatisfy({ $0.module == "NeedleFoundation" }) else { return found }
        return found.map { finding in
            var finding = finding
            if finding.id == .inaccessibleComponent { finding.severity = .warning }
            return finding
        }
    }

    /// The wiring that would be written into the home of a program, regardless of errors.
    package static func wiring(of program: Program) -> Wiring {
        let symbols = SymbolTable(program)
        let graph = GraphBuilder.graph(of: symbols)
        let sites = RootSelection(symbols: symbols, graph: graph, purpose: .wiring).sites
        let site = sites.first { $0.home == program.home } ?? WiringSite(home: program.home)
        return LinkedSite(site, symbols: symbols, graph: graph, tainted: []).wiring
    }

    /// The program's components: which creates which, and which provides values to which.
    package static func graph(of symbols: SymbolTable) -> WiringGraph {
        ComponentGraphDrawing(symbols: symbols, graph: GraphBuilder.graph(of: symbols)).drawn
    }

    private static func summary(_ symbols: SymbolTable, graph: ComponentGraph, proof: ComponentProof) -> Summary {
        var summary = Summary()
        summary.components = graph.nodes.indices.count { graph.nodes[$0].isComponent }
        summary.roots = graph.nodes.indices.count { graph.nodes[$0].isRoot }
        summary.edges = graph.edges.count { !graph.nodes[$0.child].isPluginExtension }
        summary.requirements = Set(graph.nodes.flatMap { $0.requirements.map(\.location) }).count
        summary.proof = proof
        let modules = Set(graph.nodes.indices.map { symbols.types[graph.nodes[$0].type].context.module })
        summary.guessedModules = modules.map { symbols.program.modules[$0].module }
            .filter { !$0.isExact }.map { $0.name ?? "files of no module" }.sorted()
        return summary
    }
}
