import ArgumentParser
import DovetailBasics
import DovetailFacts
import DovetailModules
import DovetailProject
import DovetailRules
import Foundation

/// `dovetail modules break-cycle`
struct BreakCycle: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "break-cycle",
        abstract: "Breaks cycles between modules by putting one behind an interface.",
        discussion: """
            Prints each cycle with its cheapest cut: the dependency to remove, and every place where the \
            one module uses the other. With two module names, the cut is the first module's dependency \
            on the second. A single argument is a folder to read.

            --apply makes the change. It adds a module with protocols, which the first imports instead of \
            the second; their conformances in the second; and a call at the app's start that connects the \
            two. It edits Package.swift, XcodeGen's project.yml and, with --evaluate-manifests, Tuist's \
            manifests; what to change in an Xcode project is listed. If it cannot make the whole change, \
            it explains why and writes nothing.

            EXAMPLES
              dovetail modules break-cycle
              dovetail modules break-cycle Card DemandDeposit
              dovetail modules break-cycle Card DemandDeposit --dry-run
              dovetail modules break-cycle Card DemandDeposit Bank --apply
              dovetail modules break-cycle --tuist-graph graph.json
            """)

    @Argument(help: ArgumentHelp("The module that should stop using B.", valueName: "A"))
    var from: String?

    @Argument(help: ArgumentHelp("The module that A should stop using.", valueName: "B"))
    var to: String?

    @OptionGroup var options: SourceOptions

    var printing: PrintingOptions { options.printing }

    @OptionGroup var moduleOptions: ModuleOptions

    @Flag(help: "Write the changes.")
    var apply = false

    @Flag(help: "Print what --apply would change, as a diff; write nothing.")
    var dryRun = false

    func run() throws {
        try reportingBadInput {
            var options = options
            // A single argument is a folder to read.
            if to == nil, let from { options.sources = [from] }
            let rules = moduleOptions.applied(to: try options.readRules())
            let cuts = try CycleCutsRun(options.moduleInputs(rules), rules, cache: options.cacheFolder(rules))
            let found = if let from, let to { [try cuts.cut(from, to)] } else { cuts.all }
            guard !found.isEmpty else {
                guard cuts.isWhole else { throw ExitCode(2) }
                return print("no modules depend on each other in a cycle")
            }
            guard apply || dryRun else {
                for (index, cut) in found.enumerated() {
                    if index > 0 { print() }
                    for line in try BreakCycleRun(cut).lines { print(line) }
                }
                return
            }
            guard found.count == 1 else {
                throw InputError("there are \(found.count) cycles to break: name the two modules of one of them")
            }
            let tuist = rules.graph.evaluatesManifests ? TuistEditor(cache: options.cacheFolder(rules)) : nil
            try write(found[0], rules.file, tuist)
        }
    }

    private func write(_ cut: CycleBreak, _ rules: String?, _ tuist: TuistEditor?) throws {
        let run = try BreakCycleRun(cut)
        guard run.obstacles.isEmpty || cut.obstacle != nil else {
            for obstacle in run.obstacles { StandardError.print(.error, obstacle.reason, at: "\(obstacle.location)") }
            StandardError.print("nothing was written")
            throw ExitCode(1)
        }
        let edit = try CycleBreakEdit(run, rules: rules, tuist: tuist)
        if dryRun {
            print(edit.changes.diff(from: FileManager.default.currentDirectoryPath), terminator: "")
        } else {
            try edit.changes.write()
            edit.changes.printStatus()
        }
        for note in edit.notes { StandardError.print(note) }
        for manifest in Set([cut.from, cut.to].flatMap(cut.linked.otherManifests)).sorted() {
            StandardError.print("to do: make the same change in \(manifest), which declares the modules, too")
        }
    }
}
