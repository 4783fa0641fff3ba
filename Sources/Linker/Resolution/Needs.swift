import WiringModel

/// For each component: what its places must expose, and what roots leave unmet.
struct Needs {
    /// What each node needs from above, by key: its own requirements and what
    /// its descendants need and it does not offer.
    private(set) var byNode: [[MemberKey: Need]]
    private let graph: ComponentGraph
    private let matching: Matching

    /// Carries needs upwards until nothing changes.
    ///
    /// - Complexity: O(edges x needs) for a tree or a diamond; each need passes
    ///   each edge once, not once for each path.
    init(_ graph: ComponentGraph, _ matching: Matching, within reachable: Set<Int>) {
        self.graph = graph
        self.matching = matching
        byNode = Array(repeating: [:], count: graph.nodes.count)
        var pending: [Int] = []
        for node in reachable.sorted() {
            for requirement in graph.nodes[node].requirements {
                guard let need = ownNeed(requirement, of: node) else { continue }
                merge(need, into: node)
            }
            pending.append(node)
        }
        var isPending = Set(pending)
        while let node = pending.popLast() {
            isPending.remove(node)
            for edge in graph.incoming[node].map({ graph.edges[$0] }) where reachable.contains(edge.parent) {
                var changed = false
                for need in byNode[node].values {
                    guard let left = left(of: need, over: edge) else { continue }
                    changed = merge(left, into: edge.parent) || changed
                }
                if changed, isPending.insert(edge.parent).inserted { pending.append(edge.parent) }
            }
        }
    }

    /// The need for one of a node's requirements, or nil where a default meets it
    /// because no ancestor does.
    private func ownNeed(_ requirement: Requirement, of node: Int) -> Need? {
        let condition = requirement.member.condition.and(graph.nodes[node].condition)
        let need = Need(requirement, condition)
        guard !requirement.defaultCondition.isNever else { return need }
        return isMetSomewhere(need, of: node) ? need : nil
    }

    /// Whether some ancestor of `node` offers `need`.
    private func isMetSomewhere(_ need: Need, of node: Int) -> Bool {
        var seen: Set<Int> = [node]
        var pending = [node]
        while let next = pending.popLast() {
            for edge in graph.incoming[next].map({ graph.edges[$0] }) {
                if !matching.offered(need, by: graph.nodes[edge.parent]).isNever { return true }
                if seen.insert(edge.parent).inserted { pending.append(edge.parent) }
            }
        }
        return false
    }

    /// What is left of `need` after the parent of `edge` gave what it offers.
    func left(of need: Need, over edge: ComponentEdge) -> Need? {
        let asked = need.condition.and(edge.condition)
        guard !asked.isNever else { return nil }
        let left = asked.without(matching.offered(need, by: graph.nodes[edge.parent]))
        guard !left.isNever else { return nil }
        var rest = need
        rest.condition = left
        return rest
    }

    @discardableResult
    private mutating func merge(_ need: Need, into node: Int) -> Bool {
        guard let known = byNode[node][need.key] else {
            byNode[node][need.key] = need
            return true
        }
        let merged = known.merged(with: need)
        guard merged != known else { return false }
        byNode[node][need.key] = merged
        return true
    }
}
