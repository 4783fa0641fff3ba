import ArgumentParser
import DovetailBasics
import DovetailScaffolding
import Foundation

/// `dovetail add`
struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Adds a module, or a wrapped third-party library, to a package or an app with a rules file.",
        discussion: """
            EXAMPLES
              dovetail add module Card --layer presentation
              dovetail add external Firebase --via adapter
            """,
        subcommands: [AddModule.self, AddExternal.self])
}

/// The package or app that is changed, and whether the changes are written.
struct AddOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of the package or the app's project.", valueName: "folder"))
    var packagePath = "."

    @OptionGroup var modules: ModuleOptions

    @Flag(help: "List the files that would change, and print a diff; write nothing.")
    var dryRun = false

    @OptionGroup var printing: PrintingOptions

    /// The project, to which a layer gets a new module.
    func edit(layer: String) throws -> ProjectEdit {
        try ProjectEdit(packagePath, layer: layer, rules: modules.applied)
    }

    /// Writes the prepared changes and prints them as a summary, or prints a diff.
    func finish(_ edit: ProjectEdit) throws {
        var edit = edit
        try edit.finish()
        let changes = edit.changes
        if dryRun {
            changes.printDryRun()
        } else {
            try changes.write()
            changes.printStatus()
        }
        for note in edit.notes { StandardError.print(note) }
    }
}
