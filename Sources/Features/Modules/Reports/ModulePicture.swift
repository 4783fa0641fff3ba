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
        /// The folder that contains its files, directly below the one that contains all modules; nil if it is unknown.
        package var folder: String?
        /// The number of modules that it stands for in a collapsed picture; nil if it is a module.
        package var modules: Int?
        package var location: SourceLocation?
        /// Where manifests of other kinds declare it, too, sorted; nil if none does.
        package var otherLocations: [SourceLocation]?

        /// A module of a layer.
        package init(_ module: ProjectModule, layer: String?, folder: String?) {
            name = module.name
            package = module.package
            kind = module.kind
            self.layer = layer
            self.folder = folder
            location = module.location
        }

        /// A group of modules.
        package init(group name: String, of modules: Int) {
            (self.name, kind, self.modules) = (name, .library, modules)
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

        /// Whether a layer or a rule forbids it, rather than the manifest alone being wrong.
        package var isForbidden: Bool {
            let manifests: Set<FindingID> = [.undeclaredImport, .unusedDependency]
            return findings.contains { finding in !manifests.contains { $0.rawValue == finding } }
        }
    }

    /// A third-party module.
    package struct Library: Codable, Hashable, Sendable {
        /// A module that uses it.
        package struct User: Codable, Hashable, Sendable {
            /// The index of the node.
            package var node: Int
            /// The number of imports; 0 if only the manifest declares it.
            package var imports: Int
            /// The ids of its findings, sorted.
            package var findings: [String]
            /// The first import, or else the declaration in the manifest.
            package var location: SourceLocation?

            package init(node: Int, imports: Int, findings: [String], location: SourceLocation?) {
                (self.node, self.imports, self.findings, self.location) = (node, imports, findings, location)
            }
        }

        package var name: String
        /// Sorted by node.
        package var users: [User]

        package init(name: String, users: [User]) { (self.name, self.users) = (name, users) }
    }

    /// Sorted by name.
    package var nodes: [Node]
    /// Sorted by node.
    package var edges: [Edge]
    /// The third-party modules that the modules use, sorted by name.
    package var libraries: [Library]

    package init(nodes: [Node], edges: [Edge], libraries: [Library] = []) {
        self.nodes = nodes
        self.edges = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        self.libraries = libraries
    }

    /// For each node, its name, or the name with the package if several modules share it.
    package var ids: [String] {
        let count = Dictionary(grouping: nodes, by: \.name).mapValues(\.count)
        return nodes.map { node in
            count[node.name] == 1 ? node.name : "\(node.name) (\(node.package ?? "no package"))"
        }
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
    /// Edges within a cycle are kept, and so are cuts and those that a layer or a rule forbids.
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
            !edge.isForbidden && !edge.isCut && cycle[edge.from] != cycle[edge.to]
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
            },
            libraries: libraries.compactMap { library in
                let users = library.users.compactMap { user -> Library.User? in
                    guard let node = position[user.node] else { return nil }
                    var user = user
                    user.node = node
                    return user
                }
                return users.isEmpty ? nil : Library(name: library.name, users: users)
            })
    }
}
