import DovetailDiagnostics
import DovetailGraphs

/// A graph generated from a seed: well formed like those of programs, with names that every format must escape.
struct RandomGraph {
    private var random: Random
    private var nodes: [WiringGraph.Node] = []
    private var edges: [WiringGraph.Edge] = []

    static func graph(_ seed: UInt64) -> WiringGraph {
        var maker = RandomGraph(random: Random(state: seed))
        maker.make()
        return WiringGraph(nodes: maker.nodes, edges: maker.edges)
    }

    private init(random: Random) { self.random = random }

    private mutating func make() {
        for number in 0..<random.below(25) { addNode(number) }
        guard !nodes.isEmpty else { return }
        for number in 0..<random.below(60) { addEdge(number) }
        // Only resolved services can be missing.
        for missing in nodes.indices where nodes[missing].kind == .missing {
            guard let asker = nodes.indices.first(where: { Self.asks.contains(nodes[$0].kind) }) else {
                nodes[missing].kind = .service
                continue
            }
            edges.append(.init(kind: .asks, from: asker, to: missing, location: place(1_000 + missing)))
        }
    }

    private static let asks: Set<WiringGraph.Kind> = [.service, .asker]
    private static let components: Set<WiringGraph.Kind> = [.component, .root]

    private mutating func addNode(_ number: Int) {
        let kinds: [WiringGraph.Kind] = [.component, .component, .root, .service, .service, .service, .asker, .missing]
        var node = WiringGraph.Node(kind: random.pick(kinds), name: name(), location: place(number))
        guard node.kind != .asker else { return nodes.append(node) }
        if Self.components.contains(node.kind) {
            node.groups = random.pick([[], ["App"], ["Card \"x\""]])
        } else {
            if random.below(3) == 0 { node.serviceName = name() }
            guard node.kind == .service else { return nodes.append(node) }
            node.groups = random.pick([["the container"], ["App"], ["main", "other\\"]])
            if random.below(2) == 0 { node.scope = name() }
            if random.below(2) == 0 { node.remarks = [name(), "one of many"] }
            if random.below(4) != 0 { node.arguments = (0..<random.below(3)).map { _ in name() } }
        }
        nodes.append(node)
    }

    private mutating func addEdge(_ number: Int) {
        let from = random.below(nodes.count), to = random.below(nodes.count)
        let location = place(100 + number)
        switch (nodes[from].kind, nodes[to].kind) {
        case (.component, .component), (.root, .component):
            edges.append(.init(kind: .creates, from: from, to: to, location: location))
            edges.append(.init(kind: .takes, from: to, to: from, label: "\(number): \(name())", location: location))
        case (.service, .service), (.service, .missing), (.asker, .service), (.asker, .missing):
            let kind = random.pick([WiringGraph.Edge.Kind.asks, .asksLater])
            edges.append(.init(kind: kind, from: from, to: to, question: question(to), location: location))
            // Two resolutions at one place, as with an initializer.
            if random.below(5) == 0 {
                edges.append(.init(kind: kind, from: from, to: to, question: question(to), location: location))
            }
            // The same service is often resolved at several places.
            let again = random.below(3) == 0
            if again { edges.append(.init(kind: .asks, from: from, to: to, location: place(500 + number))) }
        case (.service, .asker): edges.append(.init(kind: .builds, from: from, to: to, location: location))
        default: break
        }
    }

    private mutating func question(_ to: Int) -> WiringGraph.Question? {
        guard random.below(6) != 0 else { return nil }
        return WiringGraph.Question(
            service: nodes[to].name, name: random.below(2) == 0 ? nil : name(),
            arguments: (0..<random.below(3)).map { _ in name() }, isOptional: random.below(4) == 0,
            unproved: random.below(3) == 0 ? name() : nil)
    }

    private mutating func name() -> String {
        let pieces = [
            "Store", "Store", "UseCase", "[String: Int]", "\"", "\\", "\\n", "\n", "#", "#quot;", "&lt;", "<T>", "->",
            "style: a:#b;", "%%", "end", "`", "*x*", "__y__", "카드", "😀", "{{", "}}", "|", "(A) -> B", "A & B", ";",
            "\t",
            "graph", "// c", "/* d", "--", "$$", "@", "~",
        ]
        let name = (0...random.below(3)).map { _ in random.pick(pieces) }.joined(separator: random.pick(["", " "]))
        return name.allSatisfy(\.isWhitespace) ? "Blank" : name
    }

    private mutating func place(_ number: Int) -> SourceLocation {
        SourceLocation(path: random.pick(["App/A.swift", "App/\"B\".swift"]), line: number + 1, column: 1)
    }
}

/// A small generator of pseudo-random numbers (SplitMix64).
struct Random {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(bound))
    }

    /// An element of a non-empty list.
    mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}
