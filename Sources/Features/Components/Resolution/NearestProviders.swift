import DovetailBasics
import DovetailFacts

extension Matching {
    /// The nearest nodes above one that meet a need, one on each path up. The node itself is included if it meets the
    /// need and is its own ancestor.
    func providers(of need: Need, above node: NodeID, in graph: ComponentGraph) -> [NodeID] {
        var found: [NodeID] = []
        var seen: Set<NodeID> = []
        var pending = graph.incoming[of: node].map { graph.edges[$0].parent }
        while let next = pending.popLast() {
            guard seen.insert(next).inserted else { continue }
            if offered(need, among: graph.offers(of: need.key.member, by: next)).isNever {
                pending += graph.incoming[of: next].map { graph.edges[$0].parent }
            } else {
                found.append(next)
            }
        }
        return found
    }
}
