/// The shortest paths from some nodes of a graph to every node they reach.
package struct ShortestPaths<Node: Hashable> {
    /// The reached nodes, each once and the nearest first: in the order of `reachable(from:next:)`.
    package private(set) var nodes: [Node] = []
    /// The node at which the search ended; nil if it found none.
    package private(set) var end: Node?
    /// The predecessor of each node on its path; for a start, the node itself.
    private var before: [Node: Node] = [:]

    /// - Parameter starts: where a path may begin, in order of preference.
    /// - Parameter isEnd: whether the search ends at this node, so that no further edges are followed.
    /// - Parameter next: the targets of a node's edges, in order of preference.
    /// - Complexity: O(nodes + edges).
    package init(
        from starts: some Sequence<Node>, until isEnd: (Node) -> Bool = { _ in false }, next: (Node) -> [Node]
    ) {
        for start in starts where before[start] == nil {
            before[start] = start
            nodes.append(start)
        }
        var position = 0
        while position < nodes.count {
            let node = nodes[position]
            position += 1
            if isEnd(node) {
                end = node
                return
            }
            for target in next(node) where before[target] == nil {
                before[target] = node
                nodes.append(target)
            }
        }
    }

    /// A shortest path with both ends; if there are several, the one whose nodes come first. Nil if the node is not
    /// reached.
    ///
    /// - Complexity: O(nodes of the path).
    package func way(to node: Node) -> [Node]? {
        guard before[node] != nil else { return nil }
        var way = [node]
        while let last = way.last, let previous = before[last], previous != last { way.append(previous) }
        return way.reversed()
    }
}
