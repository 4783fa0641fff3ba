import DovetailGraphs

/// The cheapest edges to cut so that no module uses itself by way of others.
package struct CycleCuts {
    /// An edge to cut, and a shortest circle that goes through it.
    package struct Cut: Hashable, Sendable {
        package var from: Int
        package var to: Int
        /// By how many imports `from` uses `to`; 0 where it only declares that it does.
        package var cost: Int
        /// The circle, which begins with `from` and `to`; its end uses `from`.
        package var circle: [Int]
    }

    /// In order of their modules.
    package private(set) var cuts: [Cut] = []

    /// Up to so many edges of nodes that reach each other every choice is tried.
    private static let exactLimit = 14
    /// Up to so many the shortest circles are cut one at a time; beyond, nodes are put into an order at once.
    private static let circleLimit = 400

    /// - Parameter edges: for each node, the nodes that it uses.
    /// - Parameter cost: what cutting an edge costs.
    /// - Complexity: for each group of nodes that reach each other, exponential in its edges where it has up to 14 of
    ///   them; beyond, quadratic in its edges at most. Its cuts are then cheap, and none can be spared, but they need
    ///   not be the cheapest.
    package init(_ edges: [[Int]], cost: (Int, Int) -> Int) {
        let parts = StronglyConnected(edges)
        let groups = Dictionary(grouping: edges.indices) { parts.component[$0] }
        for group in groups.values where group.count > 1 {
            var circles = CircleGraph(group, edges, cost: cost)
            switch circles.edges.count {
            case ...Self.exactLimit: circles.cutCheapest()
            case ...Self.circleLimit: circles.cutShortestCircles()
            default: circles.cutBackward()
            }
            for index in circles.edges.indices where circles.isCut[index] {
                let edge = circles.edges[index]
                guard let way = circles.way(from: edge.to, to: edge.from, throughCuts: true) else { continue }
                let circle = ([edge.from] + way.dropLast()).map { group[$0] }
                cuts.append(Cut(from: group[edge.from], to: group[edge.to], cost: edge.cost, circle: circle))
            }
        }
        cuts.sort { ($0.from, $0.to) < ($1.from, $1.to) }
    }
}
