import ArgumentParser

/// `dovetail modules`
struct Modules: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Says how the modules of a project use each other.",
        discussion: """
            EXAMPLES
              dovetail modules imports
              dovetail modules imports Sources --format json
            """,
        subcommands: [Imports.self])
}
