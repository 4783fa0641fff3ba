package import SourceFacts
package import WiringModel

/// The files of a run and the modules that they belong to.
package struct SourceSet: Sendable {
    package var modules: [Module]
    package var files: [SourceFile]
    /// The module in which the generated file stands.
    package var home: Int?
    /// The folders below the inputs that hold a manifest, and its name.
    package var manifests: [String: String] = [:]
    /// Whether the files are all of a program, and not a library's with what it depends on.
    package var isWhole = true
    /// What was found and is not looked at as it could be.
    package var coverage = Coverage()
    /// What manifests do not tell.
    package var problems: [ManifestGap] = []

    /// A file set without anything.
    package init() {
        modules = []
        files = []
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

    /// The set in a fixed order: modules by name and package, files by path, each once. Without the sources of
    /// libraries that the tool knows.
    package func sorted() -> SourceSet {
        let order = modules.indices.sorted {
            (modules[$0].name ?? "", modules[$0].package ?? "") < (modules[$1].name ?? "", modules[$1].package ?? "")
        }
        let position = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        var result = SourceSet()
        result.modules = order.map { modules[$0] }
        var seen: Set<String> = []
        result.files = files.map { SourceFile(path: $0.path, module: position[$0.module] ?? 0) }
            .sorted { ($0.path, $0.module) < ($1.path, $1.module) }
            .filter { !KnownLibrary.modules.contains(result.modules[$0.module].name ?? "") }
            .filter { seen.insert($0.path).inserted }
        result.isWhole = isWhole
        result.manifests = manifests
        result.coverage = coverage
        result.problems = problems
        result.home = home.flatMap { position[$0] }
        return result
    }

    /// What is not looked at as it could be.
    ///
    /// - Parameter evaluatesTuist: whether something tells the modules of Tuist's projects.
    package func coverage(evaluatesTuist: Bool) -> Coverage {
        var coverage = coverage
        coverage.files = files.count
        coverage.filesInNoModule = files.count { modules[$0.module].name == nil }
        coverage.tuistManifests = evaluatesTuist ? 0 : manifests.count { $0.value != "Package.swift" }
        return coverage
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
        program.inherits = read.inherits
        program.isWhole = isWhole
        return (program, read.parsedFiles)
    }
}

/// Input that cannot be used, in words for the user.
package struct InputError: Error, CustomStringConvertible {
    package var description: String

    package init(_ description: String) { self.description = description }
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
