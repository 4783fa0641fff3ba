/// Nodes collapsed to the groups that contain them.
package struct Collapsed: Hashable, Sendable {
    /// Nodes of one name.
    package struct Group: Hashable, Sendable {
        package var name: String
        /// The indices of the nodes.
        package var nodes: [Int]
    }

    /// All edges from one group to another.
    package struct Link: Hashable, Sendable {
        /// The indices of the groups.
        package var from: Int
        package var to: Int
        /// The indices of the edges.
        package var edges: [Int]
    }

    /// Sorted by name.
    package let groups: [Group]
    /// Sorted by groups, without those inside a group.
    package let links: [Link]

    /// - Parameters:
    ///   - names: the group of each node.
    ///   - edges: the nodes of each edge.
    package init(_ names: [String], edges: [(from: Int, to: Int)]) {
        let nodes = Dictionary(grouping: names.indices) { names[$0] }
        let sorted = nodes.sorted { $0.key < $1.key }
        groups = sorted.map { Group(name: $0.key, nodes: $0.value) }
        let position = Dictionary(uniqueKeysWithValues: groups.enumerated().map { ($1.name, $0) })
        let group = names.map { position[$0, default: 0] }
        let between = edges.indices.filter { group[edges[$0].from] != group[edges[$0].to] }
        let found = Dictionary(grouping: between) { [group[edges[$0].from], group[edges[$0].to]] }
        links = found.map { Link(from: $0.key[0], to: $0.key[1], edges: $0.value) }
            .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }
}
