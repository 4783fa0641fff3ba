import ArgumentParser
import Foundation
import Linker
import ProjectFacts
import Report
import WiringModel

/// `dovetail explain`
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Says who registers a service or creates a component, what it needs, and who needs it.",
        discussion: """
            EXAMPLES
              dovetail explain LoginUseCase
              dovetail explain LoginUseCase .
              dovetail explain LoginUseCase Projects --exclude Demo
              dovetail explain CardComponent . --format json
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(help: "A service's type, as it is registered, or a component's class.")
    var name: String

    @OptionGroup var options: SourceOptions

    @Option(help: "How to print it: text or json.")
    var format = Format.text

    func run() throws {
        try reportingBadInput {
            let rules = try options.readRules()
            let run = try GraphRun(
                options.inputs(rules, output: nil, leavesOutTests: true), rules: rules, options: options)
            guard let explanation = Explanation(name, in: run.graph) else {
                let near = Explanation.near(name, in: run.graph)
                let hint = near.isEmpty ? "" : "; near: \(near.joined(separator: ", "))"
                throw InputError("there is no service and no component '\(name)'\(hint)")
            }
            switch format {
            case .text: for line in explanation.lines { print(line) }
            case .json: print(try JSONText.of(explanation))
            }
            if run.isIncomplete { throw ExitCode(2) }
        }
    }
}
