import ArgumentParser
import DovetailBasics
import DovetailDiagnostics
import DovetailModules
import DovetailRules
import DovetailSwiftCode
import Foundation

/// `dovetail modules fix-imports`
struct FixImports: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix-imports",
        abstract: "Adds what is imported to manifests, and takes out what is not.",
        discussion: """
            Each Package.swift below the inputs gets a dependency for what its targets import and \
            do not name, and loses those that they name and do not import. Only those lines change. \
            What is suppressed by a comment or an exception stays, and so does what cannot be told.

            EXAMPLES
              dovetail modules fix-imports --dry-run
              dovetail modules fix-imports
              dovetail modules fix-imports Packages/Account
            """)

    @OptionGroup var options: SourceOptions

    @Flag(help: "Show the changes as a diff, and write nothing.")
    var dryRun = false

    func run() throws {
        try reportingBadInput {
            let rules = try options.readRules()
            var packagesOnly = rules
            (packagesOnly.graph, packagesOnly.modules) = (GraphSource(), ModuleRules())
            let run = try ModulesRun.needed(options.moduleInputs(rules), packagesOnly, cache: options.cache)
            let repairs = unsuppressed(run.check(rules.modules).repairs)
            var edits = DependencyEdits(run.linked)
            for repair in repairs { edits.apply(repair) }
            try finish(edits, isWhole: run.unreadable.isEmpty)
        }
    }

    /// - Parameter isWhole: whether all manifests could be read.
    private func finish(_ edits: DependencyEdits, isWhole: Bool) throws {
        let current = FileManager.default.currentDirectoryPath
        if dryRun {
            print(edits.changes.diff(from: current), terminator: "")
        } else {
            try edits.changes.write()
        }
        for line in edits.done { StandardError.print((dryRun ? "would change " : "") + line) }
        for line in edits.left { StandardError.print("left: \(line)") }
        if !isWhole { throw ExitCode(2) }
        if edits.done.isEmpty, edits.left.isEmpty { StandardError.print("every manifest says what is imported") }
        if !edits.left.isEmpty { throw ExitCode(1) }
    }

    private func unsuppressed(_ repairs: [DependencyRepair]) -> [DependencyRepair] {
        let files = Set(repairs.map(\.finding.location.path)).sorted()
        let suppressions = SourceReader.suppressions(inFiles: files)
        let left = Set(Suppressing.apply(suppressions, to: repairs.map(\.finding), .all))
        return repairs.filter { left.contains($0.finding) }
    }
}
