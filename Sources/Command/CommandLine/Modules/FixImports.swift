import ArgumentParser
import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailModules
import DovetailProject
import DovetailRules
import DovetailSwiftCode
import Foundation

/// `dovetail modules fix-imports`
struct FixImports: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix-imports",
        abstract: "Adds missing dependencies to manifests and removes unused ones.",
        usage: "dovetail modules fix-imports [<options>] [<sources> ...]",
        discussion: """
            In each Package.swift and project.yml in the given folders, adds the dependencies that a target \
            imports but does not declare, and removes those that it declares but never imports. No other \
            line changes. Suppressed findings and undecided imports are left alone. With --evaluate-manifests, \
            Tuist's Project.swift is edited, too. What cannot be edited for certain, and what to change in an \
            Xcode project, is listed.

            EXAMPLES
              dovetail modules fix-imports --dry-run
              dovetail modules fix-imports
              dovetail modules fix-imports Packages/Account
              dovetail modules fix-imports --evaluate-manifests
            """)

    @OptionGroup var options: SourceOptions

    var printing: PrintingOptions { options.printing }

    @OptionGroup var moduleOptions: ModuleOptions

    @Flag(
        help: "Print the changes as a diff; write nothing. What only these changes make unnecessary is not shown.")
    var dryRun = false

    /// More than any project needs.
    private static let rounds = 10

    func run() throws {
        try reportingBadInput {
            let rules = moduleOptions.applied(to: try options.readRules())
            // Without rules for modules, folders that look like modules are none.
            var graphOnly = rules
            graphOnly.modules = ModuleRules()
            var done: [String] = []
            for round in 1... {
                let run = try ModulesRun.needed(
                    options.moduleInputs(rules), graphOnly, cache: options.cacheFolder(rules))
                let tuist = rules.graph.evaluatesManifests ? TuistEditor(cache: options.cacheFolder(rules)) : nil
                var edits = DependencyEdits(run.linked, tuist: tuist)
                let found = run.check(rules.modules)
                try edits.apply(unsuppressed(found.repairs))
                let changes = edits.changes
                done += edits.done
                if dryRun {
                    print(changes.diff(from: FileManager.default.currentDirectoryPath), terminator: "")
                } else {
                    try changes.write()
                    // What a library no longer depends on, its apps need not embed.
                    if round < Self.rounds, changes.files.contains(where: { !isPackageManifest($0.path) }) { continue }
                }
                return try finish(done, edits, undecided: found.undecided.count, isWhole: run.unreadable.isEmpty)
            }
        }
    }

    /// - Parameter done: what was changed.
    /// - Parameter edits: what is left.
    /// - Parameter undecided: the number of imports that may come from a dependency whose products are unknown.
    /// - Parameter isWhole: whether all manifests could be read.
    private func finish(_ done: [String], _ edits: DependencyEdits, undecided: Int, isWhole: Bool) throws {
        for line in done { StandardError.status((dryRun ? "would change " : "") + line) }
        for line in edits.steps { StandardError.print("to do: \(line)") }
        for line in edits.left { StandardError.print("left: \(line)") }
        if undecided > 0 {
            StandardError.status(
                "\(counted(undecided, noun: "import")) undecided; 'dovetail check --verbose' lists them")
        }
        if !isWhole { throw ExitCode(2) }
        if done.isEmpty, edits.steps.isEmpty, edits.left.isEmpty {
            StandardError.status(
                undecided == 0 ? "every manifest matches its imports" : "nothing else to change in any manifest")
        }
        if !edits.steps.isEmpty || !edits.left.isEmpty { throw ExitCode(1) }
    }

    private func unsuppressed(_ repairs: [DependencyRepair]) -> [DependencyRepair] {
        let files = Set(repairs.map(\.finding.location.path)).sorted()
        let suppressions = SourceReader.suppressions(inFiles: files)
        let left = Set(Suppressing.apply(suppressions, to: repairs.map(\.finding), .all))
        return repairs.filter { left.contains($0.finding) }
    }
}
