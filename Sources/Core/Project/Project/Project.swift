package import DovetailDiagnostics
package import DovetailFacts
package import DovetailRules
package import DovetailSwiftCode

/// A project as a run sees it: its modules, the files of each, and what its manifests tell. Made once in a run.
package struct Project: Sendable {
    package var modules: [Module]
    package var files: [SourceFile]
    /// The files that are test code, where that is told apart.
    package var testFiles: Set<String> = []
    /// The module that the generated file belongs to.
    package var home: Int?
    /// The manifests below the inputs.
    package var manifests: [ManifestPlace] = []
    /// Whether the files are all of a program, and not a library's with what it depends on.
    package var isWhole = true
    /// What was found and is not looked at as it could be.
    package var coverage = Coverage()
    /// What the text of manifests does not tell.
    package var gaps: [ManifestGap] = []
    /// The modules as manifests declare them; nil where they were not asked, or nothing tells modules.
    package var graph: ToldGraph?
    /// The kinds of manifests that the project may have.
    let sources: [any ProjectSource.Type]

    /// A project without anything.
    init(sources: [any ProjectSource.Type] = ProjectSources.all) {
        modules = []
        files = []
        self.sources = sources
    }

    /// The index of the module with this description, which is added at need.
    mutating func module(_ module: Module) -> Int {
        if let known = modules.firstIndex(where: { $0.name == module.name && $0.package == module.package }) {
            return known
        }
        modules.append(module)
        return modules.count - 1
    }

    /// Adds files, each once.
    mutating func add(_ paths: [String], module: Int) {
        files += paths.map { SourceFile(path: $0, module: module) }
    }

    /// The project in a fixed order: modules by name and package, files by path, each once. Without the sources of
    /// libraries that the tool knows.
    func sorted() -> Project {
        let order = modules.indices.sorted {
            (modules[$0].name ?? "", modules[$0].package ?? "") < (modules[$1].name ?? "", modules[$1].package ?? "")
        }
        let position = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        var result = self
        result.modules = order.map { modules[$0] }
        var seen: Set<String> = []
        result.files = files.map { SourceFile(path: $0.path, module: position[$0.module] ?? 0) }
            .sorted { ($0.path, $0.module) < ($1.path, $1.module) }
            .filter { !KnownLibrary.modules.contains(result.modules[$0.module].name ?? "") }
            .filter { seen.insert($0.path).inserted }
        result.home = home.flatMap { position[$0] }
        return result
    }

    /// What is not looked at as it could be.
    package func coverage(_ rules: Rules) -> Coverage {
        var coverage = coverage
        coverage.files = files.count
        coverage.filesInNoModule = files.count { modules[$0.module].name == nil }
        coverage.tuistManifests = unaskedManifests(rules).count
        return coverage
    }

    /// The folders with manifests that the rules and options do not ask to read, sorted.
    package func unaskedManifests(_ rules: Rules) -> [String] {
        Set(manifests.filter { !sources[$0.source].isAsked(rules) }.map(\.folder)).sorted()
    }

    /// The folder of the package of SwiftPM that a path lies in; nil where it lies in none.
    package func packageFolder(above path: String) -> String? {
        manifests.filter { sources[$0.source] == SwiftPMSource.self && $0.holds(path) }.map(\.folder)
            .max { $0.count < $1.count }
    }

    /// The program that the files make.
    ///
    /// - Parameter handWritten: containers of the program's own making.
    /// - Parameter cache: what earlier runs read; what this one reads is added.
    package func read(
        handWritten: [HandWrittenContainer] = [], cache: FactCache? = nil
    ) -> (program: Program, parsedFiles: Int) {
        let read = SourceReader.read(files, modules: modules, handWritten: handWritten, cache: cache)
        var program = Program(
            modules: read.modules, home: home, declaredNames: read.declaredNames, suppressions: read.suppressions)
        program.functionNames = read.functionNames
        program.inherits = read.inherits
        program.exports = read.exports
        program.isWhole = isWhole
        program.testFiles = testFiles
        return (program, read.parsedFiles)
    }
}

/// Something that a manifest's text does not tell, and that could not be asked.
package struct ManifestGap: Error, Hashable, Sendable {
    package var location: SourceLocation
    package var message: String
    /// Whether what the text says literally is known.
    package var isRead = true

    init(location: SourceLocation, message: String) {
        self.location = location
        self.message = message
    }

    /// A manifest of which nothing is known.
    init(_ unparsed: UnparsedSource) {
        location = unparsed.location
        message = unparsed.message
        isRead = false
    }
}
