import DovetailDiagnostics

extension WiringGraph {
    /// The graphs of several programs as one. What several of them have is there once, in all its containers; a resolution
    /// is proved if it is in every program that contains it.
    package static func joined(_ graphs: [WiringGraph]) -> WiringGraph {
        guard graphs.count != 1 else { return graphs[0] }
        var nodes: [Node] = []
        var positions: [NodeKey: Int] = [:]
        var edges: [EdgeKey: Edge] = [:]
        var keys: [EdgeKey] = []
        for graph in graphs {
            let moved = graph.nodes.map { node -> Int in
                let key = NodeKey(node)
                if let known = positions[key] {
                    nodes[known].join(node)
                    return known
                }
                nodes.append(node)
                positions[key] = nodes.count - 1
                return nodes.count - 1
            }
            for edge in graph.edges.map({ $0.moved(from: moved[$0.from], to: moved[$0.to]) }) {
                let key = EdgeKey(edge)
                if edges[key] == nil { keys.append(key) }
                edges[key, default: edge].join(edge)
            }
        }
        return WiringGraph(nodes: nodes, edges: keys.compactMap { edges[$0] })
    }

    /// The part in some files: their edges, and the nodes that are there or at these edges.
    ///
    /// - Parameter isWanted: whether the file with a path is one of them.
    package func limited(to isWanted: (String) -> Bool) -> WiringGraph {
        let kept = edges.filter { isWanted($0.location.path) }
        let touched = Set(kept.flatMap { [$0.from, $0.to] })
        return part(kept) { touched.contains($0) || isWanted(nodes[$0].location.path) }
    }

    /// The graph with changed edges; those for which `change` returns nil are left out.
    ///
    /// - Parameter change: gets an edge and the node that it leads to.
    package func changingEdges(_ change: (Edge, Node) -> Edge?) -> WiringGraph {
        let changed = edges.compactMap { change($0, nodes[$0.to]) }
        let left = Set(edges.flatMap { [$0.from, $0.to] }).subtracting(changed.flatMap { [$0.from, $0.to] })
        // Code that resolves nothing any more, and what nothing resolves, is not drawn.
        let gone = left.filter { [.asker, .missing].contains(nodes[$0].kind) }
        return part(changed) { !gone.contains($0) }
    }

    /// A graph of these edges, and of the nodes whose indices satisfy `isKept`, which are those at the edges at least.
    private func part(_ edges: [Edge], keeping isKept: (Int) -> Bool) -> WiringGraph {
        let order = nodes.indices.filter(isKept)
        let position = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        return WiringGraph(
            nodes: order.map { nodes[$0] },
            edges: edges.compactMap { edge in
                guard let from = position[edge.from], let to = position[edge.to] else { return nil }
                return edge.moved(from: from, to: to)
            })
    }
}

/// What makes nodes of two programs one.
private struct NodeKey: Hashable {
    var kind: WiringGraph.Kind
    var name: String
    var serviceName: String?
    var path: String
    var location: SourceLocation?

    init(_ node: WiringGraph.Node) {
        (kind, name, serviceName, path) = (node.kind, node.name, node.serviceName, node.location.path)
        // The first place at which code resolves differs between programs that compile different parts of it.
        location = node.kind == .asker ? nil : node.location
    }
}

/// What makes edges of two programs one.
private struct EdgeKey: Hashable {
    var edge: WiringGraph.Edge

    init(_ edge: WiringGraph.Edge) {
        self.edge = edge
        self.edge.question?.unproved = nil
        self.edge.members = nil
    }
}

extension WiringGraph.Node {
    /// Adds what the same node is in another program.
    fileprivate mutating func join(_ other: Self) {
        location = min(location, other.location)
        groups += other.groups.filter { !groups.contains($0) }
        remarks += other.remarks.filter { !remarks.contains($0) }
        provides = provides ?? other.provides
        isAsync = isAsync ?? other.isAsync
    }
}

extension WiringGraph.Edge {
    /// Adds what the same edge is in another program.
    fileprivate mutating func join(_ other: Self) {
        if question?.unproved == nil { question?.unproved = other.question?.unproved }
        members = members.map { Set($0 + (other.members ?? [])).sorted() } ?? other.members
    }
}
