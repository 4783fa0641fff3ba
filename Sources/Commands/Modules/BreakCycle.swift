import ArgumentParser
import Foundation
import ModuleRules
import ProjectFacts
import WiringModel

/// `dovetail modules break-cycle`
struct BreakCycle: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "break-cycle",
        abstract: "Cuts circles between modules, with an interface in front of one of them.",
        discussion: """
            Prints each circle, the cheapest place to cut it, and what the one module uses of \
            the other there, with the places. With two names: the use of the second by the \
            first is cut.

            --apply writes it, for two targets of one package: a module with protocols, \
            which the first imports instead of the second; their conformances in the second; \
            and a call at the app's start, which gives the first what it makes and calls of \
            the second. It writes all of it, or says why it cannot and writes nothing.

            EXAMPLES
              dovetail modules break-cycle
              dovetail modules break-cycle Card DemandDeposit
              dovetail modules break-cycle Card DemandDeposit --dry-run
              dovetail modules break-cycle Card DemandDeposit Bank --apply
            """)

    @Argument(
        help: ArgumentHelp(
            "Two modules, of which the first shall not use the second any more; a folder to read; or both.",
            valueName: "A B PATH"))
    var arguments: [String] = []

    @Flag(help: "Write what cuts the circle.")
    var apply = false

    @Flag(help: "Write nothing, and print what --apply would change as a diff.")
    var dryRun = false

    func run() throws {
        try reportingBadInput {
            guard arguments.count < 4 else { throw InputError("give two modules and one folder at most") }
            let names = arguments.count > 1 ? Array(arguments.prefix(2)) : []
            let cuts = try CycleCutsRun(folder: arguments.count == names.count ? "." : arguments.last ?? ".")
            let found = try names.isEmpty ? cuts.all : [cuts.cut(names[0], names[1])]
            guard !found.isEmpty else { return print("no module uses itself by way of others") }
            guard apply || dryRun else {
                for (index, cut) in found.enumerated() {
                    if index > 0 { print() }
                    for line in try BreakCycleRun(cut).lines { print(line) }
                }
                return
            }
            guard found.count == 1 else {
                throw InputError("there are \(found.count) cuts to make: name the two modules of one of them")
            }
            try write(found[0])
        }
    }

    private func write(_ cut: CycleBreak) throws {
        let run = try BreakCycleRun(cut)
        guard run.obstacles.isEmpty || cut.obstacle != nil else {
            for obstacle in run.obstacles { StandardError.print("\(obstacle.location): error: \(obstacle.reason)") }
            StandardError.print("nothing was written")
            throw ExitCode(1)
        }
        let edit = try CycleBreakEdit(run)
        guard !dryRun else {
            return print(edit.changes.diff(from: FileManager.default.currentDirectoryPath), terminator: "")
        }
        try edit.changes.write()
        for file in edit.changes.files { print("\(file.old == nil ? "made" : "changed") \(file.path)") }
        for note in edit.notes { StandardError.print(note) }
    }
}
