/// A sketch with places for its boxes and arrows. Lengths are in points, from the upper left corner.
package struct Drawing: Hashable, Sendable {
    /// A point.
    package struct Point: Hashable, Sendable {
        package var x: Double
        package var y: Double
    }

    /// A rectangle by its upper left corner.
    package struct Rectangle: Hashable, Sendable {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double

        package init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }

    /// The way of an arrow: a curve of Bézier pieces, `points[0]` and then three for each piece, and its tip.
    package struct Way: Hashable, Sendable {
        package var points: [Point]
        package var tip: Point?
    }

    package var sketch: Sketch
    package var width: Double
    package var height: Double
    /// By the index of the box.
    package var boxes: [Rectangle]
    /// By the index of the cluster; nil if it is not drawn.
    package var clusters: [Rectangle?]
    /// By the index of the arrow; nil if it is not drawn.
    package var ways: [Way?]
}
