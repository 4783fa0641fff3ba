/// A shortest way through a graph, with both ends; of several, the one whose nodes come first.
///
/// - Parameter starts: where it may begin, in the order of preference.
/// - Parameter next: the nodes to which the edges of a node lead, in the order of preference.
/// - Returns: nil where no end is reached.
/// - Complexity: O(nodes + edges), up to the end that is found.
package func shortestWay<Node: Hashable>(
    from starts: some Sequence<Node>, to isEnd: (Node) -> Bool, next: (Node) -> [Node]
) -> [Node]? {
    let ways = ShortestWays(from: starts, until: isEnd, next: next)
    return ways.end.flatMap { ways.way(to: $0) }
}
