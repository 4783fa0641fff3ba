import DovetailBasics
package import DovetailBinaries
import DovetailDiagnostics
package import DovetailFacts
import Foundation

/// The module graph of a Tuist project, from its manifests.
///
/// Manifests are programs. They are compiled, with the project's helpers and plugins, against the tool's own module
/// `ProjectDescription`, and then run. This executes the project's code, so it is only done on request.
package struct TuistManifests: Sendable {
    package private(set) var graph: ProjectGraph
    private let projects: [TuistProject]
    private let root: String
    private let dynamicProducts: Set<String>
    /// How many project manifests there are, and how many of them could be evaluated.
    package private(set) var manifests = 0
    package private(set) var evaluated = 0
    /// Why the others could not be evaluated.
    package private(set) var problems: [ManifestProblem] = []
    /// Manifests below the root that are not part of the workspace.
    package private(set) var unreached: [String] = []

    /// Evaluates the manifests of the project at `path`.
    ///
    /// - Parameters:
    ///   - path: a folder in a project; paths in the graph are relative if this one is.
    ///   - cache: the folder for compiled modules and results, created if missing.
    ///   - searchPath: where to look for `swiftc`. Without a compiler, only cached results are used.
    /// - Throws: `InputError` if there is no project, or the cache cannot be written.
    package init(
        path: String, cache: String, limits: ManifestLimits = ManifestLimits(),
        searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
    ) throws {
        let current = FileManager.default.currentDirectoryPath
        let start = absolutePath(path, from: current)
        guard FileManager.default.fileExists(atPath: start) else { throw InputError("no such folder: '\(path)'") }
        guard let folder = TuistFolder(above: start) else {
            throw InputError("no Tuist project at '\(path)': there is no Tuist.swift, Workspace.swift or Project.swift")
        }
        let store = try ManifestCache(cache)
        let compiler = SwiftCompiler.find(on: searchPath, limit: limits.run)
        if let compiler { store.lastCompiler = compiler.version }
        let shown = ShownPaths(current: path.hasPrefix("/") ? nil : current)
        var run = TuistRun(
            folder: folder, cache: store, compiler: compiler, version: store.lastCompiler ?? "", limits: limits)
        let evaluated = run.projects()
        let reader = ManifestReader(root: folder.root, shown: shown)
        let onDisk = ProductsOnDisk(root: folder.root)
        projects = evaluated.map { reader.project($0.facts, manifest: $0.manifest) }
        root = folder.root
        dynamicProducts = onDisk.dynamic
        let types = TuistProductTypes(root: folder.root, dynamic: onDisk.dynamic)
        graph = projects.graph(known: onDisk.products, types: types)
        (manifests, self.evaluated) = (run.manifests, evaluated.count)
        unreached = run.unreached.map(shown.path)
        problems = Set(run.problems).map { problem in
            var problem = problem
            problem.location.path = shown.path(problem.location.path)
            return problem
        }.sorted { ($0.location, $0.message) < ($1.location, $1.message) }
    }

    /// The images of the projects, sorted by name. Reads the imports of the sources.
    package var images: [LinkedImage] {
        TuistLinkage(projects, externals: TuistProductTypes(root: root, dynamic: dynamicProducts)).images
    }
}

/// Converts absolute paths to the form displayed by the run: relative to a folder, unless the run was given an absolute
/// path.
struct ShownPaths: Sendable {
    let current: String?

    func path(_ absolute: String) -> String {
        current.map { relativePath(absolute, to: $0) } ?? absolute
    }
}
