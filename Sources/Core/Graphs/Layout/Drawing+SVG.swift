extension Drawing {
    /// How an SVG is used.
    package enum Use: Hashable, Sendable {
        /// Inside a page that styles it, with boxes that link to other parts of the page.
        case inPage
        /// As a file of its own, with its own styles for light and dark, and without links.
        case alone
    }

    /// The drawing as SVG.
    ///
    /// - Parameter title: read by screen readers.
    package func svg(_ use: Use, title: String) -> String {
        let margin = 8.0
        let size = "\(Self.text(width + 2 * margin))"
        let tall = "\(Self.text(height + 2 * margin))"
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"\(tall)\" "
                + "viewBox=\"-\(Self.text(margin)) -\(Self.text(margin)) \(size) \(tall)\" role=\"img\">",
            "<title>\(Self.escaped(title))</title>",
        ]
        if use == .alone { lines.append("<style>\(Self.style)</style>") }
        for (cluster, rectangle) in zip(sketch.clusters, clusters) {
            guard let rectangle else { continue }
            lines.append(Self.rect(rectangle, "cluster", radius: 6))
            lines.append(
                "<text class=\"title\" x=\"\(Self.text(rectangle.x + 8))\" y=\"\(Self.text(rectangle.y + 15))\">"
                    + "\(Self.escaped(cluster.title))</text>")
        }
        for (arrow, way) in zip(sketch.arrows, ways) {
            if let way { lines.append(text(of: arrow, way)) }
        }
        for (box, rectangle) in zip(sketch.boxes, boxes) { lines.append(text(of: box, rectangle, use)) }
        return (lines + ["</svg>"]).joined(separator: "\n")
    }

    private func text(of arrow: Sketch.Arrow, _ way: Way) -> String {
        var classes = ["arrow"]
        if arrow.stroke != .plain { classes.append(arrow.stroke.rawValue) }
        if arrow.isRed { classes.append("red") }
        var path = "M\(Self.text(way.points[0]))"
        for piece in stride(from: 1, to: way.points.count - 2, by: 3) {
            path += "C" + way.points[piece..<piece + 3].map(Self.text).joined(separator: " ")
        }
        var parts = "<path class=\"edge\" d=\"\(path)\"/>"
        if let tip = way.tip, let end = way.points.last { parts += Self.head(from: end, to: tip) }
        return
            "<g class=\"\(classes.joined(separator: " "))\" data-from=\"\(Self.escaped(sketch.boxes[arrow.from].id))\" "
            + "data-to=\"\(Self.escaped(sketch.boxes[arrow.to].id))\">\(parts)</g>"
    }

    /// The head of an arrow: a triangle.
    private static func head(from end: Point, to tip: Point) -> String {
        let (x, y) = (tip.x - end.x, tip.y - end.y)
        let length = max((x * x + y * y).squareRoot(), 0.001)
        let (across, along) = (-y / length * 2.8, x / length * 2.8)
        let corners = [
            tip, Point(x: end.x + across, y: end.y + along), Point(x: end.x - across, y: end.y - along),
        ]
        return "<path class=\"head\" d=\"M\(corners.map(text).joined(separator: "L"))Z\"/>"
    }

    private func text(of box: Sketch.Box, _ rectangle: Rectangle, _ use: Use) -> String {
        var parts = [Self.rect(rectangle, "box", radius: box.shape == .round ? 10 : 2)]
        if box.shape == .double {
            let inner = Rectangle(
                x: rectangle.x + 3, y: rectangle.y + 3, width: rectangle.width - 6, height: rectangle.height - 6)
            parts.append(Self.rect(inner, "inner", radius: 1))
        }
        let middle = rectangle.y + rectangle.height / 2
        let first = middle - Double(box.lines.count - 1) * Sketch.Box.lineHeight / 2 + 4
        for (index, line) in box.lines.enumerated() {
            let y = Self.text(first + Double(index) * Sketch.Box.lineHeight)
            parts.append(
                "<text x=\"\(Self.text(rectangle.x + rectangle.width / 2))\" y=\"\(y)\" text-anchor=\"middle\">"
                    + "\(Self.escaped(line))</text>")
        }
        let shape = box.shape == .plain ? "" : " class=\"\(box.shape.rawValue)\""
        guard use == .inPage, let link = box.link else {
            return "<g\(shape)>\(parts.joined())</g>"
        }
        return "<a\(shape) href=\"\(Self.escaped(link))\" data-id=\"\(Self.escaped(box.id))\">\(parts.joined())</a>"
    }

    private static func rect(_ rectangle: Rectangle, _ name: String, radius: Int) -> String {
        "<rect class=\"\(name)\" x=\"\(text(rectangle.x))\" y=\"\(text(rectangle.y))\" "
            + "width=\"\(text(rectangle.width))\" height=\"\(text(rectangle.height))\" rx=\"\(radius)\"/>"
    }

    /// A number with at most one digit after the point.
    private static func text(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
    }

    private static func text(_ point: Point) -> String { "\(text(point.x)) \(text(point.y))" }

    /// Text in XML.
    private static func escaped(_ text: String) -> String { MarkupText.escaped(text) }

    /// The styles of a drawing that is a file of its own.
    private static let style = """
        text{font:12px "Helvetica Neue",Helvetica,Arial,sans-serif;fill:#1d1d1b}.title{font-size:11px;fill:#63625d}\
        .box{fill:#fff;stroke:#8f8d86}.inner{fill:none;stroke:#8f8d86}.cluster{fill:#f1f0ec;stroke:#d9d8d4}\
        .edge{fill:none;stroke:#8f8d86}.head{fill:#8f8d86}.bold .edge{stroke-width:1.8}\
        .dashed .edge{stroke-dasharray:5 3}.dotted .edge{stroke-dasharray:1.5 3}\
        .red .edge{stroke:#b3261e;stroke-width:1.8}.red .head{fill:#b3261e}\
        .broken .box{stroke:#b3261e;stroke-dasharray:4 3}.broken text{fill:#b3261e}\
        @media(prefers-color-scheme:dark){text{fill:#ececea}.title{fill:#a5a39c}.box{fill:#1f1f1e}\
        .cluster{fill:#1a1a19;stroke:#3b3a37}.red .edge{stroke:#ff8a80}.red .head{fill:#ff8a80}\
        .broken .box{stroke:#ff8a80}.broken text{fill:#ff8a80}}
        """
}
