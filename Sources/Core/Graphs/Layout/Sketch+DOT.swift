extension Sketch {
    /// The sketch for Graphviz, with the size of each box, so that nothing depends on fonts. Boxes are called `b0`, `b1` and so
    /// on, and clusters `cluster_0`, `cluster_1`.
    package var dot: String {
        var lines = [
            "digraph sketch {",
            "  graph [rankdir=LR, ranksep=0.9, nodesep=0.14]",
            "  node [shape=box, fixedsize=true, label=\"\"]",
            "  edge [arrowsize=0.7]",
        ]
        for (index, cluster) in clusters.enumerated() {
            // The label has no text that could vary in width, but its height is reserved.
            lines.append("  subgraph cluster_\(index) { graph [label=\" \", margin=10]")
            lines.append("    " + cluster.boxes.map { "b\($0)" }.joined(separator: "; "))
            lines.append("  }")
        }
        for (index, box) in boxes.enumerated() {
            let size = box.size
            lines.append("  b\(index) [width=\(Self.inches(size.width)), height=\(Self.inches(size.height))]")
        }
        for arrow in arrows {
            lines.append("  b\(arrow.from) -> b\(arrow.to)\(arrow.isLoose ? " [weight=0]" : "")")
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    /// Points in Graphviz's inches, with four digits after the point.
    private static func inches(_ points: Double) -> String {
        let parts = Int((points / 72 * 10_000).rounded())
        let rest = String(parts % 10_000)
        return "\(parts / 10_000)." + String(repeating: "0", count: 4 - rest.count) + rest
    }
}
