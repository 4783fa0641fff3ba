import ArgumentParser

/// `dovetail modules`
struct Modules: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "modules",
        abstract: "Says how the modules of a project use each other.",
        discussion: """
            EXAMPLES
              dovetail modules imports
              dovetail modules imports Sources --format json
              dovetail modules fix-imports --dry-run
              dovetail modules break-cycle
              dovetail modules break-cycle Card DemandDeposit --dry-run
            """,
        subcommands: [Imports.self, FixImports.self, BreakCycle.self])
}
