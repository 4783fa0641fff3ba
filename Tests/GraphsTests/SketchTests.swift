import DovetailGraphs
import Foundation
import Testing

/// Sketches, their DOT, and the drawings that Graphviz's output gives.
@Suite struct SketchTests {
    private let sketch = Sketch(
        boxes: [
            Sketch.Box(id: "a", lines: ["App"], shape: .double, link: "#/a"),
            Sketch.Box(id: "b<", lines: ["Card & \"more\"", "2"]), Sketch.Box(id: "c", lines: ["화면"], shape: .broken),
        ],
        arrows: [
            Sketch.Arrow(from: 1, to: 2), Sketch.Arrow(from: 0, to: 1, stroke: .bold, isRed: true),
            Sketch.Arrow(from: 0, to: 1, stroke: .dashed, isLoose: true),
        ],
        clusters: [Sketch.Cluster(title: "Feature <1>", boxes: [1])])

    /// As Graphviz prints it: edges by their nodes, and not in the order of the input.
    private let output = """
        {"name": "sketch", "bb": "0,0,300,100", "objects": [
          {"_gvid": 0, "name": "cluster_0", "bb": "100,20,200,90", "nodes": [2]},
          {"_gvid": 1, "name": "b0", "pos": "30,50", "width": "0.5", "height": "0.5"},
          {"_gvid": 2, "name": "b1", "pos": "150,50", "width": "1", "height": "0.5"},
          {"_gvid": 3, "name": "b2", "pos": "270,50", "width": "0.5", "height": "0.5"}],
         "edges": [
          {"_gvid": 0, "tail": 1, "head": 2, "pos": "e,114,50 48,50 60,50 70,50 104,50"},
          {"_gvid": 1, "tail": 1, "head": 2, "pos": "e,114,60 48,60 60,60 70,60 104,60"},
          {"_gvid": 2, "tail": 2, "head": 3, "pos": "e,252,50 186,50 200,50 210,50 242,50"}]}
        """

    @Test("DOT gives each box a size of its own, so that nothing depends on fonts")
    func dot() {
        let lines = sketch.dot.split(separator: "\n").map(String.init)
        #expect(lines.filter { $0.contains("width=") }.count == 3)
        #expect(lines.contains { $0.contains("fixedsize=true") })
        #expect(!sketch.dot.contains("App") && !sketch.dot.contains("Feature"))
        #expect(lines.filter { $0.contains("->") } == ["  b1 -> b2", "  b0 -> b1", "  b0 -> b1 [weight=0]"])
    }

    @Test("each arrow gets its own way, whatever the order in which Graphviz prints edges")
    func order() throws {
        let drawing = try #require(GraphvizOutput(Data(output.utf8))?.drawing(of: sketch))
        #expect(drawing.ways.map { $0?.points.first?.x } == [186, 48, 48])
        // The ordinate counts from the top.
        #expect(drawing.ways.map { $0?.points.first?.y } == [50, 50, 40])
        #expect(drawing.boxes[1] == Drawing.Rectangle(x: 114, y: 32, width: 72, height: 36))
        #expect(drawing.clusters == [Drawing.Rectangle(x: 100, y: 10, width: 100, height: 70)])
    }

    @Test("text and ids cannot end the elements that hold them")
    func escaping() throws {
        let drawing = try #require(GraphvizOutput(Data(output.utf8))?.drawing(of: sketch))
        let page = drawing.svg(.inPage, title: "a<b")
        #expect(page.contains("<title>a&lt;b</title>"))
        #expect(page.contains("Card &amp; &quot;more&quot;"))
        #expect(page.contains("data-from=\"b&lt;\""))
        #expect(page.contains("Feature &lt;1&gt;"))
        #expect(page.contains("<a class=\"double\" href=\"#/a\" data-id=\"a\">"))
        #expect(!page.contains("<style>"))
        let parser = XMLCounter(drawing.svg(.alone, title: "a<b"))
        #expect(parser.isWellFormed)
        #expect(!drawing.svg(.alone, title: "").contains("href"))
    }

    @Test("what is not the output for the sketch gives nothing")
    func other() {
        #expect(GraphvizOutput(Data("Error: syntax error".utf8)) == nil)
        #expect(GraphvizOutput(Data("{\"bb\": \"0,0,a,b\"}".utf8)) == nil)
        let fewer = output.replacingOccurrences(of: "\"b2\"", with: "\"b7\"")
        #expect(GraphvizOutput(Data(fewer.utf8))?.drawing(of: sketch) == nil)
    }
}

/// Whether the start and end tags of an XML text match, in a few lines of its own.
private struct XMLCounter {
    let isWellFormed: Bool

    init(_ text: String) {
        var open: [Substring] = []
        var isRight = true
        for part in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
            guard let end = part.firstIndex(of: ">") else {
                isRight = false
                break
            }
            let tag = part[..<end]
            let name = tag.prefix { $0 != " " && $0 != "/" }
            if tag.hasPrefix("/") {
                isRight = isRight && open.popLast() == tag.dropFirst()
            } else if !tag.hasSuffix("/") {
                open.append(name)
            }
        }
        isWellFormed = isRight && open.isEmpty
    }
}
