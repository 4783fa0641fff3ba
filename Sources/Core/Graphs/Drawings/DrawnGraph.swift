package import DovetailDiagnostics

/// A graph as pictures draw it: nodes in clusters, edges that differ only in their place or label as one arrow.
package struct DrawnGraph: Hashable, Sendable {
    /// All edges of one kind from one node to another.
    package struct Arrow: Hashable, Sendable {
        package var kind: WiringGraph.Edge.Kind
        /// The indices of the nodes.
        package var from: Int
        package var to: Int
        /// What the edges say, each once.
        package var labels: [String]
        /// Where the edges stand.
        package var places: [SourceLocation]
    }

    /// Nodes that are drawn together.
    package struct Cluster: Hashable, Sendable {
        package var id: String
        package var title: String
        package var nodes: [Int]
    }

    package let graph: WiringGraph
    /// For each node, a word of letters, digits and underscores, made of its kind and names.
    package let ids: [String]
    /// The modules and the containers. Those with entries of the program come first, so that they are drawn first.
    package let clusters: [Cluster]
    /// The nodes that belong to no cluster.
    package let loose: [Int]
    package let arrows: [Arrow]

    /// What is to be drawn of a graph.
    package init(_ graph: WiringGraph) {
        self.graph = graph
        var words = UniqueWords()
        ids = graph.nodes.map { words.word(for: "\($0.kind.rawValue) \($0.name) \($0.serviceName ?? "")") }
        let entries: Set<WiringGraph.Kind> = [.root, .asker]
        let nodes =
            graph.nodes.indices.filter { entries.contains(graph.nodes[$0].kind) }
            + graph.nodes.indices.filter { !entries.contains(graph.nodes[$0].kind) }
        var titles: [String] = []
        var members: [String: [Int]] = [:]
        for node in nodes {
            guard let title = Self.group(of: graph.nodes[node]) else { continue }
            if members[title] == nil { titles.append(title) }
            members[title, default: []].append(node)
        }
        clusters = titles.map {
            Cluster(id: words.word(for: "cluster \($0)"), title: $0, nodes: members[$0, default: []].sorted())
        }
        loose = nodes.filter { Self.group(of: graph.nodes[$0]) == nil }
        arrows = Self.arrows(graph.edges)
    }

    /// A module or a container, in words; nil where a node is in none.
    private static func group(of node: WiringGraph.Node) -> String? {
        guard !node.groups.isEmpty else { return nil }
        let names = node.groups.joined(separator: " and ")
        switch node.kind {
        case .component, .root: return "module \(names)"
        case .service, .asker, .missing: return names
        }
    }

    /// The edges, joined by their nodes and kinds. They are sorted by their nodes already.
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
            // Several questions may stand at one place, as those of an initialiser do.
            if arrows[at].places.last != edge.location { arrows[at].places.append(edge.location) }
            if let label = edge.label, !arrows[at].labels.contains(label) { arrows[at].labels.append(label) }
        }
        return arrows
    }

    /// What a picture writes into a node, a line each.
    func lines(of node: Int) -> [String] {
        let node = graph.nodes[node]
        var lines = [node.name]
        if let name = node.quotedServiceName {
            // Of several names, each on a line of its own.
            let parts = name.split(separator: "\"", omittingEmptySubsequences: false)
            lines.append("named " + parts.map { $0 == " or " ? "\nor " : String($0) }.joined(separator: "\""))
        }
        if node.kind == .missing { lines.append("missing") }
        if let scope = node.scope { lines.append("scope \(scope)") }
        return lines + node.remarks
    }

    /// What a picture writes beside an arrow, a line each.
    func lines(of arrow: Arrow) -> [String] {
        arrow.kind == .asksLater ? ["later"] + arrow.labels : arrow.labels
    }
}

/// Makes words that are ids in DOT and in Mermaid, each only once.
private struct UniqueWords {
    private var used: Set<String> = []

    /// The text with other characters replaced, and a number where that is taken.
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
