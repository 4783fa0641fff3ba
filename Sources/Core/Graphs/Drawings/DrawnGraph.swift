package import DovetailDiagnostics

/// A graph prepared for drawing: nodes in clusters, with edges that differ only in place or label merged into one
/// arrow.
package struct DrawnGraph: Hashable, Sendable {
    /// All edges of one kind from one node to another.
    package struct Arrow: Hashable, Sendable {
        package var kind: WiringGraph.Edge.Kind
        /// The indices of the nodes.
        package var from: Int
        package var to: Int
        /// The labels of the edges, each once.
        package var labels: [String]
        /// The places of the edges.
        package var places: [SourceLocation]
    }

    /// Nodes that are drawn together.
    package struct Cluster: Hashable, Sendable {
        package var id: String
        package var title: String
        package var nodes: [Int]
    }

    package let graph: WiringGraph
    /// For each node, an id of letters, digits and underscores, made from its kind and names.
    package let ids: [String]
    /// The modules and the containers. Those with entry points of the program come first, so that they are drawn first.
    package let clusters: [Cluster]
    /// The nodes that belong to no cluster.
    package let loose: [Int]
    package let arrows: [Arrow]

    /// Prepares a graph for drawing.
    package init(_ graph: WiringGraph) {
        self.graph = graph
        var words = UniqueWords()
        ids = graph.nodes.map { words.word(for: "\($0.kind.rawValue) \($0.name) \($0.serviceName ?? "")") }
        let entries: Set<WiringGraph.Kind> = [.root, .asker]
        let nodes =
            graph.nodes.indices.filter { entries.contains(graph.nodes[$0].kind) }
            + graph.nodes.indices.filter { !entries.contains(graph.nodes[$0].kind) }
        var groups: [Group] = []
        var members: [Group: [Int]] = [:]
        for node in nodes {
            guard let group = Group(graph.nodes[node]) else { continue }
            if members[group] == nil { groups.append(group) }
            members[group, default: []].append(node)
        }
        clusters = groups.map {
            Cluster(
                id: words.word(for: "cluster \($0.title)"), title: $0.title, nodes: members[$0, default: []].sorted())
        }
        loose = nodes.filter { Group(graph.nodes[$0]) == nil }
        // What a component takes is drawn to the ancestor that provides it.
        arrows = Self.arrows(graph.edges.filter { $0.kind != .takesComponent })
    }

    /// The module or containers to which a node belongs.
    private struct Group: Hashable {
        let isModule: Bool
        let names: [String]

        /// Nil if it is in none.
        init?(_ node: WiringGraph.Node) {
            guard !node.groups.isEmpty else { return nil }
            isModule = [.component, .root].contains(node.kind)
            names = node.groups
        }

        var title: String { (isModule ? "module " : "") + WiringGraph.text(ofContainers: names) }
    }

    /// The edges, merged by their nodes and kinds. They are already sorted by their nodes.
    private static func arrows(_ edges: [WiringGraph.Edge]) -> [Arrow] {
        var arrows: [Arrow] = []
        var known: [[AnyHashable]: Int] = [:]
        for edge in edges {
            let key: [AnyHashable] = [edge.from, edge.to, edge.kind]
            let at = known[key] ?? arrows.count
            if at == arrows.count {
                known[key] = at
                arrows.append(Arrow(kind: edge.kind, from: edge.from, to: edge.to, labels: [], places: []))
            }
            // Several edges may have the same place, such as the resolutions of an initializer.
            if arrows[at].places.last != edge.location { arrows[at].places.append(edge.location) }
            if let label = edge.label, !arrows[at].labels.contains(label) { arrows[at].labels.append(label) }
        }
        return arrows
    }

    /// The text of a node, line by line.
    func lines(of node: Int) -> [String] {
        let node = graph.nodes[node]
        var lines = [node.name]
        if let name = node.quotedServiceName {
            // If there are several names, put each on its own line.
            let parts = name.split(separator: "\"", omittingEmptySubsequences: false)
            lines.append("named " + parts.map { $0 == " or " ? "\nor " : String($0) }.joined(separator: "\""))
        }
        if node.kind == .missing { lines.append("missing") }
        if let scope = node.scope { lines.append("scope \(scope)") }
        return lines + node.remarks
    }

    /// The label of an arrow, line by line.
    func lines(of arrow: Arrow) -> [String] {
        switch arrow.kind {
        case .asksLater: ["later"] + arrow.labels
        case .builds: ["builds"] + arrow.labels
        case .creates, .takes, .takesComponent, .asks: arrow.labels
        }
    }
}

/// Makes unique ids that are valid in DOT and in Mermaid.
private struct UniqueWords {
    private var used: Set<String> = []

    /// The text with all other characters replaced, and a number if the result is taken.
    mutating func word(for text: String) -> String {
        var parts: [String] = []
        for part in text.split(separator: " ") {
            parts.append(part.unicodeScalars.map(Self.word).joined())
        }
        let base = parts.joined(separator: "_")
        var word = base
        var number = 2
        while !used.insert(word).inserted {
            word = "\(base)_\(number)"
            number += 1
        }
        return word
    }

    private static func word(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": String(scalar)
        case _ where scalar.isASCII: "_"
        default: "u" + String(scalar.value, radix: 16, uppercase: true)
        }
    }
}
