import DovetailGraphs

/// The titles of a graph's nodes. If several services have one title, each is followed by its containers.
struct NodeTitles {
    private let titles: [String]

    init(_ graph: WiringGraph) {
        let counts = Dictionary(grouping: graph.nodes, by: \.title).mapValues(\.count)
        titles = graph.nodes.map { node in
            guard counts[node.title] ?? 0 > 1, !node.groups.isEmpty else { return node.title }
            return "\(node.title) in \(node.groups.joined(separator: ", "))"
        }
    }

    subscript(index: Int) -> String { titles[index] }
}
