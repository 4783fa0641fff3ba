/// A node, its successor, the successor of that, and so on.
///
/// - Parameter next: the successor of a node; nil at the end.
/// - Returns: each node once, in that order. A chain that leads back to itself ends before the first repeated node.
/// - Complexity: O(nodes), with a hash for each.
package func chain<Node: Hashable>(from start: Node, next: (Node) -> Node?) -> [Node] {
    reachable(from: [start]) { node in next(node).map { [$0] } ?? [] }
}
