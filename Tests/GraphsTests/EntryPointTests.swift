import DovetailDiagnostics
import DovetailGraphs
import Testing

/// Where a program enters its wiring.
@Suite struct EntryPointTests {
    private typealias Edge = (kind: WiringGraph.Edge.Kind, from: String, to: String)

    /// The entry points of a graph whose nodes are named after their kinds: `root A`, `service B`.
    private func entryPoints(_ nodes: [String], _ edges: [Edge]) throws -> [String] {
        let place = SourceLocation(path: "App.swift", line: 1, column: 1)
        let graph = WiringGraph(
            nodes: try nodes.map { name in
                let kind = try #require(WiringGraph.Kind(rawValue: String(name.prefix { $0 != " " })))
                return WiringGraph.Node(kind: kind, name: name, location: place)
            },
            edges: try edges.map { edge in
                let from = try #require(nodes.firstIndex(of: edge.from))
                let to = try #require(nodes.firstIndex(of: edge.to))
                return WiringGraph.Edge(kind: edge.kind, from: from, to: to, location: place)
            })
        return graph.entryPoints.map { graph.nodes[$0].name }.sorted()
    }

    @Test func rootsAndCodeThatResolves() throws {
        let found = try entryPoints(
            ["root App", "component Card", "asker Screens", "service Store"],
            [(.creates, "root App", "component Card"), (.asks, "asker Screens", "service Store")])
        #expect(found == ["asker Screens", "root App"])
    }

    @Test func whatAReachedServiceBuildsIsNone() throws {
        let found = try entryPoints(
            ["asker Delegate", "service Coordinator", "asker Home", "service Store"],
            [
                (.asks, "asker Delegate", "service Coordinator"), (.builds, "service Coordinator", "asker Home"),
                (.asks, "asker Home", "service Store"),
            ])
        #expect(found == ["asker Delegate"])
    }

    @Test func whatAnUnusedServiceBuildsIsOne() throws {
        let found = try entryPoints(
            ["service Coordinator", "asker Home", "service Store"],
            [(.builds, "service Coordinator", "asker Home"), (.asks, "asker Home", "service Store")])
        #expect(found == ["asker Home"])
    }

    @Test func whatOnlyReachesItselfIsOne() throws {
        let found = try entryPoints(
            ["service A", "asker AClass", "service B", "asker BClass", "asker Other"],
            [
                (.builds, "service A", "asker AClass"), (.asks, "asker AClass", "service B"),
                (.builds, "service B", "asker BClass"), (.asks, "asker BClass", "service A"),
            ])
        #expect(found == ["asker AClass", "asker BClass", "asker Other"])
    }
}
