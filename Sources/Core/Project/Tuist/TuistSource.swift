import DovetailBasics
import DovetailBinaries
import DovetailDiagnostics
import DovetailFacts
package import DovetailRules
import Foundation

/// The manifests of Tuist.
package enum TuistSource: ProjectSource {
    package static let manifestNames = ["Project.swift", "Workspace.swift"]

    package static let descriptionModule: String? = "ProjectDescription"

    /// The files beside the manifests that only Tuist compiles.
    private static let otherNames: Set<String> = ["Tuist.swift", "Config.swift", "Dependencies.swift", "Plugin.swift"]

    /// Whether a file configures Tuist, by its name and content, and so belongs to no module.
    static func isConfiguration(_ name: String, at path: String) -> Bool {
        guard otherNames.contains(name), let data = FileManager.default.contents(atPath: path) else { return false }
        return data.range(of: Data("import ProjectDescription".utf8)) != nil
    }

    /// Whether a folder has a manifest of Tuist.
    package static func hasManifest(in folder: String) -> Bool {
        manifestNames.contains { name in
            let path = "\(folder)/\(name)"
            return FileManager.default.fileExists(atPath: path) && isManifest(name, at: path)
        }
    }

    package static func isRequested(_ rules: Rules) -> Bool {
        rules.graph.tuistGraph != nil || rules.graph.evaluatesManifests
    }

    package static func files(of manifest: ManifestPlace) -> (any FileOwners)? {
        manifest.name == "Workspace.swift" ? nil : TuistFolderModule(manifest)
    }

    package static func read(
        _ manifests: [ManifestPlace], _ rules: Rules, cache: String?
    ) throws -> (any ManifestContents)? {
        try TuistProjects(manifests, rules, cache: cache)
    }
}

/// The folder of a manifest that was not evaluated, treated as a module.
private struct TuistFolderModule: FileOwners {
    private let module: Module

    init(_ manifest: ManifestPlace) {
        let folder = manifest.folder
        var module = Module(name: folder.lastComponent, package: folder)
        module.openIsolation = Self.isolation(in: "\(folder)/\(manifest.name)").map {
            OpenIsolation(target: folder.lastComponent, location: $0)
        }
        self.module = module
    }

    /// Where a manifest or the project's helpers name a setting that may set the default isolation.
    private static func isolation(in manifest: String) -> SourceLocation? {
        let current = FileManager.default.currentDirectoryPath
        let folder = TuistFolder(above: absolutePath(parentFolder(manifest), from: current))
        let helpers = (folder?.helpers?.files ?? []).map { relativePath($0, to: current) }
        return ([manifest] + helpers).firstResult { path in
            let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            let names = ["SWIFT_DEFAULT_ACTOR_ISOLATION", "-default-isolation"]
            guard names.contains(where: text.contains) else { return nil }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = lines.firstIndex { line in names.contains(where: line.contains) }
            return SourceLocation(path: path, line: (line ?? 0) + 1, column: 1)
        }
    }

    var gap: ManifestGap? { nil }

    func owner(of file: String) -> FileOwner { .guessed(module) }
}

/// The Tuist projects of a run: from a JSON graph, or from manifests that are run.
struct TuistProjects: ManifestContents {
    private enum Origin {
        /// A graph, and the folders here that may be the one that it was written in.
        case file(String, roots: [String])
        case manifests([TuistManifests])
    }

    private let origin: Origin
    /// What could not be read, in words for people.
    private(set) var problems: [String] = []
    /// Unreadable manifests, without which the projects are incomplete.
    private(set) var unreadable: [Finding] = []

    /// Nil if neither the rules nor the options request Tuist projects.
    ///
    /// - Parameter cache: a folder that caches the contents of manifests.
    init?(_ manifests: [ManifestPlace], _ rules: Rules, cache: String?) throws {
        if let file = rules.graph.tuistGraph {
            origin = .file(file.path, roots: Self.roots(ofGraph: file.path, manifests))
            return
        }
        guard rules.graph.evaluatesManifests else { return nil }
        let folders = Self.roots(manifests)
        // A script may always pass the option; `nothingToEvaluate` says that there was nothing.
        guard !folders.isEmpty else { return nil }
        let scratch = cache == nil ? try ScratchFolder() : nil
        defer { scratch?.delete() }
        let store = cache.map(ManifestCache.place) ?? scratch?.path ?? ""
        let read = try folders.map { try TuistManifests(path: $0, cache: store) }
        origin = .manifests(read)
        for (folder, manifests) in zip(folders, read) {
            problems += manifests.problems.filter(\.isWarning).map { "\($0.location): \($0.message)" }
            unreadable += manifests.problems.filter { !$0.isWarning }.map(Self.finding)
            if manifests.evaluated < manifests.manifests {
                problems.append(
                    "evaluated \(manifests.evaluated) of \(counted(manifests.manifests, noun: "manifest")) in \(folder)"
                )
            }
        }
    }

    /// - Throws: `InputError` if the graph file has another format.
    var graph: ProjectGraph {
        get throws {
            switch origin {
            case .file(let path, let roots): return try TuistGraphFile.read(path, roots: roots)
            case .manifests(let all):
                let products = all.flatMap(\.graph.products).reduce(into: [ExternalProduct]()) { products, product in
                    if !products.contains(product) { products.append(product) }
                }
                // Projects that depend on each other reach each other's targets.
                var seen: Set<String> = []
                let modules = all.flatMap(\.graph.modules).filter { module in
                    seen.insert("\(module.package ?? "")|\(module.name)|\(module.location?.description ?? "")").inserted
                }
                return ProjectGraph(modules: modules, products: products)
            }
        }
    }

    var linked: (images: [LinkedImage], problems: [String]) {
        get throws {
            switch origin {
            case .file(let path, let roots): (try TuistGraphFile.images(path, roots: roots), [])
            case .manifests(let all):
                (all.flatMap(\.images).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }, [])
            }
        }
    }

    /// `Tuist/Package.swift` lists the libraries of the projects.
    func holds(_ manifest: ManifestPlace) -> Bool {
        manifest.folder == "Tuist" || manifest.folder.hasSuffix("/Tuist")
    }

    /// The folder of the graph file, the folders of the run's manifests with those above them, and the current folder.
    private static func roots(ofGraph path: String, _ manifests: [ManifestPlace]) -> [String] {
        let current = FileManager.default.currentDirectoryPath
        let folders = manifests.map { absolutePath($0.folder, from: current) }
        var seen: Set<String> = []
        return
            ([absolutePath("..", from: absolutePath(path, from: current))] + folders.flatMap(\.foldersAbove) + [current])
            .filter { seen.insert($0).inserted }
    }

    private static func finding(_ problem: ManifestProblem) -> Finding {
        Finding(
            .unreadableSource, at: problem.location, "this manifest cannot be evaluated: \(problem.message)",
            help: "fix it, or pass the output of `tuist graph --format json` with --tuist-graph graph.json")
    }

    /// The folders in which Tuist would be run: the outermost ones with a workspace or, if there are none, with a
    /// project.
    private static func roots(_ manifests: [ManifestPlace]) -> [String] {
        let workspaces = manifests.filter { $0.name == "Workspace.swift" }
        let folders = (workspaces.isEmpty ? manifests : workspaces).map(\.folder).sorted()
        return folders.filter { folder in
            !folders.contains { $0 != folder && ($0 == "." || folder.hasPrefix($0 + "/")) }
        }
    }
}

extension String {
    /// An absolute folder and those that contain it, innermost first.
    fileprivate var foldersAbove: [String] {
        sequence(first: self) { $0 == "/" ? nil : absolutePath("..", from: $0) }.map { $0 }
    }
}
