import DovetailGraphs

/// The cheapest edges to cut so that no modules depend on each other in a cycle.
package struct CycleCuts {
    /// An edge to cut, and a shortest cycle through it.
    package struct Cut: Hashable, Sendable {
        package var from: Int
        package var to: Int
        /// The number of imports with which `from` uses `to`; 0 if it only declares the dependency.
        package var cost: Int
        /// The cycle, which starts with `from` and `to`; its last node uses `from`.
        package var cycle: [Int]
    }

    /// Sorted by module.
    package private(set) var cuts: [Cut] = []

    /// Up to this number of edges in a group of nodes that reach each other, every choice is tried.
    private static let exactLimit = 14
    /// Up to this number, the shortest cycles are cut one at a time; beyond it, the nodes are sorted into an order at
    /// once.
    private static let cycleLimit = 400

    /// - Parameter edges: for each node, the nodes that it uses.
    /// - Parameter cost: the cost of cutting an edge.
    /// - Complexity: for each group of nodes that reach each other, exponential in its edges if it has up to 14 of
    ///   them; otherwise at most quadratic in its edges. The cuts are then cheap and all necessary, but not always the
    ///   cheapest.
    package init(_ edges: [[Int]], cost: (Int, Int) -> Int) {
        let parts = StronglyConnected(edges)
        let groups = Dictionary(grouping: edges.indices) { parts.component[$0] }
        for group in groups.values where group.count > 1 {
            var cycles = CycleGraph(group, edges, cost: cost)
            switch cycles.edges.count {
            case ...Self.exactLimit: cycles.cutCheapest()
            case ...Self.cycleLimit: cycles.cutShortestCycles()
            default: cycles.cutBackward()
            }
            for index in cycles.edges.indices where cycles.isCut[index] {
                let edge = cycles.edges[index]
                guard let way = cycles.way(from: edge.to, to: edge.from, throughCuts: true) else { continue }
                let cycle = ([edge.from] + way.dropLast()).map { group[$0] }
                cuts.append(Cut(from: group[edge.from], to: group[edge.to], cost: edge.cost, cycle: cycle))
            }
        }
        cuts.sort { ($0.from, $0.to) < ($1.from, $1.to) }
    }
}
