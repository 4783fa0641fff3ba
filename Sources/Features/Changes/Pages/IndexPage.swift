import DovetailBasics
import DovetailGraphs

/// The page that lists all modules by layer.
struct IndexPage {
    let lines: [String]

    init(_ contents: ModuleContents, _ names: PageNames, _ shown: [Int]) {
        var lines = ["# Modules"]
        let groups = Dictionary(grouping: shown) { contents.modules[$0].layer }
        let order = contents.document.layers.map { Optional($0.name) } + [nil]
        for layer in order {
            guard let modules = groups[layer] else { continue }
            let rest = contents.document.layers.isEmpty ? "All modules" : "In no layer"
            lines += ["", "## \(layer.map { "Layer \(MarkdownText.code($0))" } ?? rest)", ""]
            if let found = contents.document.layers.first(where: { $0.name == layer }) {
                lines += ["It \(found.words).", ""]
            }
            lines += ["| module | kind | components | services | used by |", "| --- | --- | --- | --- | --- |"]
            lines += modules.map { module in
                let cells = [
                    "[\(MarkdownText.escaped(contents.modules[module].name))](\(names[module]))",
                    contents.modules[module].kind, "\(contents.nodes(of: module, [.component, .root]).count)",
                    "\(contents.nodes(of: module, [.service]).count)",
                    counted(contents.users(of: module).count, noun: "module"),
                ]
                return "| \(cells.joined(separator: " | ")) |"
            }
        }
        self.lines = lines
    }
}

extension GraphDocument.Layer {
    /// `may use the layers a and b`
    var words: String {
        let names = mayUse.map(MarkdownText.code)
        return names.isEmpty
            ? "may use no layer" : "may use the layer\(names.count == 1 ? "" : "s") \(names.joinedByAnd)"
    }
}
