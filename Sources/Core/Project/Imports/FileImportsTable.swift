import DovetailFacts
import DovetailSwiftCode

/// The modules that files import. Each file is read once.
struct FileImportsTable {
    private var modules: [String: Set<String>] = [:]

    /// The modules that the given files import, sorted.
    mutating func modules(importedBy files: [String]) -> [String] {
        for file in ImportReader.read(files.filter { modules[$0] == nil }) {
            modules[file.path] = Set(file.imports.map(\.module))
        }
        return Set(files.flatMap { modules[$0] ?? [] }).sorted()
    }
}
