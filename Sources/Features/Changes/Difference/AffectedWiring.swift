import DovetailGraphs

/// What a change of the wiring reaches: everything that creates or resolves something that changed, directly or
/// indirectly.
package struct AffectedWiring: Codable, Hashable, Sendable {
    /// The roots, components, containers and code that resolves, each sorted.
    package var roots: [String] = []
    package var components: [String] = []
    package var containers: [String] = []
    package var code: [String] = []

    /// Whether nothing is affected.
    package var isEmpty: Bool { roots.isEmpty && components.isEmpty && containers.isEmpty && code.isEmpty }

    init(_ before: WiringGraph, old: Set<Int>, _ after: WiringGraph, new: Set<Int>) {
        let reached = Self.reached(before, old) + Self.reached(after, new)
        func names(_ kind: WiringGraph.Kind) -> [String] {
            Set(reached.filter { $0.kind == kind }.map(\.title)).sorted()
        }
        roots = names(.root)
        components = names(.component)
        code = names(.asker)
        containers = Set(reached.filter { $0.kind == .service }.flatMap(\.groups)).sorted()
    }

    private static func reached(_ graph: WiringGraph, _ changed: Set<Int>) -> [WiringGraph.Node] {
        var users: [[Int]] = Array(repeating: [], count: graph.nodes.count)
        for edge in graph.edges where edge.kind != .takes { users[edge.to].append(edge.from) }
        return reachable(from: changed.sorted(), count: graph.nodes.count) { users[$0] }.map { graph.nodes[$0] }
    }
}
