import DovetailDiagnostics

/// A graph in DOT, the language of Graphviz.
package enum GraphDOT {
    /// The whole file, without a trailing newline.
    package static func text(_ graph: DrawnGraph) -> String {
        var lines = [
            "digraph wiring {",
            "  graph [rankdir=LR, ranksep=1, nodesep=0.15, fontname=\"Helvetica\", fontsize=12]",
            "  node [shape=box, fontname=\"Helvetica\", fontsize=11, height=0.3, margin=\"0.12,0.05\"]",
            "  edge [fontname=\"Helvetica\", fontsize=9, arrowsize=0.7]",
        ]
        for cluster in graph.clusters {
            lines.append("  subgraph \(cluster.id) {")
            lines.append("    label=\(quoted([cluster.title])); labeljust=l; style=rounded; color=gray60")
            lines += cluster.nodes.map { "    \(node($0, of: graph))" }
            lines.append("  }")
        }
        lines += graph.loose.map { "  \(node($0, of: graph))" }
        lines += graph.arrows.map { "  \(edge($0, of: graph))" }
        return (lines + ["}"]).joined(separator: "\n")
    }

    private static func node(_ index: Int, of graph: DrawnGraph) -> String {
        let node = graph.graph.nodes[index]
        var attributes = ["label=\(quoted(graph.lines(of: index)))"]
        switch node.kind {
        case .root: attributes.append("peripheries=2")
        case .component: break
        case .service: attributes.append("style=rounded")
        case .asker: attributes.append("shape=note")
        case .missing: attributes.append("shape=octagon, style=dashed, color=red, fontcolor=red")
        }
        attributes.append("tooltip=\(quoted([node.location.description]))")
        return "\(graph.ids[index]) [\(attributes.joined(separator: ", "))]"
    }

    private static func edge(_ arrow: DrawnGraph.Arrow, of graph: DrawnGraph) -> String {
        var attributes: [String] = []
        let labels = graph.lines(of: arrow)
        if !labels.isEmpty { attributes.append("label=\(quoted(labels))") }
        let isMissing = graph.graph.nodes[arrow.to].kind == .missing
        switch arrow.kind {
        case .creates: attributes.append("style=bold")
        // Ancestors are drawn left of their descendants, however much is taken from them.
        case .takes, .takesComponent: attributes.append("style=dashed, color=gray40, fontcolor=gray25, weight=0")
        case .asks: break
        case .asksLater: attributes.append("style=dotted, arrowhead=empty")
        case .builds: attributes.append("style=bold, arrowhead=empty")
        }
        if isMissing { attributes.append("color=red") }
        attributes.append("tooltip=\(quoted(arrow.places.map(\.description)))")
        return "\(graph.ids[arrow.from]) -> \(graph.ids[arrow.to]) [\(attributes.joined(separator: ", "))]"
    }

    /// These lines as one quoted string.
    package static func quoted(_ lines: [String]) -> String {
        "\"\(lines.map(escaped).joined(separator: "\\n"))\""
    }

    /// One line of a label. Quotes and backslashes are escaped; character references and line breaks are prevented.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "&": result += "&amp;"
            case "\n": result += "\\n"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
