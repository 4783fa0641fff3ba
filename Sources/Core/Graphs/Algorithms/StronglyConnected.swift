/// The strongly connected components of a graph, that is, its cycles: within one, every node reaches every other. Uses
/// Tarjan's algorithm without recursion.
package struct StronglyConnected {
    /// For each node, the number of its component.
    package private(set) var component: [Int]
    /// For each component, its number of nodes.
    package private(set) var sizes: [Int] = []

    /// - Complexity: O(nodes + edges).
    package init(_ edges: [[Int]]) {
        let count = edges.count
        component = Array(repeating: -1, count: count)
        var order = Array(repeating: -1, count: count)
        var low = Array(repeating: 0, count: count)
        var open: [Int] = []
        var isOpen = Array(repeating: false, count: count)
        var next = 0
        for root in 0..<count where order[root] < 0 {
            var path: [(node: Int, edge: Int)] = [(root, 0)]
            while let (node, edge) = path.last {
                if edge == 0 {
                    order[node] = next
                    low[node] = next
                    next += 1
                    open.append(node)
                    isOpen[node] = true
                }
                if edge < edges[node].count {
                    path[path.count - 1].edge += 1
                    let to = edges[node][edge]
                    if order[to] < 0 {
                        path.append((to, 0))
                    } else if isOpen[to] {
                        low[node] = min(low[node], order[to])
                    }
                    continue
                }
                path.removeLast()
                if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
                guard low[node] == order[node] else { continue }
                var size = 0
                repeat {
                    size += 1
                    isOpen[open[open.count - 1]] = false
                    component[open[open.count - 1]] = sizes.count
                } while open.removeLast() != node
                sizes.append(size)
            }
        }
    }
}
