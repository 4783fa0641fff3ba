import ArgumentParser
import WiringModel

/// `dovetail check`
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Checks the wiring and writes nothing.",
        discussion: """
            A folder may be a whole app repository; nothing needs to be added to it. \
            Targets of tests are left out, unless --include-tests is given.

            Without inputs, what dovetail.yml says is checked: the project's rules, in this \
            folder or the nearest above it.

            EXAMPLES
              dovetail check
              dovetail check .
              dovetail check --rules Config/dovetail.yml
              dovetail check Projects --exclude Demo --verbose
              dovetail check --package-path . --target App
              dovetail check . --strict
            """)

    @OptionGroup var options: SourceOptions

    @Flag(help: "Read the sources of test targets too.")
    var includeTests = false

    @Flag(help: "What cannot be proved of containers is an error.")
    var strict = false

    func run() throws {
        try reportingBadInput {
            var rules = try options.readRules()
            rules.isStrict = rules.isStrict || strict
            let run = try Run(options.inputs(rules, output: nil, leavesOutTests: !includeTests), rules: rules)
            run.report(verbose: options.verbose, always: true)
            guard run.exitCode == .success else { throw run.exitCode }
        }
    }
}
