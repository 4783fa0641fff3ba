import DovetailBasics
import DovetailFacts

/// What is found on the paths up from a node for one of its needs.
struct NearestProviders {
    /// The nearest nodes that meet it.
    var nodes: [NodeID] = []
    /// The roots at the ends of paths on which nothing does.
    var openRoots: [NodeID] = []
}

extension Matching {
    /// The nearest nodes above one that meet a need, one on each path up. The node itself is included if it meets the
    /// need and is its own ancestor.
    func providers(of need: Need, above node: NodeID, in graph: ComponentGraph) -> NearestProviders {
        var found = NearestProviders()
        var seen: [NeedKey: Set<NodeID>] = [:]
        func edges(above node: NodeID, _ need: Need) -> [(edge: ComponentEdge, need: Need)] {
            graph.incoming[of: node].map { (graph.edges[$0], need) }
        }
        var pending = edges(above: node, need)
        while let (edge, need) = pending.popLast() {
            let suppliers = [edge.parent] + graph.additions(to: need.key, over: edge)
            let provider = suppliers.first { supplier in
                let offers =
                    supplier == edge.parent
                    ? graph.offers(of: need.key.member, by: supplier)
                    : graph.offers(of: need.key.member, by: supplier, pluggedInto: edge.parent)
                return !offered(need, among: offers).isNever
            }
            if let provider {
                if !found.nodes.contains(provider) { found.nodes.append(provider) }
                continue
            }
            if graph.nodes[edge.parent].isRoot, !found.openRoots.contains(edge.parent) {
                found.openRoots.append(edge.parent)
            }
            var passed = need
            passed.key = graph.passed(need.key, over: edge)
            guard !graph.nodes[edge.child].isPluginExtension,
                seen[passed.key, default: []].insert(edge.parent).inserted
            else { continue }
            pending += edges(above: edge.parent, passed)
        }
        return found
    }
}
