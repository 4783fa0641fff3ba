package import DovetailBasics

/// The nodes of a graph reachable from the given ones, including those.
///
/// - Parameter starts: where the walk begins.
/// - Parameter next: the targets of a node's edges; called once for each reached node.
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

/// The nodes of a graph reachable from the given ones, for numbered nodes.
///
/// - Parameter count: how many nodes the graph has; they are `0..<count`.
/// - Returns: the same nodes in the same order as `reachable(from:next:)`.
/// - Complexity: O(nodes of the graph + edges), without hashes. Suited to walks that reach much of a large graph.
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

/// The elements of a list reachable from the given ones: the same walk, by identifiers.
package func reachable<Node, Next: Sequence<Identifier<Node>>>(
    from starts: some Sequence<Identifier<Node>>, in nodes: [Node], next: (Identifier<Node>) -> Next
) -> [Identifier<Node>] {
    var found: [Identifier<Node>] = []
    var isSeen = Array(repeating: false, count: nodes.count)
    for start in starts where !isSeen[start.index] {
        isSeen[start.index] = true
        found.append(start)
    }
    var position = 0
    while position < found.count {
        for node in next(found[position]) where !isSeen[node.index] {
            isSeen[node.index] = true
            found.append(node)
        }
        position += 1
    }
    return found
}
