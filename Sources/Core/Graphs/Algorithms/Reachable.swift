/// The nodes of a graph that are reached from some of them, those included.
///
/// - Parameter starts: where the walk begins.
/// - Parameter next: the nodes to which the edges of a node lead; asked once for each node that is reached.
/// - Returns: each node once, breadth first: the nearest first, equally near ones in the order of `starts` and `next`.
/// - Complexity: O(nodes + edges), with a hash for each edge.
@inlinable
package func reachable<Node: Hashable>(from starts: some Sequence<Node>, next: (Node) -> [Node]) -> [Node] {
    var found: [Node] = []
    var seen: Set<Node> = []
    for start in starts where seen.insert(start).inserted { found.append(start) }
    var position = 0
    while position < found.count {
        for node in next(found[position]) where seen.insert(node).inserted { found.append(node) }
        position += 1
    }
    return found
}

/// The nodes of a graph that are reached from some of them, for nodes that are numbered.
///
/// - Parameter count: how many nodes the graph has; they are `0..<count`.
/// - Returns: as `reachable(from:next:)`, in the same order.
/// - Complexity: O(nodes of the graph + edges), without hashes: for what reaches much of a large graph.
@inlinable
package func reachable<Next: Sequence<Int>>(
    from starts: some Sequence<Int>, count: Int, next: (Int) -> Next
) -> [Int] {
    var found: [Int] = []
    var isSeen = Array(repeating: false, count: count)
    for start in starts where !isSeen[start] {
        isSeen[start] = true
        found.append(start)
    }
    var position = 0
    while position < found.count {
        for node in next(found[position]) where !isSeen[node] {
            isSeen[node] = true
            found.append(node)
        }
        position += 1
    }
    return found
}
