/// Algorithms that choose the edges to cut so that no cycle is left.
extension CycleGraph {
    /// Tries every choice and takes the cheapest; among equally cheap ones, the one with the fewest edges, then the
    /// first.
    mutating func cutCheapest() {
        var best: (cost: Int, count: Int, isCut: [Bool])?
        for mask in 0..<(1 << edges.count) {
            isCut = edges.indices.map { mask >> $0 & 1 == 1 }
            let cost = edges.indices.reduce(0) { $0 + (isCut[$1] ? edges[$1].cost : 0) }
            let count = mask.nonzeroBitCount
            if let best, (best.cost, best.count) <= (cost, count) { continue }
            if isAcyclic { best = (cost, count, isCut) }
        }
        if let best { isCut = best.isCut }
    }

    /// Cuts the cheapest edge of a shortest cycle until none is left.
    mutating func cutShortestCycles() {
        while let cycle = shortestCycle {
            let steps = zip(cycle, cycle.dropFirst()).compactMap { from, to in
                outgoing[from].first { edges[$0].to == to }
            }
            guard let cheapest = steps.min(by: { (edges[$0].cost, $0) < (edges[$1].cost, $1) }) else { break }
            isCut[cheapest] = true
        }
        takeBack()
    }

    private var shortestCycle: [Int]? {
        var best: [Int]?
        for node in nodes {
            // Only a cycle with fewer nodes than the best one is better.
            let limit = best.map { $0.count - 2 } ?? .max
            if let cycle = way(from: node, to: node, limit: limit) { best = cycle }
            if best?.count == 3 { break }
        }
        return best
    }

    /// Sorts the nodes into an order with few backward edges, and cuts those (Eades, Lin and Smyth, 1993).
    mutating func cutBackward() {
        var position = Array(repeating: 0, count: nodes.count)
        for (index, node) in order.enumerated() { position[node] = index }
        for (index, edge) in edges.enumerated() { isCut[index] = position[edge.from] > position[edge.to] }
        takeBack()
    }

    /// Nodes with only outgoing edges among the remaining nodes come first, and those with only incoming edges last;
    /// otherwise the node with the largest surplus of outgoing edges comes first.
    private var order: [Int] {
        var incoming: [[Int]] = Array(repeating: [], count: nodes.count)
        for index in edges.indices { incoming[edges[index].to].append(index) }
        var uses = nodes.map { outgoing[$0].count }, users = nodes.map { incoming[$0].count }
        var weight = Array(repeating: 0, count: nodes.count)
        for edge in edges {
            weight[edge.from] += edge.cost
            weight[edge.to] -= edge.cost
        }
        var (first, last): ([Int], [Int]) = ([], [])
        var left = Set(nodes)
        while !left.isEmpty {
            let sink = left.filter { uses[$0] == 0 }.min()
            let source = sink == nil ? left.filter { users[$0] == 0 }.min() : nil
            guard let node = sink ?? source ?? left.min(by: { (-weight[$0], $0) < (-weight[$1], $1) }) else { break }
            left.remove(node)
            if sink == nil { first.append(node) } else { last.append(node) }
            for index in outgoing[node] {
                users[edges[index].to] -= 1
                weight[edges[index].to] += edges[index].cost
            }
            for index in incoming[node] {
                uses[edges[index].from] -= 1
                weight[edges[index].from] -= edges[index].cost
            }
        }
        return first + last.reversed()
    }

    /// Restores the cuts that are not needed, the most expensive first.
    private mutating func takeBack() {
        let cut = edges.indices.filter { isCut[$0] }
        for index in cut.sorted(by: { (edges[$1].cost, $1) < (edges[$0].cost, $0) })
        where way(from: edges[index].to, to: edges[index].from) == nil {
            isCut[index] = false
        }
    }
}
