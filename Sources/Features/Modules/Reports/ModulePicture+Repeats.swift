extension ModulePicture {
    /// The picture with each repeated module drawn as the one that it repeats, with the uses of both.
    ///
    /// - Parameter originals: for each node, the node that it repeats; nil if it repeats none.
    func joining(_ originals: [Int?]) -> ModulePicture {
        let kept = nodes.indices.filter { originals[$0] == nil }
        let position = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
        func place(_ index: Int) -> Int? { position[originals[index] ?? index] }
        var nodes = kept.map { self.nodes[$0] }
        for index in self.nodes.indices where originals[index] != nil {
            guard let place = place(index), let location = self.nodes[index].location else { continue }
            nodes[place].otherLocations = (nodes[place].otherLocations ?? []) + [location]
        }
        var joined: [[Int]: Edge] = [:]
        for edge in edges {
            guard let from = place(edge.from), let to = place(edge.to), from != to else { continue }
            var own = edge
            (own.from, own.to) = (from, to)
            guard let other = joined[[from, to]] else {
                joined[[from, to]] = own
                continue
            }
            joined[[from, to]] = Edge(
                from: from, to: to, imports: max(own.imports, other.imports),
                isDeclared: own.isDeclared || other.isDeclared,
                findings: Set(own.findings + other.findings).sorted(), isCut: own.isCut || other.isCut)
        }
        let libraries = libraries.map { library in
            var users: [Int: Library.User] = [:]
            for user in library.users {
                guard let node = place(user.node) else { continue }
                let other = users[node]
                users[node] = Library.User(
                    node: node, imports: max(user.imports, other?.imports ?? 0),
                    findings: Set(user.findings + (other?.findings ?? [])).sorted(),
                    location: other?.location ?? user.location)
            }
            return Library(name: library.name, users: users.values.sorted { $0.node < $1.node })
        }
        return ModulePicture(nodes: nodes, edges: Array(joined.values), libraries: libraries)
    }
}
