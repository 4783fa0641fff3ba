import ArgumentParser
import DovetailDiagnostics
import DovetailProject
import DovetailRules
import Foundation

/// The options that name the sources of modules that SwiftPM does not build.
struct ModuleOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The output of `tuist graph --format json`, for a Tuist project.", valueName: "file"))
    var tuistGraph: String?

    @Flag(help: "Compile and run a Tuist project's manifests, which are the project's own code.")
    var evaluateManifests = false

    var isGiven: Bool { tuistGraph != nil || evaluateManifests }

    /// The rules, updated with the options.
    func applied(to rules: Rules) -> Rules {
        var rules = rules
        if let tuistGraph {
            rules.graph.tuistGraph = RulesPath(tuistGraph, at: SourceLocation(path: tuistGraph, line: 1, column: 1))
            rules.graph.evaluatesManifests = false
        }
        if evaluateManifests {
            rules.graph.evaluatesManifests = true
            rules.graph.tuistGraph = nil
        }
        return rules
    }
}

extension SourceOptions {
    /// The given inputs, or else those that the rules name, or else this folder; including tests.
    func moduleInputs(_ rules: Rules) throws -> ProjectInputs {
        try inputs(rules, output: nil, tests: .read)
    }
}
