/// Nodes that all reach each other, and the edges between them, some of which are cut.
struct CycleGraph {
    /// An edge between nodes, by their positions in the graph.
    struct Edge {
        var from: Int
        var to: Int
        var cost: Int
    }

    /// Sorted by node.
    private(set) var edges: [Edge] = []
    var isCut: [Bool]
    /// For each node, the positions of the edges that leave it.
    private(set) var outgoing: [[Int]]
    var nodes: Range<Int> { outgoing.indices }

    /// - Parameter group: the nodes, in order.
    /// - Parameter all: for each node of the whole graph, the nodes that it uses.
    init(_ group: [Int], _ all: [[Int]], cost: (Int, Int) -> Int) {
        let position = Dictionary(uniqueKeysWithValues: group.enumerated().map { ($1, $0) })
        outgoing = Array(repeating: [], count: group.count)
        for (from, node) in group.enumerated() {
            for other in Set(all[node]).subtracting([node]).sorted() {
                guard let to = position[other] else { continue }
                outgoing[from].append(edges.count)
                edges.append(Edge(from: from, to: to, cost: cost(node, other)))
            }
        }
        isCut = Array(repeating: false, count: edges.count)
    }

    /// A shortest path including both ends; of several, the one whose nodes come first. From a node to itself, it is a
    /// cycle.
    ///
    /// - Parameter throughCuts: whether it may contain cut edges.
    /// - Parameter limit: the maximum number of edges.
    func way(from start: Int, to end: Int, throughCuts: Bool = false, limit: Int = .max) -> [Int]? {
        var before = Array(repeating: -1, count: nodes.count)
        var (queue, next, length) = ([start], [Int](), 0)
        while !queue.isEmpty, length < limit {
            length += 1
            for node in queue {
                for index in outgoing[node] where throughCuts || !isCut[index] {
                    let to = edges[index].to
                    guard before[to] < 0 else { continue }
                    before[to] = node
                    if to == end { return way(to: end, from: start, before) }
                    if to != start { next.append(to) }
                }
            }
            (queue, next) = (next, [])
        }
        return nil
    }

    private func way(to end: Int, from start: Int, _ before: [Int]) -> [Int] {
        var way = [end]
        repeat { way.append(before[way[way.count - 1]]) } while way[way.count - 1] != start
        return way.reversed()
    }

    /// Whether the uncut edges form no cycle.
    var isAcyclic: Bool {
        var count = Array(repeating: 0, count: nodes.count)
        for index in edges.indices where !isCut[index] { count[edges[index].to] += 1 }
        var open = nodes.filter { count[$0] == 0 }
        var seen = 0
        while let node = open.popLast() {
            seen += 1
            for index in outgoing[node] where !isCut[index] {
                let to = edges[index].to
                count[to] -= 1
                if count[to] == 0 { open.append(to) }
            }
        }
        return seen == nodes.count
    }
}
