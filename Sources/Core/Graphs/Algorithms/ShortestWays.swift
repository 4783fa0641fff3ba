/// From some nodes of a graph, a shortest way to each that they reach.
package struct ShortestWays<Node: Hashable> {
    /// The nodes that are reached, each once and the nearest first: in the order of `reachable(from:next:)`.
    package private(set) var nodes: [Node] = []
    /// The node at which the search ended; nil where it found none.
    package private(set) var end: Node?
    /// The node before each on its way; before a start, itself.
    private var before: [Node: Node] = [:]

    /// - Parameter starts: where a way may begin, in the order of preference.
    /// - Parameter isEnd: whether nothing behind a node, or behind those as near that come later, is looked for.
    /// - Parameter next: the nodes to which the edges of a node lead, in the order of preference.
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

    /// A shortest way with both ends; of several, the one whose nodes come first. Nil where the node is not reached.
    ///
    /// - Complexity: O(nodes of the way).
    package func way(to node: Node) -> [Node]? {
        guard before[node] != nil else { return nil }
        var way = [node]
        while let last = way.last, let previous = before[last], previous != last { way.append(previous) }
        return way.reversed()
    }
}
