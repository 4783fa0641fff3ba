import DovetailGraphs

extension ModulePicture {
    /// What modules are collapsed by.
    package enum Grouping: String, Hashable, Sendable, CaseIterable {
        case layer
        case package
        /// The folder below the one that contains all modules.
        case folder
    }

    /// The name of the group of each module.
    package func groups(by grouping: Grouping) -> [String] {
        switch grouping {
        case .layer: nodes.map { $0.layer ?? "no layer" }
        case .package: nodes.map { $0.package ?? "no package" }
        case .folder: nodes.map { $0.folder ?? "no folder" }
        }
    }

    /// The picture with one node for each group, which is named after it and says how many modules it has.
    package func collapsed(by grouping: Grouping) -> ModulePicture {
        let collapsed = Collapsed(groups(by: grouping), edges: edges.map { ($0.from, $0.to) })
        let nodes = collapsed.groups.map { group in
            Node(group: group.name, of: group.nodes.count)
        }
        let edges = collapsed.links.map { link in
            let own = link.edges.map { self.edges[$0] }
            return Edge(
                from: link.from, to: link.to, imports: own.reduce(0) { $0 + $1.imports },
                isDeclared: own.contains(where: \.isDeclared),
                findings: Array(Set(own.flatMap(\.findings))).sorted(), isCut: own.contains(where: \.isCut))
        }
        return ModulePicture(nodes: nodes, edges: edges)
    }
}
