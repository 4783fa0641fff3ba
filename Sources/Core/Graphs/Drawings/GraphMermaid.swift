/// A graph as a flowchart in Mermaid, which GitHub and GitLab draw in Markdown.
package enum GraphMermaid {
    /// The most characters and arrows for which GitHub still draws a chart.
    package static let limits = (characters: 50_000, arrows: 500)

    /// The whole chart, without a trailing newline.
    package static func text(_ graph: DrawnGraph) -> String {
        // Type names are long: without the first line, most would be broken in two.
        var lines = ["%%{init: {\"flowchart\": {\"wrappingWidth\": 400}}}%%", "flowchart LR"]
        for cluster in graph.clusters {
            lines.append("  subgraph \(cluster.id)[\"\(escaped(cluster.title))\"]")
            lines += cluster.nodes.map { "    \(node($0, of: graph))" }
            lines.append("  end")
        }
        lines += graph.loose.map { "  \(node($0, of: graph))" }
        lines += graph.arrows.map { "  \(edge($0, of: graph))" }
        lines += styles(of: graph).map { "  \($0)" }
        return lines.joined(separator: "\n")
    }

    private static func node(_ index: Int, of graph: DrawnGraph) -> String {
        let label = "\"\(graph.lines(of: index).map(escaped).joined(separator: "<br>"))\""
        let shape =
            switch graph.graph.nodes[index].kind {
            case .root: "[[\(label)]]"
            case .component: "[\(label)]"
            case .service: "(\(label))"
            case .asker: ">\(label)]"
            case .missing: "{{\(label)}}"
            }
        return graph.ids[index] + shape
    }

    private static func edge(_ arrow: DrawnGraph.Arrow, of graph: DrawnGraph) -> String {
        let line =
            switch arrow.kind {
            case .creates, .builds: "==>"
            case .takes, .takesComponent, .asksLater: "-.->"
            case .asks: "-->"
            }
        let labels = graph.lines(of: arrow).map(escaped).joined(separator: "<br>")
        let label = labels.isEmpty ? "" : "|\"\(labels)\"|"
        return "\(graph.ids[arrow.from]) \(line)\(label) \(graph.ids[arrow.to])"
    }

    /// A class for each kind of node in the graph. They set strokes but no fills, so that dark pages stay readable. The
    /// prefix avoids Mermaid's own classes, such as `root`.
    private static func styles(of graph: DrawnGraph) -> [String] {
        let kinds: [(WiringGraph.Kind, String)] = [
            (.root, "stroke-width:3px"), (.component, "stroke-width:1px"), (.service, "stroke-width:1px"),
            (.asker, "stroke-width:1px,stroke-dasharray:2 2"),
            (.missing, "stroke:#d00,stroke-width:2px,stroke-dasharray:5 3,color:#d00"),
        ]
        var lines: [String] = []
        for (kind, style) in kinds {
            let ids = graph.graph.nodes.indices.filter { graph.graph.nodes[$0].kind == kind }.map { graph.ids[$0] }
            guard !ids.isEmpty else { continue }
            lines.append("classDef kind_\(kind.rawValue) \(style)")
            lines.append("class \(ids.joined(separator: ",")) kind_\(kind.rawValue)")
        }
        let missing = graph.arrows.indices.filter { graph.graph.nodes[graph.arrows[$0].to].kind == .missing }
        if !missing.isEmpty {
            lines.append("linkStyle \(missing.map(String.init).joined(separator: ",")) stroke:#d00")
        }
        return lines
    }

    /// One line of a label. Characters that Mermaid, Markdown or HTML could interpret are written as character
    /// references. That includes colons: in a line with `style`, a colon and `#`, Mermaid drops the last semicolon.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "#quot;"
            case "<": result += "#lt;"
            case ">": result += "#gt;"
            case "&": result += "#amp;"
            case "\n": result += "<br>"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += " "
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "(", ")", "?":
                result.unicodeScalars.append(scalar)
            case _ where scalar.isASCII: result += "#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
