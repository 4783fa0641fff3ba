@testable import DovetailDiagnostics
@testable import DovetailGraphs
import Testing

/// Drawings count the containers of a service if there are more than three.
@Suite struct ContainerCountTests {
    private func service(_ name: String, in containers: [String]) -> WiringGraph.Node {
        var node = WiringGraph.Node(
            kind: .service, name: name, location: SourceLocation(path: "App.swift", line: 1, column: 1))
        node.groups = containers
        return node
    }

    @Test func servicesOfDifferentContainersAreInDifferentClusters() {
        let all = ["a", "b", "c", "d"]
        let graph = WiringGraph(
            nodes: [
                service("Clock", in: all), service("Log", in: all), service("Store", in: ["a", "b", "c", "e"]),
                service("Cart", in: ["a", "b"]),
            ], edges: [])
        let clusters = DrawnGraph(graph).clusters
        #expect(clusters.map(\.title) == ["a and b", "4 containers", "4 containers"])
        #expect(clusters.map(\.nodes) == [[0], [1, 2], [3]])
        #expect(Set(clusters.map(\.id)).count == 3)
    }
}
