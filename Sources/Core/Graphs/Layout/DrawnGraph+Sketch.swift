extension DrawnGraph {
    /// The graph to be laid out.
    ///
    /// - Parameter link: the address that the box of a node links to.
    package func sketch(link: (Int) -> String? = { _ in nil }) -> Sketch {
        let entryPoints = graph.entryPoints
        let boxes = graph.nodes.indices.map { node in
            // Each of several names is on its own line.
            let lines = lines(of: node).flatMap { $0.split(separator: "\n").map(String.init) }
            let shape = entryPoints.contains(node) ? .double : graph.nodes[node].kind.shape
            return Sketch.Box(id: ids[node], lines: lines, shape: shape, link: link(node))
        }
        let arrows = arrows.map { arrow in
            Sketch.Arrow(
                from: arrow.from, to: arrow.to, stroke: arrow.kind.stroke,
                isRed: graph.nodes[arrow.to].kind == .missing,
                // Ancestors are drawn left of their descendants, however much is taken from them.
                isLoose: arrow.kind == .takes)
        }
        return Sketch(
            boxes: boxes, arrows: arrows, clusters: clusters.map { Sketch.Cluster(title: $0.title, boxes: $0.nodes) })
    }
}

extension WiringGraph.Kind {
    /// The outline of a node of this kind.
    package var shape: Sketch.Box.Shape {
        switch self {
        case .root: .double
        case .component, .asker: .plain
        case .service: .round
        case .missing: .broken
        }
    }
}

extension WiringGraph.Edge.Kind {
    /// The stroke of an arrow of this kind.
    package var stroke: Sketch.Arrow.Stroke {
        switch self {
        case .creates, .builds: .bold
        case .takes, .takesComponent: .dashed
        case .asks: .plain
        case .asksLater: .dotted
        }
    }
}
