import ArgumentParser
import DovetailBasics
import DovetailDiagnostics
import DovetailGraphs
import DovetailModules
import DovetailProject
import DovetailRules
import Foundation

/// `dovetail graph`
struct Graph: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draws the dependency graph of components and container services, or of modules.",
        discussion: """
            The trees start at roots, at code that resolves services, and at unused services. \
            Each service and component is expanded once. \(GraphTree.shownMark) marks one that \
            is expanded further up, \(GraphTree.cycleMark) a cycle, 'later:' a service that is resolved after \
            its consumer is built, and 'missing' one that is not registered.

            With --modules, draws the project's modules by layer. In dot and mermaid, violations are red, \
            and the cheapest cut of a cycle is dashed.

            EXAMPLES
              dovetail graph
              dovetail graph . --focus LoginUseCase
              dovetail graph . --format dot > graph.dot
              dovetail graph . --format mermaid
              dovetail graph . --format json
              dovetail graph --modules
              dovetail graph . --modules --format dot > modules.dot
              dovetail graph --modules --reduce --format mermaid
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case tree, dot, mermaid, json }

    @OptionGroup var options: SourceOptions

    var printing: PrintingOptions { options.printing }

    @OptionGroup var moduleOptions: ModuleOptions

    @Option(help: "The output format: tree, dot (for Graphviz), mermaid or json.")
    var format = Format.tree

    @Option(
        help: ArgumentHelp(
            "Show only what leads to this service, component or code, and what it leads to.", valueName: "name"))
    var focus: String?

    @Flag(help: "Draw the project's modules instead.")
    var modules = false

    @Flag(help: "With --modules, leave out edges that longer paths imply.")
    var reduce = false

    func validate() throws {
        if reduce, !modules { throw ValidationError("--reduce needs --modules") }
    }

    func run() throws {
        try reportingBadInput {
            let rules = moduleOptions.applied(to: try options.readRules())
            guard !modules else { return try drawModules(rules) }
            let run = try GraphRun(rules, options: options)
            if run.graph.nodes.isEmpty {
                StandardError.status("the graph is empty: no components and no containers were found")
            }
            let graph = try focused(run.graph)
            let text = try text(of: graph)
            if !text.isEmpty { print(text) }
            if run.isIncomplete { throw ExitCode(2) }
        }
    }

    private func drawModules(_ rules: Rules) throws {
        let inputs = try options.inputs(rules, output: nil, tests: .leftOut)
        let run = try ModulesRun.needed(inputs, rules, cache: options.cacheFolder(rules))
        var picture = run.check(rules.modules).picture.withoutTests
        if let focus {
            guard let part = picture.focused(on: focus) else {
                let names = picture.nodes.map(\.name)
                let near = names.filter { editDistance($0, focus, limit: 2) <= 2 || $0.contains(focus) }.prefix(5)
                throw InputError("no module is called '\(focus)'\(Array(near).hint)")
            }
            picture = part
        }
        if reduce { picture = picture.reduced }
        switch format {
        case .tree: for line in ModuleTree.lines(picture) { print(line) }
        case .dot: print(ModuleDOT.text(picture))
        case .mermaid: print(ModuleMermaid.text(picture))
        case .json: print(try JSONText.of(picture))
        }
        if !run.unreadable.isEmpty { throw ExitCode(2) }
    }

    private func focused(_ graph: WiringGraph) throws -> WiringGraph {
        guard let focus else { return graph }
        guard let part = graph.focused(on: focus) else {
            let near = Explanation.near(focus, in: graph, includingAskers: true)
            throw InputError("nothing in the graph is called '\(focus)'\(near.hint)")
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
                        + "this has \(drawn.arrows.count) and \(text.count); draw a part of it with --focus NAME")
            }
            return text
        }
    }
}
