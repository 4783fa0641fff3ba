package import Foundation

/// What `dot -Tjson0` prints for the DOT of a sketch.
///
/// The format is described in Graphviz's documentation of the output format `json`, the positions in that of the
/// attributes `pos` and `bb`: points, from the lower left corner.
package struct GraphvizOutput {
    private struct Document: Decodable {
        var bb: String
        var objects: [Object]?
        var edges: [Edge]?
    }

    private struct Object: Decodable {
        var _gvid: Int
        var name: String
        var bb: String?
        var pos: String?
        var width: String?
        var height: String?
    }

    private struct Edge: Decodable {
        var tail: Int
        var head: Int
        var pos: String?
    }

    private let document: Document
    private let top: Double

    /// Nil if this is not the output of Graphviz.
    package init?(_ data: Data) {
        guard let document = try? JSONDecoder().decode(Document.self, from: data),
            let bounds = Self.numbers(document.bb), bounds.count == 4
        else { return nil }
        (self.document, top) = (document, bounds[3])
    }

    /// The drawing of the sketch that was laid out; nil if this is the output for another one.
    package func drawing(of sketch: Sketch) -> Drawing? {
        let objects = Dictionary((document.objects ?? []).map { ($0.name, $0) }) { first, _ in first }
        let boxes = sketch.boxes.indices.compactMap { objects["b\($0)"].flatMap(box) }
        let edges = document.edges ?? []
        guard boxes.count == sketch.boxes.count, edges.count == sketch.arrows.count,
            let bounds = Self.numbers(document.bb)
        else { return nil }
        return Drawing(
            sketch: sketch, width: bounds[2] - bounds[0], height: bounds[3] - bounds[1], boxes: boxes,
            clusters: sketch.clusters.indices.map { objects["cluster_\($0)"]?.bb.flatMap(rectangle) },
            ways: ways(of: sketch))
    }

    /// The ways of the arrows. Graphviz prints edges by their nodes, and those between the same two in the order of the
    /// input.
    private func ways(of sketch: Sketch) -> [Drawing.Way?] {
        let names = Dictionary((document.objects ?? []).map { ($0._gvid, $0.name) }) { first, _ in first }
        var found: [[String?]: [Edge]] = [:]
        for edge in (document.edges ?? []).reversed() {
            found[[names[edge.tail], names[edge.head]], default: []].append(edge)
        }
        return sketch.arrows.map { arrow in
            found[["b\(arrow.from)", "b\(arrow.to)"]]?.popLast()?.pos.flatMap(way)
        }
    }

    private func box(_ object: Object) -> Drawing.Rectangle? {
        guard let center = object.pos.flatMap(Self.numbers), center.count == 2,
            let width = object.width.flatMap(Double.init), let height = object.height.flatMap(Double.init)
        else { return nil }
        return Drawing.Rectangle(
            x: center[0] - width * 36, y: top - center[1] - height * 36, width: width * 72, height: height * 72)
    }

    private func rectangle(_ text: String) -> Drawing.Rectangle? {
        guard let sides = Self.numbers(text), sides.count == 4 else { return nil }
        return Drawing.Rectangle(
            x: sides[0], y: top - sides[3], width: sides[2] - sides[0], height: sides[3] - sides[1])
    }

    /// A spline: `e,x,y x,y x,y …`, of which the first is the tip.
    private func way(_ text: String) -> Drawing.Way? {
        var way = Drawing.Way(points: [], tip: nil)
        for part in text.split(separator: " ") {
            let isTip = part.hasPrefix("e,")
            guard let point = point(isTip ? part.dropFirst(2) : part) else { return nil }
            if isTip { way.tip = point } else { way.points.append(point) }
        }
        return way.points.count % 3 == 1 && way.points.count > 3 ? way : nil
    }

    private func point(_ text: Substring) -> Drawing.Point? {
        guard let numbers = Self.numbers(String(text)), numbers.count == 2 else { return nil }
        return Drawing.Point(x: numbers[0], y: top - numbers[1])
    }

    private static func numbers(_ text: String) -> [Double]? {
        let parts = text.split(separator: ",")
        let numbers = parts.compactMap { Double($0) }
        return numbers.count == parts.count ? numbers : nil
    }
}
