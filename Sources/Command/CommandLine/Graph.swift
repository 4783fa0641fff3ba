import ArgumentParser
import DovetailBasics
import DovetailChanges
import DovetailDiagnostics
import DovetailGraphPage
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
              dovetail graph --modules --collapse layer
              dovetail graph --focus LoginUseCase --format svg --output login.svg
              dovetail graph --format html --output graph.html
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case tree, dot, mermaid, json, svg, html }

    @OptionGroup var options: SourceOptions

    var printing: PrintingOptions { options.printing }

    @OptionGroup var moduleOptions: ModuleOptions

    @Option(
        help: """
            The output format: tree, dot (for Graphviz), mermaid, json, svg (a drawing, which needs Graphviz) or html \
            (a page with both graphs and all findings).
            """)
    var format = Format.tree

    @Option(help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Show only what leads to this service, component or code, and what it leads to.", valueName: "name"))
    var focus: String?

    @Flag(help: "Draw the project's modules instead.")
    var modules = false

    @Flag(help: "With --modules, leave out edges that longer paths imply.")
    var reduce = false

    @Option(
        help: ArgumentHelp(
            "With --modules, draw layers, packages or folders instead of modules.",
            valueName: "layer|package|folder"))
    var collapse: ModulePicture.Grouping?

    func validate() throws {
        if reduce, !modules { throw ValidationError("--reduce needs --modules") }
        if collapse != nil, !modules { throw ValidationError("--collapse needs --modules") }
        guard format == .html else { return }
        if modules || focus != nil {
            throw ValidationError(
                "--format html shows everything in one page: leave out --modules, --focus, --reduce and --collapse")
        }
    }

    func run() throws {
        try reportingBadInput {
            let drawing = try options.inProjectFolder(moduleOptions) { options, moduleOptions, rules in
                var command = self
                (command.options, command.moduleOptions) = (options, moduleOptions)
                return try command.drawing(moduleOptions.applied(to: rules))
            }
            try write(drawing.text)
            if drawing.isIncomplete { throw ExitCode(2) }
        }
    }

    /// What is written, and whether something that cannot be read may be missing.
    private typealias Drawing = (text: String, isIncomplete: Bool)

    private func drawing(_ rules: Rules) throws -> Drawing {
        guard format != .html else { return try page(rules) }
        guard !modules else { return try moduleDrawing(rules) }
        guard format != .json else { return try document(rules) }
        let run = try GraphRun(rules, options: options)
        reportEmptiness(run.graph)
        return (try text(of: try focused(run.graph)), run.isIncomplete)
    }

    private func reportEmptiness(_ graph: WiringGraph) {
        guard graph.nodes.isEmpty else { return }
        StandardError.status("the graph is empty: no components and no containers were found")
    }

    /// Everything that is known of the project.
    private func document(_ rules: Rules) throws -> Drawing {
        var (document, isIncomplete) = try GraphDocument.read(options, rules)
        reportEmptiness(document.graph)
        document.graph = try focused(document.graph)
        document.focus = focus
        return (try JSONText.of(document), isIncomplete)
    }

    private func moduleDrawing(_ rules: Rules) throws -> Drawing {
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
        if let collapse {
            if collapse == .layer, picture.nodes.allSatisfy({ $0.layer == nil }) {
                throw InputError("no module is in a layer; declare layers in \(RulesReader.fileName)")
            }
            picture = picture.collapsed(by: collapse)
        }
        if reduce { picture = picture.reduced }
        if let line = run.linked.repeatsLine { StandardError.note(line) }
        let text =
            switch format {
            case .tree: ModuleTree.lines(picture).joined(separator: "\n")
            case .dot: ModuleDOT.text(picture)
            case .mermaid: ModuleMermaid.text(picture)
            case .json: try JSONText.of(picture)
            case .svg: try svg(picture.sketch(), title: "modules")
            case .html: ""
            }
        return (text, !run.unreadable.isEmpty)
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
        case .json: return try JSONText.of(GraphDocument(graph))
        case .svg: return try svg(DrawnGraph(graph).sketch(), title: "components and services")
        case .html: return ""
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

    /// A drawing as a file.
    private func svg(_ sketch: Sketch, title: String) throws -> String {
        guard let graphviz = Graphviz() else {
            throw InputError("--format svg needs Graphviz, and there is no 'dot' on the PATH; see https://graphviz.org")
        }
        guard !sketch.boxes.isEmpty else { throw InputError("the graph is empty: there is nothing to draw") }
        guard Graphviz.canDraw(sketch) else {
            throw InputError(
                "the graph is too large to be drawn: \(counted(sketch.boxes.count, noun: "node")) and "
                    + "\(counted(sketch.arrows.count, noun: "edge")), and the limits are \(Graphviz.limits.boxes) and "
                    + "\(Graphviz.limits.arrows); draw a part of it with --focus, or use --format html")
        }
        return try graphviz.draw(sketch).svg(.alone, title: title)
    }

    private func page(_ rules: Rules) throws -> Drawing {
        let inputs = try options.inputs(rules, output: nil, tests: .leftOut)
        let run = try Run(
            inputs, rules: rules, options: options, suppressing: .all, checksModules: true, drawsGraph: true)
        let made = try PageRun(run, title: title, graphviz: Graphviz())
        if made.page.sections.isEmpty {
            StandardError.status("the graph is empty: no components, no containers and no modules were found")
        }
        for note in made.notes { StandardError.note(note) }
        return (try made.page.html(), run.exitCode == ExitCode(2))
    }

    /// The name of the folder of the run.
    private var title: String {
        URL(fileURLWithPath: options.sources.first ?? ".").standardizedFileURL.lastPathComponent
    }

    /// Prints a text, or writes it to the output file if it has changed.
    private func write(_ text: String) throws {
        guard let output else {
            if !text.isEmpty { print(text, terminator: text.hasSuffix("\n") ? "" : "\n") }
            return
        }
        if output.hasSuffix(".swift"), FileNode(output) != nil {
            throw InputError("'\(output)' is a Swift file, which --output would replace; nothing was written")
        }
        let isNew = try OutputFile(path: output).write(text.hasSuffix("\n") ? text : text + "\n")
        StandardError.status(isNew ? "wrote \(output)" : "\(output) is current")
    }
}

extension ModulePicture.Grouping: ExpressibleByArgument {}
