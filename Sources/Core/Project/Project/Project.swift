package import DovetailBasics

package import DovetailDiagnostics
package import DovetailFacts
package import DovetailRules
package import DovetailSwiftCode

/// A project as a run sees it: its modules, their files, and the information from its manifests. Created once per run.
package struct Project: Sendable {
    package var modules: [Module]
    package var files: [SourceFile]
    /// The test files, if test code is kept apart.
    package var testFiles: Set<String> = []
    /// The files of test targets, if test code is not read for the wiring.
    var testFilesLeftOut: [String] = []
    /// The absolute paths of packages' manifests that only list files of programs that Xcode builds.
    var listingManifests: Set<String> = []
    /// The files whose modules are guessed from the text of a manifest.
    var guessedFiles: Set<String> = []
    /// The files that were indexed when they were assigned to modules, by path.
    package var indexed: [String: IndexedFile] = [:]
    /// The module that the generated file belongs to.
    package var home: ModuleID?
    /// The manifests below the inputs.
    package var manifests: [ManifestPlace] = []
    /// Whether the files form a whole program, rather than a library and its dependencies.
    package var isWhole = true
    /// What was found but not checked.
    package var coverage = Coverage()
    /// Information missing from the text of manifests.
    package var gaps: [ManifestGap] = []
    /// The Xcode projects below the inputs.
    var xcodeProjects: [XcodeProject] = []
    /// What XcodeGen's specifications leave open, and what they say differently than the projects generated from them, in words for people.
    var xcodeDifferences: [String] = []
    /// The absolute paths of the files that XcodeGen's specifications include.
    package var included: Set<String> = []
    /// The modules as declared by manifests; nil if the manifests were not read, or do not describe modules.
    package var graph: ManifestGraph?
    /// The supported kinds of manifests.
    let sources: [any ProjectSource.Type]

    /// An empty project.
    init(sources: [any ProjectSource.Type] = ProjectSources.all) {
        modules = []
        files = []
        self.sources = sources
    }

    /// The numbers of the modules, in order.
    package var moduleIDs: Identifiers<ModuleFacts> { Identifiers(count: modules.count) }

    /// The number of the module with this description; added if missing.
    mutating func module(_ module: Module) -> ModuleID {
        if let known = modules.firstIndex(where: {
            $0.name == module.name && $0.package == module.package && $0.target == module.target
        }) {
            modules[known].openIsolation = modules[known].openIsolation ?? module.openIsolation
            return ModuleID(known)
        }
        modules.append(module)
        return ModuleID(modules.count - 1)
    }

    /// Adds files to a module.
    mutating func add(_ paths: [String], module: ModuleID, others: [ModuleID] = []) {
        files += paths.map { SourceFile(path: $0, module: module, others: others) }
    }

    /// The project in a fixed order: modules by name and package, files by path, without duplicates. The sources of
    /// libraries that the tool knows are left out.
    func sorted() -> Project {
        let order = modules.indices.sorted {
            modules[$0].order < modules[$1].order
        }
        let position = Dictionary(uniqueKeysWithValues: order.enumerated().map { (ModuleID($1), ModuleID($0)) })
        var result = self
        result.modules = order.map { modules[$0] }
        var seen: Set<String> = []
        result.files = files.map {
            SourceFile(
                path: $0.path, module: position[$0.module] ?? ModuleID(0),
                others: $0.others.compactMap { position[$0] }.sorted())
        }
        .sorted { ($0.path, $0.module) < ($1.path, $1.module) }
        .filter { !KnownLibrary.modules.contains(result.modules[of: $0.module].name ?? "") }
        .filter { seen.insert($0.path).inserted }
        result.home = home.flatMap { position[$0] }
        return result
    }

    /// What is not checked under these rules.
    package func coverage(_ rules: Rules) -> Coverage {
        var coverage = coverage
        coverage.files = files.count
        coverage.tests += Set(testFilesLeftOut).count
        coverage.filesInNoModule = files.filter { modules[of: $0.module].name == nil }.map(\.path)
        coverage.tuistManifests = unevaluatedManifests(rules).count
        coverage.nothingToEvaluate = nothingToEvaluate(rules)
        return coverage
    }

    /// That no manifest was found although manifests were to be evaluated, in words for people; nil if that is not so.
    package func nothingToEvaluate(_ rules: Rules) -> String? {
        guard rules.graph.evaluatesManifests, !manifests.contains(where: { sources[$0.source] == TuistSource.self })
        else { return nil }
        return "no Tuist manifest was found to evaluate"
    }

    /// The folders with manifests that the rules and options do not request to read, sorted.
    package func unevaluatedManifests(_ rules: Rules) -> [String] {
        Set(manifests.filter { !sources[$0.source].isRequested(rules) }.map(\.folder)).sorted()
    }

    /// The folder of the SwiftPM package that contains a path; nil if none does.
    package func packageFolder(above path: String) -> String? {
        manifests.filter { sources[$0.source] == SwiftPMSource.self && $0.holds(path) }.map(\.folder)
            .max { $0.count < $1.count }
    }

    /// The program in these files.
    ///
    /// - Parameter handWritten: the project's own implementations of containers.
    /// - Parameter cache: facts from earlier runs; those read by this run are added.
    /// - Parameter lowersBodies: whether the code of all files is wanted, if the program uses containers.
    package func read(
        handWritten: [HandWrittenContainer] = [], cache: FactCache? = nil, lowersBodies: Bool = false
    ) -> (program: Program, parsedFiles: Int) {
        let read = SourceReader.read(
            files, modules: modules, handWritten: handWritten, cache: cache,
            known: indexed, isDescribed: isDescribed && modules.contains { $0.name != nil }, lowersBodies: lowersBodies)
        var program = Program(
            modules: read.modules, home: home, declaredNames: read.declaredNames, suppressions: read.suppressions)
        program.functionNames = read.functionNames
        program.unread = read.unread
        (program.describedProblems, program.registerCalls) = (read.describedProblems, read.registerCalls)
        program.inherits = read.inherits
        program.exports = read.exports
        program.importAccess = read.importAccess
        program.bodyUses = read.bodyUses
        program.assignedNames = read.assignedNames
        program.unmet = read.unmet
        program.unsureConformances = read.unsureConformances
        program.isWhole = isWhole
        program.testFiles = testFiles
        for file in files where !file.others.isEmpty { program.sharedFiles[file.path] = file.others }
        return (program, read.parsedFiles)
    }
}

extension Module {
    /// What modules are sorted by.
    fileprivate var order: (String, String, String) { (name ?? "", package ?? "", target ?? "") }
}

/// Information that is missing from a manifest's text and could not be obtained otherwise.
package struct ManifestGap: Error, Hashable, Sendable {
    package var location: SourceLocation
    package var message: String
    /// Whether the literal parts of the text are known.
    package var isRead = true

    init(location: SourceLocation, message: String) {
        self.location = location
        self.message = message
    }

    /// The gap for a manifest that could not be parsed at all.
    init(_ unparsed: UnparsedSource) {
        location = unparsed.location
        message = unparsed.message
        isRead = false
    }
}
