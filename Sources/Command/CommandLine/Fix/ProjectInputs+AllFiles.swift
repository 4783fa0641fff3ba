import DovetailProject

extension ProjectInputs {
    /// All Swift files below the inputs, including tests and excluded ones.
    var allFiles: [String] {
        (try? SwiftFiles.list(paths + modules.map(\.path) + [packagePath].compactMap(\.self), exclude: [])) ?? []
    }
}
