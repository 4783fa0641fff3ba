import ArgumentParser
import Foundation
import ProjectFacts
import Report
import WiringModel

/// `dovetail graph`
struct Graph: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draws who needs whom: components, and the services of containers.",
        discussion: """
            A tree goes down from each root, from code that asks a container, and from what nothing \
            asks for. Each service and component is shown whole once. \(GraphTree.shownMark) stands after one \
            that is shown further up, \(GraphTree.cycleMark) after one that is above itself. \
            'later:' stands before a service that is asked for when its asker is built already, \
            'missing' after one that nothing registers.

            EXAMPLES
              dovetail graph
              dovetail graph . --focus LoginUseCase
              dovetail graph . --format dot > graph.dot
              dovetail graph . --format mermaid
              dovetail graph . --format json
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case tree, dot, mermaid, json }

    @OptionGroup var options: SourceOptions

    @Option(help: "How to print it: tree, dot for Graphviz, mermaid, or json.")
    var format = Format.tree

    @Option(
        help: ArgumentHelp(
            "Only what reaches this service, component or code, and what is reached from it.", valueName: "name"))
    var focus: String?

    func run() throws {
        try reportingBadInput {
            let rules = try options.readRules()
            let run = try GraphRun(
                options.inputs(rules, output: nil, leavesOutTests: true), rules: rules, options: options)
            if run.graph.nodes.isEmpty {
                StandardError.print("the graph is empty: no component and no use of a container was found")
            }
            let graph = try focused(run.graph)
            let text = try text(of: graph)
            if !text.isEmpty { print(text) }
            if run.isIncomplete { throw ExitCode(2) }
        }
    }

    private func focused(_ graph: WiringGraph) throws -> WiringGraph {
        guard let focus else { return graph }
        guard let part = graph.focused(on: focus) else {
            let near = Explanation.near(focus, in: graph, includingAskers: true)
            let hint = near.isEmpty ? "" : "; near: \(near.joined(separator: ", "))"
            throw InputError("there is nothing named '\(focus)' in the graph\(hint)")
        }
        return part
    }

    private func text(of graph: WiringGraph) throws -> String {
        switch format {
        case .tree: return GraphTree.lines(DrawnGraph(graph)).joined(separator: "\n")
        case .dot: return GraphDOT.text(DrawnGraph(graph))
        case .json: return try JSONText.of(graph)
        case .mermaid:
            let drawn = DrawnGraph(graph)
            let text = GraphMermaid.text(drawn)
            let limits = GraphMermaid.limits
            if drawn.arrows.count > limits.arrows || text.count > limits.characters {
                StandardError.print(
                    "GitHub draws at most \(limits.arrows) arrows and \(limits.characters) characters of Mermaid; "
                        + "this has \(drawn.arrows.count) and \(text.count). --focus NAME draws a part")
            }
            return text
        }
    }
}
