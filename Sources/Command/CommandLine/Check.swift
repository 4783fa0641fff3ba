import ArgumentParser
import DovetailDiagnostics
import DovetailProject
import DovetailRules

/// `dovetail check`
struct Check: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks the wiring, modules and rules; writes nothing.",
        discussion: """
            You can check a whole repository; nothing needs to be added to it. \
            Test targets are left out unless you pass --include-tests.

            Without arguments, checks the sources that the nearest dovetail.yml lists, in this \
            folder or one above it, or else this folder.

            To suppress a finding, end its line with: // dovetail:ignore ID: reason

            EXAMPLES
              dovetail check
              dovetail check .
              dovetail check --rules Config/dovetail.yml
              dovetail check Projects --exclude Demo --verbose
              dovetail check . --format sarif > dovetail.sarif
              dovetail check . --write-baseline known.json
              dovetail check . --baseline known.json
              dovetail check --package-path . --target App
              dovetail check . --strict
              dovetail check . --quiet
            """)

    @OptionGroup var options: SourceOptions

    var printing: PrintingOptions { options.printing }

    @OptionGroup var moduleOptions: ModuleOptions

    @Flag(help: "Include the sources of test targets.")
    var includeTests = false

    @Flag(help: "Report as an error each container resolution that cannot be proved.")
    var strict = false

    @Option(help: "The output format: text (on standard error), or json, sarif or github (on standard output).")
    var format = ReportFormat.text

    @OptionGroup var baseline: BaselineOptions

    func run() throws {
        try reportingBadInput {
            var rules = moduleOptions.applied(to: try options.readRules())
            rules.isStrict = rules.isStrict || strict
            var run = try Run(
                options.inputs(rules, output: nil, tests: includeTests ? .markedAsTests : .leftOut), rules: rules,
                options: options,
                suppressing: .all, checksModules: true)
            run.result.findings = try baseline.apply(to: run.result.findings, rules)
            try run.report(as: format, verbose: options.verbose, always: true)
            if run.isEmpty {
                run.reportEmptiness()
                throw ExitCode(2)
            }
            guard run.exitCode == .success else { throw run.exitCode }
        }
    }
}

extension ReportFormat: ExpressibleByArgument {
    package init?(argument: String) {
        guard let found = Self.all.first(where: { $0.name == argument }) else { return nil }
        self = found
    }

    package static var allValueStrings: [String] { all.map(\.name) }
    package var defaultValueDescription: String { name }
}
