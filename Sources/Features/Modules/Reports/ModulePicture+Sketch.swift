import DovetailBasics
import DovetailFacts
package import DovetailGraphs

extension ModulePicture {
    /// The picture to be laid out, with a frame for each layer.
    ///
    /// - Parameter link: the address that the box of a module links to.
    package func sketch(link: (Int) -> String? = { _ in nil }) -> Sketch {
        let ids = ids
        let boxes = nodes.indices.map { index in
            let node = nodes[index]
            let count = node.modules.map { [counted($0, noun: "module")] } ?? []
            return Sketch.Box(id: ids[index], lines: [node.name] + count, shape: node.kind.shape, link: link(index))
        }
        let arrows = edges.map { edge in
            Sketch.Arrow(
                from: edge.from, to: edge.to, stroke: edge.isCut ? .dashed : edge.imports == 0 ? .dotted : .plain,
                isRed: edge.isForbidden)
        }
        let clusters = layers.compactMap { layer, nodes in layer.map { Sketch.Cluster(title: $0, boxes: nodes) } }
        return Sketch(boxes: boxes, arrows: arrows, clusters: clusters)
    }
}

extension ProjectModule.Kind {
    /// The outline of a module of this kind.
    fileprivate var shape: Sketch.Box.Shape {
        switch self {
        case .app: .double
        case .library: .plain
        case .test, .macro, .plugin, .resources: .round
        }
    }
}
