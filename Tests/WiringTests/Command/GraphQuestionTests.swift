import Foundation
import Testing
import ToolRunner

/// The output of `dovetail graph --format json` about resolutions.
@Suite struct GraphQuestionTests {
    private static let source = """
        import Dovetail
        let one = try Container { c in
            c.register((any Plugin).self, name: "a") { (r, id: Int) in A(id: id) }
            c.register((any Plugin).self, name: "b") { r in B(stores: try r.resolve([Store].self)) }
            c.register(Store.self) { _ in Store() }
        }
        func open(_ name: String) throws {
            _ = try one.resolve((any Plugin).self, name: "a", arguments: 1)
            _ = try one.resolve((any Plugin).self, name: name, arguments: 1)
            _ = try one.resolve((any Plugin).self, name: "a")
            _ = try one.resolve(Store?.self)
            _ = try one.resolve(Clock.self, name: "wall")
        }
        """

    private struct Graph: Decodable {
        struct Node: Decodable {
            var name: String
            var serviceName: String?
            var arguments: [String]?
        }
        struct Question: Decodable {
            var service: String
            var name: String?
            var arguments: [String]
            var isOptional: Bool
            var unproved: String?
        }
        struct Place: Decodable { var line: Int }
        struct Edge: Decodable {
            var to: Int
            var question: Question?
            var location: Place
        }
        var nodes: [Node]
        var edges: [Edge]
    }

    private func graph() throws -> Graph {
        let folder = try TemporaryFolder()
        try folder.write("App/App.swift", Self.source)
        let run = try Command.run(
            Command.dovetail, ["graph", "--module", "App=App", "--format", "json"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        return try JSONDecoder().decode(Graph.self, from: Data(run.output.utf8))
    }

    @Test func nodesSayWhatTheyAreBuiltWith() throws {
        let nodes = try graph().nodes.map { node in
            "\(node.name) \(node.serviceName ?? "-") \(node.arguments.map { "\($0)" } ?? "-")"
        }
        #expect(
            nodes == [
                "App.swift - -", "Clock wall -", "Plugin a [\"Int\"]", "Plugin b []", "Store - []",
            ])
    }

    @Test func edgesSayWhatIsAskedAndWhatIsNotProved() throws {
        let graph = try graph()
        let edges = graph.edges.sorted { ($0.location.line, $0.to) < ($1.location.line, $1.to) }.map { edge in
            let node = graph.nodes[edge.to]
            let target = node.name + (node.serviceName.map { " \($0)" } ?? "")
            guard let question = edge.question else { return "\(edge.location.line) \(target): nothing" }
            return "\(edge.location.line) \(target): \(question.service) \(question.name ?? "-") "
                + "\(question.arguments)\(question.isOptional ? " optional" : "")"
                + (question.unproved.map { ", \($0)" } ?? "")
        }
        #expect(
            edges == [
                "4 Store: [Store] - []",
                "8 Plugin a: Plugin a [\"Int\"]",
                "9 Plugin a: Plugin name [\"Int\"], the name is known only at run time",
                "9 Plugin b: Plugin name [\"Int\"], the name is known only at run time",
                "10 Plugin a: Plugin a [], it takes different arguments",
                "11 Store: Store - [] optional",
                "12 Clock wall: Clock wall []",
            ])
    }
}
