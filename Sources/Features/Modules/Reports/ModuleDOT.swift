import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs

/// Modules in Graphviz's DOT language: layers are clusters, edges with findings are red, and edges to cut are dashed.
package enum ModuleDOT {
    /// The whole file, without a trailing newline.
    package static func text(_ picture: ModulePicture) -> String {
        var lines = [
            "digraph modules {",
            "  graph [rankdir=TB, ranksep=0.8, nodesep=0.25, fontname=\"Helvetica\", fontsize=12]",
            "  node [shape=box, fontname=\"Helvetica\", fontsize=11, height=0.3, margin=\"0.12,0.05\"]",
            "  edge [fontname=\"Helvetica\", fontsize=9, arrowsize=0.7]",
        ]
        for (index, (layer, nodes)) in picture.layers.enumerated() {
            guard let layer else {
                lines += nodes.map { "  \(node($0, picture))" }
                continue
            }
            lines.append("  subgraph cluster_\(index) {")
            lines.append("    label=\(GraphDOT.quoted([layer])); labeljust=l; style=rounded; color=gray60")
            lines += nodes.map { "    \(node($0, picture))" }
            lines.append("  }")
        }
        lines += picture.edges.map { "  \(edge($0, picture))" }
        return (lines + ["}"]).joined(separator: "\n")
    }

    private static func node(_ index: Int, _ picture: ModulePicture) -> String {
        let node = picture.nodes[index]
        var attributes = ["label=\(GraphDOT.quoted([node.name]))"]
        switch node.kind {
        case .app: attributes.append("peripheries=2")
        case .library: break
        case .test, .macro, .plugin, .resources: attributes.append("style=rounded")
        }
        if let location = node.location { attributes.append("tooltip=\(GraphDOT.quoted([location.description]))") }
        return "m\(index) [\(attributes.joined(separator: ", "))]"
    }

    private static func edge(_ edge: ModulePicture.Edge, _ picture: ModulePicture) -> String {
        var attributes: [String] = []
        if edge.imports > 1 { attributes.append("label=\"\(edge.imports)\"") }
        if !edge.findings.isEmpty {
            attributes.append("color=red, fontcolor=red")
            attributes.append("tooltip=\(GraphDOT.quoted([edge.findings.joined(separator: ", ")]))")
        } else if edge.imports == 0 {
            attributes.append("color=gray60")
        }
        if edge.isCut { attributes.append("style=dashed, penwidth=2") }
        let marks = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
        return "m\(edge.from) -> m\(edge.to)\(marks)"
    }
}
