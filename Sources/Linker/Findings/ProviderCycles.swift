import WiringModel

/// Finds values that need themselves: reading one would never end.
///
/// A vertex is a property of a component. Its edges are what its body reads at
/// once: properties of the same component, of the ancestor that meets a
/// dependency, or of a child. Going up to ancestors alone always ends at the
/// root, so a cycle counts only if it stays in its component or goes down.
struct ProviderCycles {
    let symbols: SymbolTable
    let graph: ComponentGraph
    let matching: Matching

    private struct Vertex: Hashable, Comparable {
        var node: Int
        var name: String

        static func < (left: Self, right: Self) -> Bool { (left.node, left.name) < (right.node, right.name) }
    }

    private enum Direction { case own, up, down }

    private struct Arrow {
        var to: Vertex
        var direction: Direction
    }

    /// One finding for each cycle.
    func findings(among nodes: Set<Int>) -> [Finding] {
        var arrows: [Vertex: [Arrow]] = [:]
        for node in nodes.sorted() {
            for (name, offers) in graph.nodes[node].offersByName
            where offers.allSatisfy({ $0.member.kind == .property }) {
                let vertex = Vertex(node: node, name: name)
                arrows[vertex] = offers.flatMap { offer in offer.member.reads.flatMap { self.arrows($0, from: node) } }
            }
        }
        var reported: Set<Set<Vertex>> = []
        return arrows.keys.sorted().compactMap { start in
            guard let cycle = cycle(through: start, arrows), reported.insert(Set(cycle)).inserted else { return nil }
            return finding(cycle)
        }
    }

    private func arrows(_ read: ReadFact, from node: Int) -> [Arrow] {
        let isOwn = read.base == .own && graph.nodes[node].offersByName[read.name] != nil
        let targets: [Arrow] =
            isOwn
            ? [Arrow(to: Vertex(node: node, name: read.name), direction: .own)]
            : providers(of: read.name, for: node).map { Arrow(to: $0, direction: .up) }
        guard let next = read.next, isOwn else { return targets }
        return targets
            + children(read.name, of: node).map {
                Arrow(to: Vertex(node: $0, name: next), direction: .down)
            }
    }

    /// The nearest ancestors that meet a node's requirement of this name.
    private func providers(of name: String, for node: Int) -> [Vertex] {
        let requirements = graph.nodes[node].requirements.filter {
            $0.member.name == name && $0.member.kind == .property
        }
        return requirements.flatMap { requirement -> [Vertex] in
            let need = Need(requirement, .always)
            var found: [Vertex] = []
            var seen: Set<Int> = []
            var pending = graph.incoming[node].map { graph.edges[$0].parent }
            while let next = pending.popLast() {
                guard seen.insert(next).inserted else { continue }
                if matching.offered(need, by: graph.nodes[next]).isNever {
                    pending += graph.incoming[next].map { graph.edges[$0].parent }
                } else {
                    found.append(Vertex(node: next, name: name))
                }
            }
            return found
        }
    }

    /// The child components that a property of this name returns.
    private func children(_ name: String, of node: Int) -> [Int] {
        let keys = Set((graph.nodes[node].offersByName[name] ?? []).compactMap { $0.key?.types })
        return graph.outgoing[node].map { graph.edges[$0].child }.filter { keys.contains(graph.nodes[$0].name.key) }
    }

    /// A shortest cycle through `start` that never ends.
    private func cycle(through start: Vertex, _ arrows: [Vertex: [Arrow]]) -> [Vertex]? {
        struct Step {
            var vertex: Vertex
            var from: Int?
            var hasUp: Bool
            var hasDown: Bool
        }
        struct State: Hashable {
            var vertex: Vertex
            var hasUp: Bool
            var hasDown: Bool
        }
        var steps = [Step(vertex: start, from: nil, hasUp: false, hasDown: false)]
        var seen: Set<State> = []
        var next = 0
        while next < steps.count {
            let step = steps[next]
            for arrow in arrows[step.vertex] ?? [] {
                let hasUp = step.hasUp || arrow.direction == .up
                let hasDown = step.hasDown || arrow.direction == .down
                if arrow.to == start {
                    guard hasDown || !hasUp else { continue }
                    var cycle: [Vertex] = []
                    var index: Int? = next
                    while let current = index {
                        cycle.insert(steps[current].vertex, at: 0)
                        index = steps[current].from
                    }
                    return cycle
                }
                let state = State(vertex: arrow.to, hasUp: hasUp, hasDown: hasDown)
                guard seen.insert(state).inserted else { continue }
                steps.append(Step(vertex: arrow.to, from: next, hasUp: hasUp, hasDown: hasDown))
            }
            next += 1
        }
        return nil
    }

    private func finding(_ cycle: [Vertex]) -> Finding {
        func location(_ vertex: Vertex) -> SourceLocation? {
            graph.nodes[vertex.node].offersByName[vertex.name]?.map(\.member.location).min()
        }
        let placed = cycle.compactMap { vertex in location(vertex).map { (vertex, $0) } }
        let first = placed.indices.min { placed[$0].1 < placed[$1].1 } ?? 0
        let ordered = Array(placed[first...] + placed[..<first])
        func text(_ vertex: Vertex) -> String { "\(graph.nodes[vertex.node].name.swift).\(vertex.name)" }
        let loop = (ordered + [ordered[0]]).map { text($0.0) }.joined(separator: " → ")
        return Finding(
            .providerCycle, at: ordered[0].1, "'\(ordered[0].0.name)' needs itself: \(loop)",
            notes: ordered.dropFirst().map { .init($0.1, "'\($0.0.name)' is read on the way round") },
            help: "read one of them later: in a function, or in a closure that runs after both are built")
    }
}
