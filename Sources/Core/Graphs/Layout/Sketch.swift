/// Boxes and arrows that are still to be laid out, from left to right: boxes are wider than high.
package struct Sketch: Hashable, Sendable {
    /// A node with its text.
    package struct Box: Hashable, Sendable {
        /// The outline of a box.
        package enum Shape: String, Hashable, Sendable {
            case plain
            case round
            /// Two outlines: an entry point.
            case double
            /// Dashed: something that is missing.
            case broken
        }

        /// Identifies it in a drawing.
        package var id: String
        package var lines: [String]
        package var shape: Shape
        /// The fragment of the address that it links to; nil if it links to nothing.
        package var link: String?

        package init(id: String, lines: [String], shape: Shape = .plain, link: String? = nil) {
            (self.id, self.lines, self.shape, self.link) = (id, lines, shape, link)
        }
    }

    /// A connection of two boxes.
    package struct Arrow: Hashable, Sendable {
        /// The stroke of an arrow.
        package enum Stroke: String, Hashable, Sendable {
            case plain, bold, dashed, dotted
        }

        /// The indices of the boxes.
        package var from: Int
        package var to: Int
        package var stroke: Stroke
        /// Whether it has a finding.
        package var isRed: Bool
        /// Whether it may be drawn in any direction.
        package var isLoose: Bool

        package init(from: Int, to: Int, stroke: Stroke = .plain, isRed: Bool = false, isLoose: Bool = false) {
            (self.from, self.to, self.stroke, self.isRed, self.isLoose) = (from, to, stroke, isRed, isLoose)
        }
    }

    /// Boxes that are drawn within one frame.
    package struct Cluster: Hashable, Sendable {
        package var title: String
        /// The indices of the boxes.
        package var boxes: [Int]

        package init(title: String, boxes: [Int]) { (self.title, self.boxes) = (title, boxes) }
    }

    package var boxes: [Box]
    /// At most one for each pair of boxes and stroke.
    package var arrows: [Arrow]
    package var clusters: [Cluster]

    package init(boxes: [Box], arrows: [Arrow], clusters: [Cluster] = []) {
        (self.boxes, self.arrows, self.clusters) = (boxes, arrows, clusters)
    }
}

extension Sketch.Box {
    /// The width and height in points. They do not depend on the fonts of a machine, so that its drawing does not either:
    /// a character is as wide as the widest common one of its script.
    var size: (width: Double, height: Double) {
        let widest = lines.map(Self.width).max() ?? 0
        let frame = shape == .double ? 6.0 : 0
        return (max(40, widest + 18 + frame), Double(max(1, lines.count)) * Self.lineHeight + 10 + frame)
    }

    /// From one line to the next, in points.
    static let lineHeight = 15.0

    /// The width of a line in points.
    private static func width(_ line: String) -> Double {
        line.unicodeScalars.reduce(0) { width, scalar in
            switch scalar {
            case "i", "j", "l", "t", "f", "I", ".", ",", ":", " ", "'", "|", "(", ")": width + 4.2
            case "m", "w", "M", "W", "@", "%": width + 11
            case _ where scalar.isASCII: width + (scalar.properties.isUppercase ? 8.8 : 7)
            case _ where scalar.value >= 0x1100: width + 12.5
            default: width + 8
            }
        }
    }
}
