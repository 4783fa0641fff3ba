extension WiringGraph {
    /// The part of a graph that concerns one name; nil if no node has it.
    ///
    /// It holds what creates or resolves the nodes of that name, what they create or resolve, directly or indirectly,
    /// and the ancestors from which any of these take something. What else such an ancestor creates is left out,
    /// because a root reaches everything.
    package func focused(on name: String) -> WiringGraph? {
        let bare = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
        let named = nodes.indices.filter { nodes[$0].name == bare || nodes[$0].title == bare }
        guard !named.isEmpty else { return nil }
        let followed = edges.filter { $0.kind != .takes }
        var kept = Self.reached(from: named, by: followed.map { ($0.from, $0.to) }, of: nodes.count)
        kept.formUnion(Self.reached(from: named, by: followed.map { ($0.to, $0.from) }, of: nodes.count))
        kept.formUnion(edges.filter { $0.kind == .takes && kept.contains($0.from) }.map(\.to))
        let order = kept.sorted()
        let position = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
        let inside = edges.compactMap { edge -> Edge? in
            guard let from = position[edge.from], let to = position[edge.to] else { return nil }
            return edge.moved(from: from, to: to)
        }
        return WiringGraph(nodes: order.map { nodes[$0] }, edges: inside)
    }

    /// The nodes reachable along these steps, including the starts.
    private static func reached(from start: [Int], by steps: [(from: Int, to: Int)], of count: Int) -> Set<Int> {
        var next: [[Int]] = Array(repeating: [], count: count)
        for step in steps { next[step.from].append(step.to) }
        return Set(reachable(from: start, count: count) { next[$0] })
    }
}
