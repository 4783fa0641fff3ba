import ArgumentParser
import DovetailBasics
import DovetailComponents
import DovetailDiagnostics
import DovetailProject
import Foundation

/// `dovetail generate`
struct Generate: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Checks the wiring and generates it as one Swift file.",
        discussion: """
            The file is written only if there are no errors and its content has changed; says whether it \
            was written or is current.

            EXAMPLES
              dovetail generate -o Sources/App/Wiring.swift --package-path . --target App
              dovetail generate App.xcodeproj --target App --output App/Wiring.swift
              dovetail generate . --tuist-graph graph.json --target App -o App/Wiring.swift
              dovetail generate -o App/Wiring.swift App Features Core
              dovetail generate -o App/Wiring.swift --module App=App --module Card=Card
              dovetail generate --check -o App/Wiring.swift App Features Core
            """)

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
    var output: String

    @Flag(help: "Fail if the file on disk is out of date; write nothing.")
    var check = false

    @OptionGroup var header: HeaderFile

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp(
            "A further module to import, or a whole import declaration. Can be repeated.", valueName: "module"))
    var imports: [String] = []

    @OptionGroup var options: SourceOptions

    var printing: PrintingOptions { options.printing }

    @OptionGroup var moduleOptions: ModuleOptions

    @OptionGroup var links: LinkOptions

    func run() throws {
        try reportingBadInput {
            let rules = moduleOptions.applied(to: try options.readRules(isFound: false))
            var run = try Run(
                options.inputs(rules, output: output, tests: .read), rules: rules, options: options,
                suppressing: .allButWiring)
            run.result.findings = try BaselineOptions.leftToGenerate(run.result.findings, rules)
            try run.report(verbose: options.verbose, always: false, hasLinks: links.links)
            guard run.exitCode == .success else { throw run.exitCode }
            let text = WiringEmitter.swift(run.result.wiring, header: try header.text(), imports: imports)
            let file = OutputFile(path: output)
            guard !check else { return try file.compare(text, "the wiring is") }
            let isWritten = try file.write(text)
            StandardError.status(isWritten ? "wrote \(output)" : "\(output) is current")
        }
    }
}
