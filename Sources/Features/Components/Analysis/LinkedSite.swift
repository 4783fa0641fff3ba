import DovetailBasics
import DovetailDiagnostics
import DovetailGraphs
import DovetailSemantics

/// The result of linking the roots of one site.
struct LinkedSite {
    let site: WiringSite
    private let symbols: SymbolTable
    private let graph: ComponentGraph
    private let tainted: Set<NodeID>
    private let visibility: Visibility
    private let needs: Needs
    /// The nodes below the roots.
    private let checked: Set<NodeID>
    /// The nodes below the roots and below components built from doubles.
    private let wired: Set<NodeID>
    /// The requirements that are not met on some path from a root.
    private let unmet: [Finding]

    init(_ site: WiringSite, symbols: SymbolTable, graph: ComponentGraph, tainted: Set<NodeID>) {
        self.site = site
        self.symbols = symbols
        self.graph = graph
        self.tainted = tainted
        visibility = Visibility(program: symbols.program, home: site.home)
        checked = graph.reachable(from: site.roots.sorted())
        wired = graph.reachable(from: site.roots.union(site.doubles).sorted())
        let matching = Matching(visibility: visibility)
        needs = Needs(graph, matching, within: wired)
        unmet =
            UnmetFindings(
                symbols: symbols, graph: graph, needs: needs, matching: matching, roots: site.roots, tainted: tainted
            ).findings
    }

    private var matching: Matching { Matching(visibility: visibility) }

    /// The findings of all sites: one for each unmet requirement, however many sites it fails for.
    static func findings(of sites: [LinkedSite]) -> [Finding] {
        var first: [String: Finding] = [:]
        for finding in sites.flatMap(\.unmet) {
            let key = "\(finding.location)|\(finding.id.rawValue)"
            guard var known = first[key] else {
                first[key] = finding
                continue
            }
            let paths = Set(known.paths + finding.paths).sorted()
            if finding.notes.count < known.notes.count { known = finding }
            known.paths = paths
            first[key] = known
        }
        return Array(first.values) + sites.flatMap(\.others)
    }

    private var others: [Finding] {
        InaccessibleComponents(symbols: symbols, graph: graph, visibility: visibility).findings(among: wired)
            + ProviderCycles(symbols: symbols, graph: graph, matching: matching).findings(among: wired)
    }

    /// The wiring to emit.
    var wiring: Wiring {
        WiringBuilder(
            symbols: symbols, graph: graph, needs: needs, matching: matching, roots: site.roots, wired: wired,
            doubles: site.doubles, requirements: requirements,
            deprecated: deprecated
        ).wiring
    }

    private var deprecated: Set<MemberKey> {
        var found: Set<MemberKey> = []
        graph.nodes.forEachBorrowed { node in
            for members in node.provided.values {
                members.forEachBorrowed { if $0.isDeprecated, let key = $0.key { found.insert(key) } }
            }
        }
        return found
    }

    private var requirements: [MemberKey: Requirement] {
        var found: [MemberKey: Requirement] = [:]
        graph.nodes.forEachBorrowed { node in
            for requirement in node.requirements {
                if let known = found[requirement.key]?.location, known <= requirement.location { continue }
                found[requirement.key] = requirement
            }
        }
        return found
    }

    /// The requirements below all roots, those that are met on every path, and how many there are.
    static func proof(
        of sites: [LinkedSite], _ graph: ComponentGraph
    ) -> (proof: ComponentProof, checked: Set<SourceLocation>, proved: Set<SourceLocation>, outside: [NodeID]) {
        var proof = ComponentProof()
        let checked = sites.reduce(into: Set<NodeID>()) { $0.formUnion($1.checked) }
        func locations(_ nodes: some Sequence<NodeID>) -> Set<SourceLocation> {
            Set(nodes.flatMap { graph.nodes[$0].requirements.map(\.location) })
        }
        let all = locations(checked)
        let tainted = checked.intersection(sites.reduce(into: Set<NodeID>()) { $0.formUnion($1.tainted) })
        // Components below one that could not be read completely may need values that it provides.
        let unread = locations(graph.reachable(from: tainted.sorted()))
        let failing = Set(sites.flatMap(\.unmet).map(\.location)).union(unread)
        proof.requirements = all.count
        let proved = all.subtracting(failing)
        proof.proved = proved.count
        proof.roots = checked.count { graph.nodes[$0].isRoot }
        proof.components = checked.count { graph.nodes[$0].isComponent && !graph.nodes[$0].isRoot }
        let outside = graph.nodes.ids.filter { node in
            graph.nodes[node].isComponent && !checked.contains(node) && graph.nodes[node].doubles.isEmpty
        }
        proof.outside = outside.count
        return (proof, all, proved, outside)
    }
}
