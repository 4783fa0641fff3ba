import DovetailGraphs
import Testing

/// Nodes collapsed to groups.
@Suite struct CollapsedTests {
    @Test("groups are sorted, links count their edges, and edges inside a group are gone")
    func collapsed() {
        let collapsed = Collapsed(["ui", "data", "ui", "base"], edges: [(0, 2), (0, 1), (2, 1), (1, 3), (3, 1)])
        #expect(collapsed.groups.map(\.name) == ["base", "data", "ui"])
        #expect(collapsed.groups.map(\.nodes) == [[3], [1], [0, 2]])
        #expect(collapsed.links.map { [$0.from, $0.to] } == [[0, 1], [1, 0], [2, 1]])
        #expect(collapsed.links.map(\.edges) == [[4], [3], [1, 2]])
    }

    @Test("random graphs: an edge is in exactly one link, or inside a group", arguments: 0..<40)
    func random(seed: Int) {
        var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let names = (0..<(1 + next(30))).map { _ in "g\(next(6))" }
        let edges = (0..<next(80)).map { _ in (next(names.count), next(names.count)) }
        let collapsed = Collapsed(names, edges: edges)
        let linked = collapsed.links.flatMap { link in
            link.edges.filter {
                names[edges[$0].0] == collapsed.groups[link.from].name
                    && names[edges[$0].1] == collapsed.groups[link.to].name
            }
        }
        let between = edges.indices.filter { names[edges[$0].0] != names[edges[$0].1] }
        #expect(linked.sorted() == between, "seed \(seed)")
        #expect(collapsed.groups.flatMap(\.nodes).sorted() == Array(names.indices), "seed \(seed)")
    }
}
