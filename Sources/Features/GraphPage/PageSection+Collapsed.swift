package import DovetailGraphs

extension PageSection {
    /// The nodes collapsed to the groups of a facet, to be laid out; nil if the facet does not divide them into groups, or has
    /// no value for one of them.
    package func collapsed(by facet: Facet) -> Sketch? {
        let names = nodes.compactMap { $0.facets[facet.id] }
        guard names.count == nodes.count else { return nil }
        let collapsed = Collapsed(names, edges: edges.map { ($0.from, $0.to) })
        guard collapsed.groups.count > 1, collapsed.groups.count < nodes.count else { return nil }
        let boxes = collapsed.groups.map { group in
            Sketch.Box(
                id: group.name, lines: [group.name, "\(group.nodes.count)"],
                shape: group.nodes.contains { nodes[$0].isEntry } ? .double : .plain,
                link: link(toGroup: group.name, of: facet.id))
        }
        let arrows = collapsed.links.map { link in
            let own = link.edges.map { edges[$0] }
            return Sketch.Arrow(
                from: link.from, to: link.to, isRed: own.contains(where: \.isForbidden),
                isLoose: own.allSatisfy(\.isUpward))
        }
        return Sketch(boxes: boxes, arrows: arrows)
    }
}
