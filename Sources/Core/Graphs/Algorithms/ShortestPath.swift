/// A shortest path through a graph, including both ends; if there are several, the one whose nodes come first.
///
/// - Parameter starts: where the path may begin, in order of preference.
/// - Parameter next: the targets of a node's edges, in order of preference.
/// - Returns: nil if no end is reached.
/// - Complexity: O(nodes + edges), up to the end that is found.
package func shortestPath<Node: Hashable>(
    from starts: some Sequence<Node>, to isEnd: (Node) -> Bool, next: (Node) -> [Node]
) -> [Node]? {
    let ways = ShortestPaths(from: starts, until: isEnd, next: next)
    return ways.end.flatMap { ways.way(to: $0) }
}
