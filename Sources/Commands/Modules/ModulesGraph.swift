import ArgumentParser
import Foundation
import ProjectFacts
import Report
import WiringModel

/// `dovetail modules graph`
struct ModulesGraph: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Prints the modules of a Tuist project and what each declares that it depends on.",
        discussion: """
            The graph is read from the file that 'tuist graph --format json' writes, or, without Tuist and \
            without a Mac, from the project's manifests. --evaluate-manifests runs the project's own code: \
            each Project.swift is compiled, with helpers and plugins, by the swiftc on the search path.

            EXAMPLES
              dovetail modules graph --evaluate-manifests
              dovetail modules graph App --evaluate-manifests --cache .build/dovetail
              dovetail modules graph --tuist-graph graph.json --format json

            Exit code 2 where a manifest could not be evaluated; the graph then holds the others.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(help: "The project's folder.")
    var path = "."

    @Option(help: ArgumentHelp("A graph that Tuist wrote as JSON.", valueName: "file"))
    var tuistGraph: String?

    @Flag(help: "Compile and run the manifests of a Tuist project.")
    var evaluateManifests = false

    @Option(
        help: ArgumentHelp(
            "A folder that keeps compiled manifests and what they said. It may be deleted at any time.",
            valueName: "folder"))
    var cache: String?

    @Option(help: "How to print it: text or json.")
    var format = Format.text

    func run() throws {
        try reportingBadInput {
            switch (tuistGraph, evaluateManifests) {
            case (let file?, false): try show(TuistGraphFile.read(file, root: path))
            case (nil, true): try evaluate()
            case (_?, true): throw InputError("--tuist-graph and --evaluate-manifests exclude each other")
            case (nil, false):
                throw InputError(
                    "what to read? This version understands Tuist projects: --tuist-graph FILE, a graph that "
                        + "'tuist graph --format json' wrote, or --evaluate-manifests, which runs their manifests")
            }
        }
    }

    private func evaluate() throws {
        let temporary = NSTemporaryDirectory() + "dovetail-\(ProcessInfo.processInfo.processIdentifier)"
        defer { if cache == nil { try? FileManager.default.removeItem(atPath: temporary) } }
        let result = try TuistManifests(path: path, cache: cache ?? temporary)
        for problem in result.problems { StandardError.print(problem.description) }
        try show(result.graph)
        StandardError.print("\(result.evaluated) of \(result.manifests) manifests were evaluated")
        if !result.unreached.isEmpty {
            StandardError.print(
                "the workspace does not lead to \(result.unreached.count) more: "
                    + result.unreached.joined(separator: ", "))
        }
        if !result.problems.isEmpty { throw ExitCode(2) }
    }

    private func show(_ graph: ProjectGraph) throws {
        switch format {
        case .text: for line in ModulesText.lines(graph) { print(line) }
        case .json: print(try JSONText.of(graph))
        }
    }
}
