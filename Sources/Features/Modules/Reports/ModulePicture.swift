package import DovetailDiagnostics
package import DovetailFacts
import DovetailGraphs

/// The modules of a project and how they use each other, for drawing.
package struct ModulePicture: Codable, Hashable, Sendable {
    /// A module.
    package struct Node: Codable, Hashable, Sendable {
        package var name: String
        package var package: String?
        package var kind: ProjectModule.Kind
        /// Its layer; nil where it is in none.
        package var layer: String?
        package var location: SourceLocation?

        /// A module of a layer.
        package init(_ module: ProjectModule, layer: String?) {
            name = module.name
            package = module.package
            kind = module.kind
            self.layer = layer
            location = module.location
        }
    }

    /// That a module uses another.
    package struct Edge: Codable, Hashable, Sendable {
        /// The indices of the nodes.
        package var from: Int
        package var to: Int
        /// By how many imports; 0 where only the manifest says so.
        package var imports: Int
        package var isDeclared: Bool
        /// The ids of what is wrong with it, sorted.
        package var findings: [String]
        /// Whether it is the cheapest to cut of a cycle.
        package var isCut: Bool

        package init(from: Int, to: Int, imports: Int, isDeclared: Bool, findings: [String], isCut: Bool) {
            self.from = from
            self.to = to
            self.imports = imports
            self.isDeclared = isDeclared
            self.findings = findings
            self.isCut = isCut
        }
    }

    /// Sorted by name.
    package var nodes: [Node]
    /// Sorted by their nodes.
    package var edges: [Edge]

    package init(nodes: [Node], edges: [Edge]) {
        self.nodes = nodes
        self.edges = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }

    /// The layers in the order of their first modules' names, each with the indices of its modules; then those in none.
    package var layers: [(name: String?, nodes: [Int])] {
        let groups = Dictionary(grouping: nodes.indices) { nodes[$0].layer }
        return groups.sorted { left, right in
            switch (left.key, right.key) {
            case (let left?, let right?): left < right
            case (nil, _): false
            case (_, nil): true
            }
        }.map { ($0.key, $0.value) }
    }

    /// Without what no one would look for in a picture of an app: tests.
    package var withoutTests: ModulePicture { keeping(nodes.indices.filter { nodes[$0].kind != .test }) }

    /// What uses a module, what it uses, directly or by way of others; nil where there is no such module.
    package func focused(on name: String) -> ModulePicture? {
        let found = nodes.indices.filter { nodes[$0].name == name }
        guard !found.isEmpty else { return nil }
        var uses = Array(repeating: [Int](), count: nodes.count), users = uses
        for edge in edges {
            uses[edge.from].append(edge.to)
            users[edge.to].append(edge.from)
        }
        let below = reachable(from: found, count: nodes.count) { uses[$0] }
        let above = reachable(from: found, count: nodes.count) { users[$0] }
        return keeping(Set(below + above).sorted())
    }

    /// Without the edges that others imply: what a module uses by way of another that it uses is not drawn once more.
    ///
    /// Edges within a cycle stay, as do those with findings and cuts.
    ///
    /// - Complexity: O(nodes · (nodes + edges)).
    package var reduced: ModulePicture {
        var targets: [[Int]] = Array(repeating: [], count: nodes.count)
        for edge in edges { targets[edge.from].append(edge.to) }
        let cycle = StronglyConnected(targets).component
        let reached = nodes.indices.map { Set(reachable(from: targets[$0]) { targets[$0] }) }
        var picture = self
        picture.edges.removeAll { edge in
            // What is of a cycle with one of the two stands in for it, and would be left out by the same rule.
            edge.findings.isEmpty && !edge.isCut && cycle[edge.from] != cycle[edge.to]
                && targets[edge.from].contains { other in
                    cycle[other] != cycle[edge.from] && cycle[other] != cycle[edge.to]
                        && reached[other].contains(edge.to)
                }
        }
        return picture
    }

    private func keeping(_ kept: [Int]) -> ModulePicture {
        let position = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
        return ModulePicture(
            nodes: kept.map { nodes[$0] },
            edges: edges.compactMap { edge in
                guard let from = position[edge.from], let to = position[edge.to] else { return nil }
                var edge = edge
                (edge.from, edge.to) = (from, to)
                return edge
            })
    }
}
