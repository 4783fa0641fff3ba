import ArgumentParser
import DovetailBasics
import DovetailDiagnostics
import DovetailModules
import DovetailProject
import DovetailRules
import Foundation

/// `dovetail rules`
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Writes a first dovetail.yml.",
        discussion: """
            EXAMPLES
              dovetail rules init
              dovetail rules init --dry-run
            """,
        subcommands: [InitRules.self])
}

/// `dovetail rules init`
struct InitRules: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a first dovetail.yml for an existing project.",
        usage: "dovetail rules init [<options>] [<sources> ...]",
        discussion: """
            Guesses layers from the names and folders of the project's modules, and from the folders of an app that is \
            one big target. They may use what they use today, except for uses against the order of the layers. These, and everything else that \
            'dovetail check' reports today, are written to a baseline, so that it reports only what is new.

            An existing dovetail.yml is not changed.

            EXAMPLES
              dovetail rules init
              dovetail rules init --dry-run
              dovetail rules init --evaluate-manifests
            """)

    @OptionGroup var options: SourceOptions

    var printing: PrintingOptions { options.printing }

    @OptionGroup var moduleOptions: ModuleOptions

    @Flag(help: "Print the file; write nothing.")
    var dryRun = false

    private static let baseline = ".dovetail-baseline.json"

    func run() throws {
        try reportingBadInput {
            let path = RulesReader.fileName
            let existing = RulesReader.fileNames.first(where: FileManager.default.fileExists)
            if let existing, !dryRun {
                throw InputError("'\(existing)' already exists; --dry-run prints what would be written")
            }
            var rules = moduleOptions.applied(to: Rules())
            let inputs = try options.moduleInputs(rules)
            let (modules, project) = try ModulesRun.neededWithProject(
                inputs, rules, cache: options.cacheFolder(rules))
            let draft = RulesDraft(modules.linked, project)
            guard draft.layers > 1 else { throw Self.noLayers(draft) }
            let read = try RulesReader.read(Array(draft.text(baseline: nil).utf8), path: path)
            rules.modules = read.modules
            let run = try Run(
                options.inputs(rules, output: nil, tests: .leftOut), rules: rules, options: options, suppressing: .all,
                checksModules: true)
            let broken = run.result.findings.filter(\.id.kind.canBeSetAside)
            let text = draft.text(baseline: broken.isEmpty ? nil : Self.baseline)
            guard !dryRun else { return print(text, terminator: "") }
            if !broken.isEmpty {
                guard !FileManager.default.fileExists(atPath: Self.baseline) else {
                    throw InputError("'\(Self.baseline)' already exists; remove it first")
                }
                let places = ReportPlaces()
                _ = try OutputFile(path: Self.baseline).write(
                    try Baseline.text(of: broken, path: places.paths(in: Self.baseline)))
                let violations = broken.count { $0.id == .layerViolation }
                StandardError.status(
                    "wrote \(Self.baseline): \(counted(broken.count, noun: "existing finding"))"
                        + (violations > 0 ? ", \(counted(violations, noun: "layer violation")) among them" : ""))
            }
            _ = try OutputFile(path: path).write(text)
            StandardError.status("wrote \(path): \(draft.layers) layers; correct it, then run 'dovetail check'")
            let left = run.result.findings.count - broken.count
            if left > 0 {
                StandardError.status(
                    "\(counted(left, noun: "existing finding")) cannot be in a baseline; 'dovetail check' reports "
                        + (left == 1 ? "it" : "them"))
            }
        }
    }

    /// The error that says why there are no layers, and what can be done instead.
    ///
    private static func noLayers(_ draft: RulesDraft) -> InputError {
        let names = draft.modules
        guard draft.doubts.isEmpty else {
            return InputError(
                "cannot guess layers: the folders use each other in both directions (\(draft.doubts.joined(separator: "; "))); "
                    + "write the layers yourself")
        }
        guard names.count == 1 else {
            return InputError(
                "cannot guess layers: names, folders and uses put all \(names.count) modules with sources into one "
                    + "layer; write the layers yourself, or, for a Tuist project, pass --evaluate-manifests or --tuist-graph"
            )
        }
        return InputError(
            "cannot guess layers: '\(names[0])' is the only module with sources, and its folders have no names such as "
                + "'Presentation' and 'Domain'. "
                + "'dovetail check' needs no rules; 'dovetail check --write-baseline \(baseline)' accepts what it "
                + "reports today; 'dovetail add module NAME' creates another module. For a Tuist project, pass "
                + "--evaluate-manifests or --tuist-graph")
    }
}
