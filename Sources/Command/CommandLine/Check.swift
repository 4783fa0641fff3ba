import ArgumentParser
import DovetailBasics
import DovetailDiagnostics
import DovetailProject
import DovetailRules

/// `dovetail check`
struct Check: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks the wiring, modules and rules.",
        discussion: """
            You can check a whole repository; nothing needs to be added to it. \
            Test targets are left out unless you pass --include-tests. Writes nothing without --fix.

            Without arguments, checks the sources that the nearest dovetail.yml lists, in this \
            folder or one above it, or else this folder.

            --fix corrects what is certain, such as a misspelled import or an unused suppression, and checks \
            again. An edit after which a finding is left or new is undone.

            To suppress a finding, end its line with: // dovetail:ignore ID: reason

            EXAMPLES
              dovetail check
              dovetail check .
              dovetail check --rules Config/dovetail.yml
              dovetail check Projects --exclude Demo --verbose
              dovetail check . --format sarif > dovetail.sarif
              dovetail check . --write-baseline known.json
              dovetail check . --baseline known.json
              dovetail check . --target App
              dovetail check . --only wiring
              dovetail check --package-path . --target App
              dovetail check . --strict
              dovetail check . --quiet
              dovetail check . --links
              dovetail check . --fix --dry-run
              dovetail check . --fix
            """)

    @OptionGroup var options: SourceOptions

    var printing: PrintingOptions { options.printing }

    @OptionGroup var moduleOptions: ModuleOptions

    @Flag(help: "Include the sources of test targets.")
    var includeTests = false

    @Flag(help: "Report as an error each container resolution that cannot be proved.")
    var strict = false

    /// For comparing: without evaluating code.
    @Flag(help: .hidden)
    var linkingOnly = false

    /// For scoring: with each resolution that is proved.
    @Flag(help: .hidden)
    var proved = false

    @Option(
        help: ArgumentHelp(
            "Report only what is about wiring, modules or libraries. Can be repeated.",
            valueName: "wiring|modules|libraries"))
    var only: [Subject] = []

    @Option(help: "The output format: text (on standard error), or json, sarif or github (on standard output).")
    var format = ReportFormat.text

    @OptionGroup var baseline: BaselineOptions

    @Flag(help: "Apply the edits that certainly fix findings, and check again.")
    var fix = false

    @Flag(help: "With --fix, print the changes as a diff; write nothing.")
    var dryRun = false

    @OptionGroup var links: LinkOptions

    func validate() throws {
        if dryRun, !fix { throw ValidationError("--dry-run needs --fix") }
        if dryRun, format != .text { throw ValidationError("--dry-run prints only text") }
        if isOfTarget, baseline.writeBaseline != nil {
            throw ValidationError(
                "--write-baseline and --target cannot be combined: the file would lack what concerns other targets")
        }
        if fix, baseline.writeBaseline != nil {
            throw ValidationError("--fix and --write-baseline cannot be combined")
        }
    }

    /// Whether one target of a project is reported on, and not a program that the options describe.
    private var isOfTarget: Bool {
        options.target != nil && options.packagePath == nil && options.modulesFile == nil && options.module.isEmpty
    }

    func run() throws {
        try reportingBadInput {
            var rules = moduleOptions.applied(to: try options.readRules())
            rules.isStrict = rules.isStrict || strict
            rules.interpretsContainers = !linkingOnly
            let inputs = try options.inputs(rules, output: nil, tests: includeTests ? .markedAsTests : .leftOut)
            var run = try check(inputs, rules)
            var lastLine: String?
            if fix, !run.isEmpty {
                let files = EditableFiles(inputs, read: run.paths, rules: rules)
                if dryRun {
                    lastLine = printDiff(run, files)
                } else {
                    let fixes = try FixRun(run, editing: files) { try check(inputs, rules) }
                    run = fixes.run
                    for line in fixes.lines { StandardError.status(line) }
                    lastLine = fixes.summary
                }
            }
            try run.report(as: format, verbose: options.verbose, always: true, hasLinks: links.links)
            if proved { run.reportProved() }
            if let lastLine { StandardError.status(lastLine) }
            if run.isEmpty {
                run.reportEmptiness()
                throw ExitCode(2)
            }
            guard run.exitCode == .success else { throw run.exitCode }
        }
    }

    private func check(_ inputs: ProjectInputs, _ rules: Rules) throws -> Run {
        // Everything is read, so that what is said of the target is what is said of it without --target.
        var inputs = inputs
        if isOfTarget { inputs.target = nil }
        var run = try Run(
            inputs, rules: rules, options: options, suppressing: .all, checksModules: true,
            target: isOfTarget ? options.target : nil, only: only)
        let read = run.paths
        if fix || !format.isForPeople { run.completeEdits { inputs.allFiles + read } }
        try baseline.apply(to: &run)
        run.keepSelected()
        return run
    }

    /// Prints what `--fix` would change first, and returns how much that is.
    private func printDiff(_ run: Run, _ files: EditableFiles) -> String {
        let fixes = Fixes(run.result.findings, mayEdit: files.mayEdit)
        guard !fixes.findings.isEmpty, let changed = FixedFiles(fixes) else { return "nothing can be fixed" }
        print(changed.diff, terminator: "")
        return "would fix \(counted(fixes.findings.joinedByCause(limit: nil).count, noun: "finding")) "
            + "in \(counted(changed.paths.count, noun: "file"))"
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
