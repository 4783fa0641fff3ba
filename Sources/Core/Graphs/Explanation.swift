import DovetailBasics
package import DovetailDiagnostics

/// All that is known about a service or component: who registers or creates it, what it needs, who needs it, and from
/// where it is reached.
package struct Explanation: Codable, Hashable, Sendable {
    /// One thing it needs, and what that needs in turn.
    package struct Need: Codable, Hashable, Sendable {
        package var name: String
        /// Where it is resolved.
        package var location: SourceLocation
        /// Where it is registered or declared; nil if it is missing.
        package var provider: SourceLocation?
        /// Empty if they are already listed further up.
        package var needs: [Need]
    }

    /// Who needs it.
    package struct Asker: Codable, Hashable, Sendable {
        package var name: String
        package var location: SourceLocation
    }

    /// One registration, or one component.
    package struct Provider: Codable, Hashable, Sendable {
        package var kind: WiringGraph.Kind
        package var title: String
        package var location: SourceLocation
        package var scope: String?
        package var remarks: [String]
        package var groups: [String]
        package var needs: [Need]
        package var askers: [Asker]
        /// The names on the path from an entry point of the program to this one.
        package var reachedBy: [String]
    }

    package var name: String
    package var providers: [Provider]

    /// Explains a name; nil if no node of the graph has it.
    package init?(_ name: String, in graph: WiringGraph) {
        let bare = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
        let wanted = graph.nodes.indices.filter { graph.nodes[$0].kind != .asker && graph.nodes[$0].name == bare }
        guard !wanted.isEmpty else { return nil }
        self.name = bare
        let walker = GraphWalker(graph)
        // With a single container, its name says nothing.
        let isSingle = Set(graph.nodes.filter { $0.kind == .service }.map(\.groups)).count < 2
        providers = wanted.map { index in
            let node = graph.nodes[index]
            return Provider(
                kind: node.kind, title: node.title, location: node.location, scope: node.scope, remarks: node.remarks,
                groups: isSingle && node.kind == .service ? [] : node.groups, needs: walker.needs(of: index),
                askers: walker.askers(of: index),
                reachedBy: walker.path(to: index).map { graph.nodes[$0].title })
        }
    }

    /// The graph's names most similar to the given one, nearest first.
    package static func near(_ name: String, in graph: WiringGraph, includingAskers: Bool = false) -> [String] {
        near(name, among: Set(graph.nodes.filter { includingAskers || $0.kind != .asker }.map(\.name)))
    }

    /// The names most similar to the given one, nearest first.
    package static func near(_ name: String, among names: Set<String>) -> [String] {
        let limit = max(2, name.count / 3)
        return names.map { (editDistance($0, name, limit: limit), $0) }
            .filter { $0.0 <= limit || $0.1.lowercased().contains(text: name.lowercased()) }
            .sorted { $0 < $1 }.prefix(3).map(\.1)
    }

    /// The explanation as lines of text.
    package var lines: [String] {
        [name]
            + providers.flatMap { provider -> [String] in
                var lines = [head(provider)]
                func add(_ needs: [Need], _ depth: Int) {
                    for need in needs {
                        let verb = [.component, .root].contains(provider.kind) ? "provided" : "registered"
                        let place = need.provider.map { " (\($0))" } ?? ", which is not \(verb)"
                        lines.append(String(repeating: "  ", count: depth) + "needs: \(need.name)\(place)")
                        add(need.needs, depth + 1)
                    }
                }
                add(provider.needs, 2)
                let word = [.component, .root].contains(provider.kind) ? "created" : "resolved"
                if provider.askers.isEmpty, provider.kind != .root { lines.append("    \(word): nowhere") }
                lines += provider.askers.map { "    \(word): \($0.location), by \($0.name)" }
                if provider.reachedBy.count > 1 {
                    lines.append("    reached: \(provider.reachedBy.joined(separator: " → "))")
                }
                return lines
            }
    }

    private func head(_ provider: Provider) -> String {
        var details = provider.title == name ? [] : [String(provider.title.dropFirst(name.count + 1))]
        if let scope = provider.scope { details.append("scope \(scope)") }
        details += provider.remarks
        if !provider.groups.isEmpty, provider.kind == .service {
            details.append("in \(WiringGraph.text(ofContainers: provider.groups))")
        }
        let rest = details.isEmpty ? "" : ", \(details.joined(separator: ", "))"
        switch provider.kind {
        case .missing: return "  registered: nowhere\(rest)"
        case .component: return "  component: \(provider.location)\(rest)"
        case .root: return "  root: \(provider.location)\(rest)"
        case .service, .asker: return "  registered: \(provider.location)\(rest)"
        }
    }
}

/// Follows a graph's edges.
private struct GraphWalker {
    let graph: WiringGraph
    private var outgoing: [[WiringGraph.Edge]]
    private var incoming: [[WiringGraph.Edge]]
    private let entryPoints: Set<Int>

    init(_ graph: WiringGraph) {
        self.graph = graph
        entryPoints = graph.entryPoints
        outgoing = Array(repeating: [], count: graph.nodes.count)
        incoming = outgoing
        for edge in graph.edges {
            outgoing[edge.from].append(edge)
            incoming[edge.to].append(edge)
        }
    }

    func needs(of node: Int) -> [Explanation.Need] {
        var seen: Set<Int> = [node]
        return needs(of: node, &seen)
    }

    private func needs(of node: Int, _ seen: inout Set<Int>) -> [Explanation.Need] {
        var found: [Explanation.Need] = []
        var targets: Set<Int> = []
        for edge in outgoing[node].sorted(by: { $0.location < $1.location })
        where ![.creates, .builds, .takesComponent].contains(edge.kind) {
            let target = graph.nodes[edge.to]
            guard edge.kind == .takes || targets.insert(edge.to).inserted else { continue }
            let isNew = edge.kind != .takes && seen.insert(edge.to).inserted
            found.append(
                .init(
                    name: edge.label.map { target.kind == .missing ? $0 : "\($0), from \(target.title)" }
                        ?? target.title, location: edge.location,
                    provider: target.kind == .missing ? nil : edge.provided ?? target.location,
                    needs: isNew ? needs(of: edge.to, &seen) : []))
        }
        return found
    }

    func askers(of node: Int) -> [Explanation.Asker] {
        var seen: Set<SourceLocation> = []
        let edges = incoming[node].filter { ![.takes, .takesComponent].contains($0.kind) }
        return edges.sorted { $0.location < $1.location }.filter { seen.insert($0.location).inserted }
            .map { .init(name: graph.nodes[$0.from].title, location: $0.location) }
    }

    /// The shortest path from an entry point of the program: a root, or code that resolves outside of registrations.
    func path(to node: Int) -> [Int] {
        let way = shortestPath(from: [node], to: entryPoints.contains) {
            incoming[$0].filter { $0.kind != .takes }.map(\.from)
        }
        return way?.reversed() ?? []
    }
}
