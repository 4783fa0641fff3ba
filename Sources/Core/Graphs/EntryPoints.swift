extension WiringGraph {
    /// The nodes at which a program enters its wiring: roots, and code that resolves. A type that a service builds is
    /// one only if nothing else leads to that service.
    ///
    /// - Complexity: O(nodes + edges).
    package var entryPoints: Set<Int> {
        let built = Set(edges.filter { $0.kind == .builds }.map(\.to))
        let askers = nodes.indices.filter { nodes[$0].kind == .asker }
        let certain = nodes.indices.filter { nodes[$0].kind == .root } + askers.filter { !built.contains($0) }
        var next: [[Int]] = Array(repeating: [], count: nodes.count)
        for edge in edges where edge.kind != .takes { next[edge.from].append(edge.to) }
        let reached = Set(reachable(from: certain, count: nodes.count) { next[$0] })
        return Set(certain).union(askers.filter { !reached.contains($0) })
    }
}
