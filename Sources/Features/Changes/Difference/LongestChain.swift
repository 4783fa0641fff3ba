import DovetailGraphs

/// The longest chain of components and services in which each creates or resolves the next. What needs itself counts
/// once.
struct LongestChain {
    /// The titles, from the first that needs the others; empty without any edge.
    let titles: [String]

    /// - Complexity: O(nodes + edges).
    init(_ graph: WiringGraph) {
        var next: [[Int]] = Array(repeating: [], count: graph.nodes.count)
        for edge in graph.edges
        where ![.takes, .takesComponent].contains(edge.kind) && graph.nodes[edge.to].kind != .missing {
            next[edge.from].append(edge.to)
        }
        let cycles = StronglyConnected(next)
        var names: [String?] = Array(repeating: nil, count: cycles.sizes.count)
        var targets: [Set<Int>] = Array(repeating: [], count: cycles.sizes.count)
        for node in graph.nodes.indices {
            let own = cycles.component[node]
            let title = graph.nodes[node].title
            names[own] = names[own].map { min($0, title) } ?? title
            targets[own].formUnion(next[node].map { cycles.component[$0] })
            targets[own].remove(own)
        }
        // A component is numbered after all that it leads to.
        var lengths: [Int] = []
        var best: [Int?] = []
        for own in cycles.sizes.indices {
            let order = targets[own].sorted { (names[$0] ?? "", $0) < (names[$1] ?? "", $1) }
            let longest = order.reduce(nil as Int?) { found, target in
                guard let found else { return target }
                return lengths[target] > lengths[found] ? target : found
            }
            best.append(longest)
            lengths.append(1 + (longest.map { lengths[$0] } ?? 0))
        }
        let start = lengths.indices.sorted { (lengths[$1], names[$0] ?? "") < (lengths[$0], names[$1] ?? "") }.first
        var titles: [String] = []
        var current = start
        while let own = current {
            titles.append(names[own] ?? "")
            current = best[own]
        }
        self.titles = titles.count > 1 ? titles : []
    }
}
