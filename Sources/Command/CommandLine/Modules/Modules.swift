import ArgumentParser

/// `dovetail modules`
struct Modules: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "modules",
        abstract: "Lists imports, fixes manifests and breaks cycles between modules.",
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
