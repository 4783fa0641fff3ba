import DovetailFacts
import DovetailGraphs

/// Modules as a Mermaid flowchart: layers are subgraphs, edges with findings are red, and edges to cut are dashed.
package enum ModuleMermaid {
    /// The whole chart, without a trailing newline.
    package static func text(_ picture: ModulePicture) -> String {
        var lines = ["%%{init: {\"flowchart\": {\"wrappingWidth\": 400}}}%%", "flowchart TB"]
        for (index, (layer, nodes)) in picture.layers.enumerated() {
            guard let layer else {
                lines += nodes.map { "  \(node($0, picture))" }
                continue
            }
            lines.append("  subgraph layer\(index)[\"\(GraphMermaid.escaped(layer))\"]")
            lines += nodes.map { "    \(node($0, picture))" }
            lines.append("  end")
        }
        for edge in picture.edges {
            let label = edge.imports > 1 ? "|\(edge.imports)|" : ""
            lines.append("  m\(edge.from) \(edge.isCut ? "-.->" : "-->")\(label) m\(edge.to)")
        }
        let red = picture.edges.indices.filter { !picture.edges[$0].findings.isEmpty }
        if !red.isEmpty { lines.append("  linkStyle \(red.map(String.init).joined(separator: ",")) stroke:#d00") }
        return lines.joined(separator: "\n")
    }

    private static func node(_ index: Int, _ picture: ModulePicture) -> String {
        let node = picture.nodes[index]
        let label = "\"\(GraphMermaid.escaped(node.name))\""
        switch node.kind {
        case .app: return "m\(index)[[\(label)]]"
        case .library: return "m\(index)[\(label)]"
        case .test, .macro, .plugin, .resources: return "m\(index)(\(label))"
        }
    }
}
