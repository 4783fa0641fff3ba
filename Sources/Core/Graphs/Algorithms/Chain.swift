/// A node, the one behind it, the one behind that, and so on.
///
/// - Parameter next: the node behind a node; nil at the end.
/// - Returns: each node once, in that order: a chain that comes back to itself ends before it does.
/// - Complexity: O(nodes), with a hash for each.
package func chain<Node: Hashable>(from start: Node, next: (Node) -> Node?) -> [Node] {
    reachable(from: [start]) { node in next(node).map { [$0] } ?? [] }
}
