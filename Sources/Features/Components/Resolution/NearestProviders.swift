import DovetailBasics
import DovetailFacts

extension Matching {
    /// The nearest nodes above one that meet a need, one on each path up. The node itself is included if it meets the
    /// need and is its own ancestor.
    func providers(of need: Need, above node: NodeID, in graph: ComponentGraph) -> [NodeID] {
        var found: [NodeID] = []
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
                if !found.contains(provider) { found.append(provider) }
                continue
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
