/// A graph as trees of text, starting at each entry point of the program.
///
/// A node is expanded where it first appears and only marked later on. So each node is shown in full once, each arrow
/// is one line, and cycles end.
package struct GraphTree {
    /// Follows a node that is shown in full further up.
    package static let shownMark = "(*)"
    /// Follows a node that is its own ancestor in the tree.
    package static let cycleMark = "(cycle)"

    /// The lines of the trees, under a heading for each kind of entry point.
    package static func lines(_ graph: DrawnGraph) -> [String] {
        var tree = GraphTree(graph)
        tree.write()
        return tree.lines
    }

    private let graph: WiringGraph
    private let needs: [[DrawnGraph.Arrow]]
    /// Titles that several nodes share; their places tell them apart.
    private let shared: Set<String>
    /// Whether container names are shown: with a single container they say nothing.
    private let namesContainers: Bool
    private var isShown: [Bool]
    private var lines: [String] = []

    private init(_ drawn: DrawnGraph) {
        graph = drawn.graph
        var needs: [[DrawnGraph.Arrow]] = Array(repeating: [], count: graph.nodes.count)
        // What a component takes comes first; the rest stays sorted by name, like the graph.
        for arrow in drawn.arrows where arrow.kind == .takes { needs[arrow.from].append(arrow) }
        for arrow in drawn.arrows where arrow.kind != .takes { needs[arrow.from].append(arrow) }
        self.needs = needs
        let titles = Dictionary(grouping: graph.nodes) { Self.oneLine($0.title) }
        shared = Set(titles.filter { $0.value.count > 1 }.keys)
        namesContainers = Set(graph.nodes.filter { $0.kind == .service }.map(\.groups)).count > 1
        isShown = Array(repeating: false, count: graph.nodes.count)
    }

    private mutating func write() {
        var isNeeded = Array(repeating: false, count: graph.nodes.count)
        for edge in graph.edges where edge.kind != .takes { isNeeded[edge.to] = true }
        let nodes = graph.nodes.indices
        let entryPoints = graph.entryPoints
        section("roots", nodes.filter { graph.nodes[$0].kind == .root })
        section(
            "code that resolves services", nodes.filter { graph.nodes[$0].kind == .asker && entryPoints.contains($0) })
        section(
            "unused components",
            nodes.filter { graph.nodes[$0].kind == .component && !isNeeded[$0] })
        section(
            "unused services",
            nodes.filter { graph.nodes[$0].kind == .service && !isNeeded[$0] })
        section("reached only through a cycle", startsOfCycles())
    }

    /// Start nodes for what is not shown yet: the nodes of those strongly connected components that no edge enters from
    /// outside. Every remaining node is reachable from one of them.
    private func startsOfCycles() -> [Int] {
        let steps = graph.edges.filter { $0.kind != .takes && !isShown[$0.from] }
        var next: [[Int]] = Array(repeating: [], count: graph.nodes.count)
        for edge in steps { next[edge.from].append(edge.to) }
        let component = StronglyConnected(next).component
        let entered = Set(steps.filter { component[$0.from] != component[$0.to] }.map { component[$0.to] })
        return graph.nodes.indices.filter { !isShown[$0] && !entered.contains(component[$0]) }
    }

    /// A heading and the trees of those entries not shown yet.
    private mutating func section(_ title: String, _ entries: [Int]) {
        var isFirst = true
        for entry in entries where !isShown[entry] {
            if isFirst { lines += (lines.isEmpty ? [] : [""]) + ["\(title):"] }
            isFirst = false
            write(entry)
        }
    }

    /// A line to be written: an arrow, the line of its parent, and the prefix of the lines.
    private struct Step {
        var arrow: DrawnGraph.Arrow
        /// The requirement that is taken, or nil.
        var label: String?
        var above: Int
        var branch: String
        var indent: String
    }

    /// Writes an entry and everything below it. Iterative, because chains of needs may be long.
    private mutating func write(_ entry: Int) {
        isShown[entry] = true
        lines.append(head(entry))
        // The expanded nodes, each with the position of its parent.
        var followed: [(node: Int, above: Int)] = [(entry, -1)]
        var pending = steps(from: entry, above: 0, indent: "")
        while let step = pending.popLast() {
            let node = step.arrow.to
            guard step.arrow.kind != .takes else {
                guard graph.nodes[node].kind != .missing else {
                    isShown[node] = true
                    lines.append("\(step.branch)needs \(Self.oneLine(graph.nodes[node].title)), missing")
                    continue
                }
                let label = step.label.map { "\(Self.oneLine($0)) " } ?? ""
                lines.append("\(step.branch)takes \(label)from \(name(node))")
                continue
            }
            let verb = Self.verb(step.arrow.kind)
            if isShown[node] {
                var above = step.above
                while above >= 0, followed[above].node != node { above = followed[above].above }
                let mark = above >= 0 ? Self.cycleMark : Self.shownMark
                lines.append("\(step.branch)\(verb)\(name(node)) \(mark)")
            } else {
                isShown[node] = true
                lines.append("\(step.branch)\(verb)\(head(node))")
                followed.append((node, step.above))
                pending += steps(from: node, above: followed.count - 1, indent: step.indent)
            }
        }
    }

    /// What precedes a node's name.
    private static func verb(_ kind: WiringGraph.Edge.Kind) -> String {
        switch kind {
        case .asksLater: "later: "
        case .builds: "builds "
        case .creates, .takes, .takesComponent, .asks: ""
        }
    }

    /// What a node needs, last one first.
    private func steps(from node: Int, above: Int, indent: String) -> [Step] {
        let arrows = needs[node].flatMap { arrow -> [(DrawnGraph.Arrow, String?)] in
            arrow.kind == .takes && !arrow.labels.isEmpty ? arrow.labels.map { (arrow, $0) } : [(arrow, nil)]
        }
        return arrows.enumerated().reversed().map { at, line in
            let isLast = at == arrows.count - 1
            return Step(
                arrow: line.0, label: line.1, above: above, branch: indent + (isLast ? "└─ " : "├─ "),
                indent: indent + (isLast ? "   " : "│  "))
        }
    }

    /// A node's title, followed by its place if other nodes share it.
    private func name(_ node: Int) -> String {
        let title = Self.oneLine(graph.nodes[node].title)
        return shared.contains(title) ? "\(title) (\(graph.nodes[node].location))" : title
    }

    /// A node's title and details.
    private func head(_ index: Int) -> String {
        let node = graph.nodes[index]
        var details = node.scope.map { ["scope \($0)"] } ?? []
        details += node.remarks
        if node.kind == .missing { details.append("missing") }
        if !node.groups.isEmpty, node.kind != .service || namesContainers {
            details.append("in \(WiringGraph.text(ofContainers: node.groups))")
        }
        return ([name(index)] + details.map(Self.oneLine)).joined(separator: ", ")
    }

    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
