import DovetailFacts
import DovetailSwiftCode

/// The modules that files import, each file read once.
struct FileImportsTable {
    private var modules: [String: Set<String>] = [:]

    /// The modules that any of the files imports, sorted.
    mutating func modules(importedBy files: [String]) -> [String] {
        for file in ImportReader.read(files.filter { modules[$0] == nil }) {
            modules[file.path] = Set(file.imports.map(\.module))
        }
        return Set(files.flatMap { modules[$0] ?? [] }).sorted()
    }
}
