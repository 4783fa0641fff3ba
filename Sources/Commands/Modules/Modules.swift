import ArgumentParser

/// `dovetail modules`
struct Modules: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows a project's modules and what they depend on.",
        subcommands: [ModulesGraph.self])
}
