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
        /// Its layer; nil if it has none.
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

    /// The use of one module by another.
    package struct Edge: Codable, Hashable, Sendable {
        /// The indices of the nodes.
        package var from: Int
        package var to: Int
        /// The number of imports; 0 if only the manifest declares it.
        package var imports: Int
        package var isDeclared: Bool
        /// The ids of its findings, sorted.
        package var findings: [String]
        /// Whether it is one of the cheapest edges to cut in a cycle.
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
    /// Sorted by node.
    package var edges: [Edge]

    package init(nodes: [Node], edges: [Edge]) {
        self.nodes = nodes
        self.edges = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }

    /// The layers by name, each with the indices of its modules; then the modules without a layer.
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

    /// The picture without tests, which nobody looks for in a picture of an app.
    package var withoutTests: ModulePicture { keeping(nodes.indices.filter { nodes[$0].kind != .test }) }

    /// The modules that use a module and those that it uses, directly or indirectly; nil if there is no such module.
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

    /// The picture without implied edges: a use that is also reached through another use is not drawn.
    ///
    /// Edges within a cycle are kept, and so are those with findings and cuts.
    ///
    /// - Complexity: O(nodes · (nodes + edges)).
    package var reduced: ModulePicture {
        var targets: [[Int]] = Array(repeating: [], count: nodes.count)
        for edge in edges { targets[edge.from].append(edge.to) }
        let cycle = StronglyConnected(targets).component
        let reached = nodes.indices.map { Set(reachable(from: targets[$0]) { targets[$0] }) }
        var picture = self
        picture.edges.removeAll { edge in
            // Modules in a cycle with one end are not considered, because the same rule would remove their edges too.
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
