import DovetailGraphs

/// A module as a C4 component diagram in Mermaid: its components and services inside a boundary, and outside of it what
/// they are connected to. A module without any is drawn among the modules that it uses and that use it.
struct ModuleDrawing {
    private let contents: ModuleContents
    private let module: Int

    init(_ contents: ModuleContents, _ module: Int) {
        (self.contents, self.module) = (contents, module)
    }

    private var graph: WiringGraph { contents.document.graph }

    /// The lines of a Markdown code block, or a sentence if GitHub would not draw it; empty if nothing is connected.
    var lines: [String] {
        let own = contents.nodes(of: module, [.component, .root, .service, .asker])
        let chart = own.isEmpty ? modules : wiring(own)
        guard !chart.lines.isEmpty else { return [] }
        let lines = ["%%{init: {\"flowchart\": {\"wrappingWidth\": 400}}}%%", "flowchart LR"] + chart.lines
        let size = lines.reduce(0) { $0 + $1.count + 1 }
        guard chart.arrows <= GraphMermaid.limits.arrows, size <= GraphMermaid.limits.characters else {
            return ["It has \(chart.arrows) arrows, which is more than GitHub draws; see `dovetail graph --focus`."]
        }
        return ["```mermaid"] + lines + ["```"]
    }

    private typealias Chart = (lines: [String], arrows: Int)

    private func wiring(_ own: [Int]) -> Chart {
        // What is missing has the place of the code that resolves it.
        let own = own + contents.nodes(of: module, [.missing])
        let inside = Set(own)
        let edges = graph.edges.filter {
            $0.kind != .takesComponent && (inside.contains($0.from) || inside.contains($0.to))
        }
        let outside = Set(edges.flatMap { [$0.from, $0.to] }).subtracting(inside).sorted()
        let groups = Dictionary(grouping: outside) { contents.home[$0] ?? -1 }.sorted { $0.key < $1.key }
        let ids = Self.ids(own + groups.flatMap(\.value), "n")
        var lines = boundary("own", title(module, "module"), own.map { box($0, ids) })
        for (number, (home, nodes)) in groups.enumerated() {
            let boxes = nodes.map { box($0, ids) }
            lines += home < 0 ? boxes : boundary("other\(number)", title(home, "module"), boxes)
        }
        let arrows = Set(edges.map { Arrow(from: $0.from, to: $0.to, kind: $0.kind) }).sorted()
        lines += arrows.map { "  \(ids[$0.from] ?? "") \($0.line) \(ids[$0.to] ?? "")" }
        return (lines, arrows.count)
    }

    private var modules: Chart {
        let uses = contents.modules[module].uses.map(\.module).filter { contents.modules[$0].kind != "test" }
        let users = contents.users(of: module)
        guard !uses.isEmpty || !users.isEmpty else { return ([], 0) }
        let all = Set(uses + users).subtracting([module]).sorted()
        let ids = Self.ids([module] + all, "m")
        func id(_ module: Int) -> String { ids[module] ?? "" }
        let boxes = ([module] + all).map { "  \(id($0))[\"\(title($0, contents.modules[$0].kind))\"]" }
        let arrows =
            uses.map { "  \(id(module)) --> \(id($0))" } + users.map { "  \(id($0)) --> \(id(module))" }
        return (boxes + arrows, arrows.count)
    }

    /// Numbers within this picture, so that a change elsewhere in the project does not change its text.
    private static func ids(_ indices: [Int], _ letter: String) -> [Int: String] {
        Dictionary(uniqueKeysWithValues: indices.enumerated().map { ($1, "\(letter)\($0)") })
    }

    private func boundary(_ id: String, _ title: String, _ lines: [String]) -> [String] {
        ["  subgraph \(id)[\"\(title)\"]"] + lines.map { "  \($0)" } + ["  end"]
    }

    private func box(_ index: Int, _ ids: [Int: String]) -> String {
        let node = graph.nodes[index]
        let what =
            switch node.kind {
            case .component: "component"
            case .root: "root component"
            case .service: node.scope.map { "service, scope \($0)" } ?? "service"
            case .asker: "code"
            case .missing: "missing"
            }
        return "  \(ids[index] ?? "")[\"\(GraphMermaid.escaped(node.title))<br>#91;\(GraphMermaid.escaped(what))#93;\"]"
    }

    private func title(_ module: Int, _ what: String) -> String {
        "\(GraphMermaid.escaped(contents.modules[module].name))<br>#91;\(GraphMermaid.escaped(what))#93;"
    }

    /// One arrow for all edges of a kind between two nodes.
    private struct Arrow: Hashable, Comparable {
        var from: Int
        var to: Int
        var kind: WiringGraph.Edge.Kind

        var line: String {
            switch kind {
            case .creates: "==>|creates|"
            case .builds: "==>|builds|"
            case .takes, .takesComponent: "-.->|takes from|"
            case .asks: "-->|resolves|"
            case .asksLater: "-.->|resolves later|"
            }
        }

        static func < (left: Self, right: Self) -> Bool {
            (left.from, left.to, left.kind.rawValue) < (right.from, right.to, right.kind.rawValue)
        }
    }
}
