import DovetailBasics
import Foundation

extension FileChanges {
    /// Prints which files were created and changed.
    func printStatus() {
        for file in files { DovetailCommandLine.printStatus("\(file.old == nil ? "created" : "changed") \(file.path)") }
    }

    /// Prints the changes as a diff, and on standard error which files would be created and changed.
    func printDryRun() {
        print(diff(from: FileManager.default.currentDirectoryPath), terminator: "")
        for file in files { StandardError.status("would \(file.old == nil ? "create" : "change") \(file.path)") }
    }
}
