@testable import DovetailDiagnostics
@testable import DovetailGraphs
import Foundation
import Testing

/// Random graphs: every format contains each node and each edge once.
///
/// `DOVETAIL_GRAPHS=5000` tries more, `DOVETAIL_SEED=7` starts at that seed.
@Suite struct GraphPropertyTests {
    private static let seeds: Range<UInt64> = {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["DOVETAIL_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 1...1_000_000)
        return first..<(first + (environment["DOVETAIL_GRAPHS"].flatMap(UInt64.init) ?? 300))
    }()

    private func forEachGraph(_ check: (WiringGraph, String) throws -> Void) rethrows {
        print("graphs of seeds \(Self.seeds)")
        for seed in Self.seeds { try check(RandomGraph.graph(seed), "seed \(seed)") }
    }

    /// The edges as drawn: those that differ only in place or label are one arrow.
    private struct Arrow: Hashable {
        var from: Int
        var to: Int
        var kind: WiringGraph.Edge.Kind
    }

    /// The word with which an arrow of a kind is labelled.
    private static let words: [WiringGraph.Edge.Kind: String] = [.asksLater: "later", .builds: "builds"]

    private func arrows(of graph: WiringGraph) -> [Arrow: [String]] {
        var arrows: [Arrow: [String]] = [:]
        for edge in graph.edges {
            let arrow = Arrow(from: edge.from, to: edge.to, kind: edge.kind)
            let known = arrows[arrow] ?? (Self.words[edge.kind].map { [$0] } ?? [])
            arrows[arrow] = known + (edge.label.map { [$0] } ?? [])
        }
        return arrows
    }

    private func lines(of node: WiringGraph.Node) -> String {
        var lines = [node.name] + (node.quotedServiceName.map { ["named \($0)"] } ?? [])
        if node.kind == .missing { lines.append("missing") }
        return (lines + (node.scope.map { ["scope \($0)"] } ?? []) + node.remarks).joined(separator: "\n")
            .replacingOccurrences(of: "\t", with: " ")
    }

    private func cluster(of node: WiringGraph.Node) -> String? {
        let isComponent = [.component, .root].contains(node.kind)
        return node.groups.isEmpty ? nil : (isComponent ? "module " : "") + node.groups.joined(separator: " and ")
    }

    private func check(
        _ read: ReadBack, _ graph: WiringGraph, shapes: [WiringGraph.Kind: String],
        arrowShapes: [WiringGraph.Edge.Kind: String], _ comment: Comment
    ) throws {
        #expect(read.rest.isEmpty, comment)
        let ids = DrawnGraph(graph).ids
        #expect(Set(ids).count == ids.count, comment)
        #expect(read.nodes.map(\.id).sorted() == ids.sorted(), comment)
        for node in read.nodes {
            let index = try #require(ids.firstIndex(of: node.id), comment)
            #expect(node.lines == lines(of: graph.nodes[index]), comment)
            #expect(node.cluster == cluster(of: graph.nodes[index]), comment)
            #expect(shapes[graph.nodes[index].kind].map { node.shape.contains($0) } == true, comment)
        }
        var expected = arrows(of: graph)
        for edge in read.edges {
            let from = try #require(ids.firstIndex(of: edge.from), comment)
            let to = try #require(ids.firstIndex(of: edge.to), comment)
            // If two kinds look the same, the node distinguishes them.
            let arrow = expected.keys.first { key in
                key.from == from && key.to == to && arrowShapes[key.kind].map { edge.shape.contains($0) } == true
                    && (key.kind == .asksLater) == edge.lines.hasPrefix("later")
            }
            let labels = try #require(arrow.flatMap { expected.removeValue(forKey: $0) }, comment)
            let plain = labels.joined(separator: "\n").replacingOccurrences(of: "\t", with: " ")
            #expect(edge.lines.components(separatedBy: "\n").sorted() == plain.components(separatedBy: "\n").sorted())
        }
        #expect(expected.isEmpty, comment)
    }

    @Test func dotHoldsEachNodeAndEdgeOnce() throws {
        try forEachGraph { graph, seed in
            let text = GraphDOT.text(DrawnGraph(graph))
            let read = ReadBack(dot: text)
            try check(
                read, graph,
                shapes: [
                    .root: "peripheries=2", .component: "[label=, tooltip", .service: "rounded", .asker: "note",
                    .missing: "color=red",
                ],
                arrowShapes: [
                    .creates: "bold", .takes: "dashed", .asks: "tooltip", .asksLater: "dotted", .builds: "bold",
                ],
                "\(seed)\n\(text)")
            // An arrow's places are in its tooltip, so each edge is drawn, not only each arrow.
            let places = Set(graph.edges.map { "\($0.from) \($0.to) \($0.kind) \($0.location)" })
            #expect(read.edges.map(\.places.count).reduce(0, +) == places.count, "\(seed)\n\(text)")
            #expect(
                Set(read.edges.flatMap(\.places)) == Set(graph.edges.map(\.location.description)), "\(seed)\n\(text)")
        }
    }

    @Test func mermaidHoldsEachNodeAndEdgeOnce() throws {
        try forEachGraph { graph, seed in
            let text = GraphMermaid.text(DrawnGraph(graph))
            try check(
                ReadBack(mermaid: text), graph,
                shapes: [.root: "[[]]", .component: "[]", .service: "()", .asker: ">]", .missing: "{{}}"],
                arrowShapes: [.creates: "==>", .takes: "-.->", .asks: "-->", .asksLater: "-.->", .builds: "==>"],
                "\(seed)\n\(text)")
        }
    }

    @Test func jsonIsTheGraph() throws {
        try forEachGraph { graph, seed in
            let text = try JSONText.of(graph)
            #expect(try JSONDecoder().decode(WiringGraph.self, from: Data(text.utf8)) == graph, "\(seed)")
            #expect(text == (try JSONText.of(RandomGraph.graph(try #require(UInt64(seed.dropFirst(5)))))), "\(seed)")
        }
    }

    /// Each node has one line with everything known about it; each arrow has one line below its node.
    @Test func treeHoldsEachNodeAndEdgeOnce() throws {
        try forEachGraph { graph, seed in
            let text = GraphTree.lines(DrawnGraph(graph)).joined(separator: "\n")
            let comment: Comment = "\(seed)\n\(text)"
            var expected = arrows(of: graph)
            var isShown = Set<Int>()
            var path: [Int] = []
            let names = names(of: graph)
            for line in text.components(separatedBy: "\n") where !line.isEmpty {
                let branch = line.prefix { "├└─│ ".contains($0) }
                let isEntry = branch.isEmpty
                let depth = branch.count / 3 - 1
                let rest = String(line.dropFirst(branch.count))
                if isEntry, Self.headings.contains(rest) { continue }
                if !isEntry { path.removeLast(path.count - depth - 1) } else { path = [] }
                let heads = graph.nodes.indices.filter { rest == head($0, of: graph, names) }
                if isEntry {
                    let node = try #require(heads.first, comment)
                    #expect(isShown.insert(node).inserted, comment)
                    path = [node]
                    continue
                }
                let from = path[path.count - 1]
                if let arrow = taken(rest, from, &expected, names) {
                    if expected[arrow]?.isEmpty == true { expected[arrow] = nil }
                    continue
                }
                let found = expected.keys.filter { arrow in
                    guard arrow.from == from, arrow.kind != .takes else { return false }
                    let word = [.asksLater: "later: ", .builds: "builds "][arrow.kind] ?? ""
                    let isNew = rest == word + head(arrow.to, of: graph, names) && !isShown.contains(arrow.to)
                    let mark = path.contains(arrow.to) ? GraphTree.cycleMark : GraphTree.shownMark
                    return isNew || rest == "\(word)\(names[arrow.to]) \(mark)" && isShown.contains(arrow.to)
                }
                #expect(found.count == 1, "\(rest)\n\(comment)")
                let arrow = try #require(found.first, "\(rest)\n\(comment)")
                expected[arrow] = nil
                if isShown.insert(arrow.to).inserted { path.append(arrow.to) } else { path.append(-1) }
            }
            #expect(isShown.count == graph.nodes.count, comment)
            #expect(expected.isEmpty, comment)
        }
    }

    private static let headings: Set<String> = [
        "roots:", "code that resolves services:", "unused components:", "unused services:",
        "reached only through a cycle:",
    ]

    /// The arrow whose requirement a line names; the requirement is removed from the list.
    private func taken(
        _ line: String, _ from: Int, _ expected: inout [Arrow: [String]], _ names: [String]
    ) -> Arrow? {
        for arrow in expected.keys where arrow.from == from && arrow.kind == .takes {
            let labels = expected[arrow, default: []]
            for (at, label) in labels.enumerated() where line == "takes \(oneLine(label)) from \(names[arrow.to])" {
                expected[arrow]?.remove(at: at)
                return arrow
            }
        }
        return nil
    }

    private func names(of graph: WiringGraph) -> [String] {
        let titles = graph.nodes.map { oneLine($0.title) }
        return zip(titles, graph.nodes).map { title, node in
            titles.count { $0 == title } > 1 ? "\(title) (\(node.location))" : title
        }
    }

    private func head(_ index: Int, of graph: WiringGraph, _ names: [String]) -> String {
        let node = graph.nodes[index]
        let hasContainers = Set(graph.nodes.filter { $0.kind == .service }.map(\.groups)).count > 1
        var parts = [names[index]] + (node.scope.map { [oneLine("scope \($0)")] } ?? []) + node.remarks.map(oneLine)
        if node.kind == .missing { parts.append("missing") }
        let isKnown = !node.groups.isEmpty && (hasContainers || node.kind != .service)
        if isKnown { parts.append("in \(node.groups.joined(separator: " and "))") }
        return parts.joined(separator: ", ")
    }

    private func oneLine(_ text: String) -> String {
        text.components(separatedBy: .whitespacesAndNewlines).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// A focused graph has all nodes that reach a name or are reached from it, and all edges between them.
    @Test func focusKeepsWhatReachesANameOrIsReached() throws {
        try forEachGraph { graph, seed in
            for name in Set(graph.nodes.map(\.name)) {
                let part = try #require(graph.focused(on: name), "\(seed)")
                let kept = Set(part.nodes)
                let expected = Set(graph.nodes.indices.filter { isAbout($0, name, graph) }.map { graph.nodes[$0] })
                #expect(kept == expected, "\(seed), \(name)")
                let inside = graph.edges.filter {
                    kept.contains(graph.nodes[$0.from]) && kept.contains(graph.nodes[$0.to])
                }
                #expect(part.edges.count == inside.count, "\(seed), \(name)")
            }
            #expect(graph.focused(on: "nobody") == nil)
        }
    }

    /// Whether a node reaches a name or is reached from it, or is an ancestor that provides something to such a node.
    private func isAbout(_ node: Int, _ name: String, _ graph: WiringGraph) -> Bool {
        func isReached(_ from: Int, _ goal: (Int) -> Bool) -> Bool {
            var seen: Set<Int> = []
            func search(_ at: Int) -> Bool {
                guard seen.insert(at).inserted else { return false }
                return goal(at) || graph.edges.contains { $0.from == at && $0.kind != .takes && search($0.to) }
            }
            return search(from)
        }
        let isNamed = { (at: Int) in graph.nodes[at].name == name || graph.nodes[at].title == name }
        func isOn(_ node: Int) -> Bool {
            isReached(node, isNamed) || graph.nodes.indices.contains { isNamed($0) && isReached($0) { $0 == node } }
        }
        return isOn(node) || graph.edges.contains { $0.kind == .takes && $0.to == node && isOn($0.from) }
    }
}
