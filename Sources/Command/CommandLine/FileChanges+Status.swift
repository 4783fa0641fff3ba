import DovetailBasics

extension FileChanges {
    /// Prints which files were created and changed.
    func printStatus() {
        for file in files { DovetailCommandLine.printStatus("\(file.old == nil ? "created" : "changed") \(file.path)") }
    }
}
