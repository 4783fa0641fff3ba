import WiringModel

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

    /// Up to so many edges every choice is tried; beyond, cheap ones are taken one at a time.
    private static let exactLimit = 14

    private struct Edge: Hashable {
        var from: Int
        var to: Int
        var cost: Int
    }

    /// - Parameter edges: for each node, the nodes that it uses.
    /// - Parameter cost: what cutting an edge costs.
    /// - Complexity: exponential in the edges of a circle with up to 14 of them; quadratic beyond.
    package init(_ edges: [[Int]], cost: (Int, Int) -> Int) {
        let parts = StronglyConnected(edges)
        var groups: [Int: [Edge]] = [:]
        for (from, targets) in edges.enumerated() {
            for to in targets where to != from && parts.component[from] == parts.component[to] {
                groups[parts.component[from], default: []].append(Edge(from: from, to: to, cost: cost(from, to)))
            }
        }
        for group in groups.values {
            let chosen = group.count <= Self.exactLimit ? Self.exact(group) : Self.greedy(group)
            for edge in chosen {
                guard let way = Self.way(from: edge.to, to: edge.from, group) else { continue }
                cuts.append(Cut(from: edge.from, to: edge.to, cost: edge.cost, circle: [edge.from] + way.dropLast()))
            }
        }
        cuts.sort { ($0.from, $0.to) < ($1.from, $1.to) }
    }

    /// The cheapest choice; of equally cheap ones that with the fewest edges, then the first.
    private static func exact(_ edges: [Edge]) -> [Edge] {
        var best: (cost: Int, count: Int, chosen: [Edge])?
        for mask in 0..<(1 << edges.count) {
            let chosen = edges.indices.filter { mask >> $0 & 1 == 1 }.map { edges[$0] }
            let cost = chosen.reduce(0) { $0 + $1.cost }
            if let best, (best.cost, best.count) <= (cost, chosen.count) { continue }
            let left = edges.indices.filter { mask >> $0 & 1 == 0 }.map { edges[$0] }
            if isAcyclic(left) { best = (cost, chosen.count, chosen) }
        }
        return best?.chosen ?? []
    }

    /// Cuts the cheapest edge of a shortest circle until none is left, then takes back what was not needed.
    private static func greedy(_ edges: [Edge]) -> [Edge] {
        var left = edges
        var chosen: [Edge] = []
        while let circle = shortestCircle(left) {
            guard let cheapest = circle.min(by: { ($0.cost, $0.from, $0.to) < ($1.cost, $1.from, $1.to) }) else {
                break
            }
            chosen.append(cheapest)
            left.removeAll { $0 == cheapest }
        }
        for edge in chosen.sorted(by: { ($1.cost, $1.from, $1.to) < ($0.cost, $0.from, $0.to) })
        where isAcyclic(left + [edge]) {
            left.append(edge)
            chosen.removeAll { $0 == edge }
        }
        return chosen
    }

    private static func shortestCircle(_ edges: [Edge]) -> [Edge]? {
        var best: [Int]?
        for edge in edges {
            guard let way = way(from: edge.to, to: edge.from, edges) else { continue }
            if best.map({ way.count < $0.count }) ?? true { best = way }
            if best?.count == 2 { break }
        }
        guard let nodes = best else { return nil }
        return nodes.indices.compactMap { index in
            edges.first { $0.from == nodes[index] && $0.to == nodes[(index + 1) % nodes.count] }
        }
    }

    private static func isAcyclic(_ edges: [Edge]) -> Bool {
        var count: [Int: Int] = [:]
        var next: [Int: [Int]] = [:]
        for edge in edges {
            count[edge.to, default: 0] += 1
            count[edge.from, default: 0] += 0
            next[edge.from, default: []].append(edge.to)
        }
        var open = count.filter { $0.value == 0 }.map(\.key)
        var seen = 0
        while let node = open.popLast() {
            seen += 1
            for to in next[node] ?? [] {
                count[to, default: 0] -= 1
                if count[to] == 0 { open.append(to) }
            }
        }
        return seen == count.count
    }

    /// A shortest way, with both ends.
    private static func way(from: Int, to: Int, _ edges: [Edge]) -> [Int]? {
        let next = Dictionary(grouping: edges, by: \.from)
        return shortestWay(from: [from], to: { $0 == to }, next: { (next[$0] ?? []).map(\.to).sorted() })
    }
}
