import ArgumentParser
import DovetailBasics
import DovetailScaffolding
import Foundation

/// `dovetail add`
struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Adds a module, or a wrapped third-party library, to a package with a rules file.",
        discussion: """
            EXAMPLES
              dovetail add module Card --layer presentation
              dovetail add external Firebase --via adapter
            """,
        subcommands: [AddModule.self, AddExternal.self])
}

/// The package that is changed, and whether the changes are written.
struct AddOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The package's folder.", valueName: "folder"))
    var packagePath = "."

    @Flag(help: "Print the changes as a diff; write nothing.")
    var dryRun = false

    /// Writes the prepared changes and prints them as a summary, or prints a diff.
    func finish(_ edit: PackageEdit) throws {
        let changes = edit.changes
        guard !dryRun else {
            print(changes.diff(from: FileManager.default.currentDirectoryPath), terminator: "")
            return
        }
        try changes.write()
        for file in changes.files { print("\(file.old == nil ? "created" : "changed") \(file.path)") }
        for note in edit.notes { StandardError.print(note) }
    }
}
