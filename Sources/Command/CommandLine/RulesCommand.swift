import ArgumentParser
import DovetailBasics
import DovetailDiagnostics
import DovetailModules
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
struct InitRules: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a first dovetail.yml for an existing project.",
        discussion: """
            Guesses layers from the names and folders of the project's modules, and allows what they use today, \
            except for uses against the order of the layers. These are written to a baseline, so that \
            'dovetail check' reports only new ones.

            An existing dovetail.yml is not changed.

            EXAMPLES
              dovetail rules init
              dovetail rules init --dry-run
              dovetail rules init --evaluate-manifests
            """)

    @OptionGroup var options: SourceOptions

    @OptionGroup var moduleOptions: ModuleOptions

    @Flag(help: "Print the file; write nothing.")
    var dryRun = false

    private static let baseline = ".dovetail-baseline.json"

    func run() throws {
        try reportingBadInput {
            let path = RulesReader.fileName
            guard dryRun || !FileManager.default.fileExists(atPath: path) else {
                throw InputError("'\(path)' already exists; --dry-run prints what would be written")
            }
            var rules = moduleOptions.applied(to: Rules())
            let inputs = try options.moduleInputs(rules)
            let modules = try ModulesRun.needed(inputs, rules, cache: options.cacheFolder(rules))
            let draft = RulesDraft(modules.linked)
            guard draft.layers > 1 else {
                throw InputError(
                    "cannot guess layers from \(counted(modules.linked.modules.count, "module")) with sources; "
                        + "for a Tuist project, pass --evaluate-manifests or --tuist-graph")
            }
            let read = try RulesReader.read(Array(draft.text(baseline: nil).utf8), path: path)
            rules.modules = read.modules
            let broken = modules.check(rules.modules).findings.filter { $0.id == .layerViolation }
            let text = draft.text(baseline: broken.isEmpty ? nil : Self.baseline)
            guard !dryRun else { return print(text, terminator: "") }
            if !broken.isEmpty {
                guard !FileManager.default.fileExists(atPath: Self.baseline) else {
                    throw InputError("'\(Self.baseline)' already exists; remove it first")
                }
                let places = ReportPlaces()
                _ = try OutputFile(path: Self.baseline).write(
                    try Baseline.text(of: broken, path: places.paths(in: Self.baseline)))
                StandardError.print(
                    "wrote \(Self.baseline): \(counted(broken.count, "existing layer violation"))")
            }
            _ = try OutputFile(path: path).write(text)
            StandardError.print("wrote \(path): \(draft.layers) layers; correct it, then run 'dovetail check'")
        }
    }
}
