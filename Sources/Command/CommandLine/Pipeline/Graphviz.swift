import DovetailBasics
import DovetailGraphs
import Foundation

/// Graphviz's `dot`, which lays out drawings.
struct Graphviz {
    /// The most boxes and arrows that are drawn whole: with more, nobody sees anything in a drawing, and laying it out
    /// takes minutes.
    static let limits = (boxes: 400, arrows: 1200)

    /// In seconds, for one drawing.
    private static let limit = 120.0
    private let path: String

    /// Nil if it is not installed.
    init?() {
        guard let found = SearchPath().program("dot") else { return nil }
        path = found
    }

    /// Whether a sketch is small enough.
    static func canDraw(_ sketch: Sketch) -> Bool {
        !sketch.boxes.isEmpty && sketch.boxes.count <= limits.boxes && sketch.arrows.count <= limits.arrows
    }

    /// The drawing of a sketch.
    ///
    /// - Throws: `InputError` if `dot` fails or takes longer than two minutes.
    func draw(_ sketch: Sketch) throws -> Drawing {
        let scratch = try ScratchFolder()
        defer { scratch.delete() }
        let (input, output) = (scratch.file("sketch.dot"), scratch.file("drawing.json"))
        do { try Data(sketch.dot.utf8).write(to: URL(fileURLWithPath: input)) } catch {
            throw InputError("the temporary folder '\(scratch.path)' cannot be used: \(error.localizedDescription)")
        }
        let outcome = try ChildProcess(
            executable: path, arguments: ["-Tjson0", input], outputFile: URL(fileURLWithPath: output),
            limit: Self.limit
        ).run()
        guard outcome.code == 0, let data = FileManager.default.contents(atPath: output),
            let drawing = GraphvizOutput(data)?.drawing(of: sketch)
        else {
            let reason = outcome.isOverLimit ? "it took longer than \(Int(Self.limit)) s" : outcome.output
            throw InputError("'\(path)' could not lay out the graph: \(reason.trimmed)")
        }
        return drawing
    }
}

extension String {
    /// Without white space at its ends.
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
