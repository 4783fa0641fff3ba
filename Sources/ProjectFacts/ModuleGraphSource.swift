import Foundation
import SourceFacts
package import WiringModel

/// Finds what tells the modules of a project: manifests of SwiftPM, a graph of Tuist, or else folders.
package enum ModuleGraphSource {
    /// A graph, and what of it could not be read.
    package struct Read {
        package var graph: ProjectGraph
        package var problems: [String]
        /// Manifests without which the graph is not whole.
        package var unreadable: [Finding] = []
    }

    /// The modules below a run's inputs; nil where nothing tells them.
    ///
    /// - Parameter cache: a folder that keeps what manifests say.
    package static func graph(_ set: SourceSet, _ rules: Rules, cache: String?) throws -> Read? {
        if let file = rules.graph.tuistGraph {
            let root = absolutePath("..", from: absolutePath(file.path, from: FileManager.default.currentDirectoryPath))
            return Read(graph: try TuistGraphFile.read(file.path, root: root), problems: [])
        }
        if rules.graph.evaluatesManifests { return try evaluated(set, cache: cache) }
        let packages = set.manifests.filter { $0.value == "Package.swift" }.map(\.key).sorted()
        if !packages.isEmpty {
            let read = SwiftPackages(packages, exclude: rules.exclude, cache: cache)
            return Read(graph: read.graph, problems: read.problems)
        }
        guard !rules.modules.layers.isEmpty || !rules.modules.rules.isEmpty else { return nil }
        return Read(graph: folders(set), problems: [])
    }

    /// What the manifests of Tuist projects say when they run.
    private static func evaluated(_ set: SourceSet, cache: String?) throws -> Read {
        let folders = tuistRoots(set)
        guard !folders.isEmpty else {
            throw InputError("there are no manifests of Tuist to evaluate: no Project.swift and no Workspace.swift")
        }
        let temporary = NSTemporaryDirectory() + "dovetail-\(ProcessInfo.processInfo.processIdentifier)"
        defer { if cache == nil { try? FileManager.default.removeItem(atPath: temporary) } }
        var modules: [ProjectModule] = []
        var products: [ExternalProduct] = []
        var problems: [String] = []
        var unreadable: [Finding] = []
        for folder in folders {
            let read = try TuistManifests(path: folder, cache: cache.map { "\($0)/tuist" } ?? temporary)
            modules += read.graph.modules
            products += read.graph.products.filter { !products.contains($0) }
            problems += read.problems.filter(\.isWarning).map { "\($0.location): \($0.message)" }
            unreadable += read.problems.filter { !$0.isWarning }.map(finding)
            if read.evaluated < read.manifests {
                problems.append("\(read.evaluated) of \(read.manifests) manifests of \(folder) were evaluated")
            }
        }
        let graph = ProjectGraph(modules: modules, products: products)
        return Read(graph: graph, problems: problems, unreadable: unreadable)
    }

    private static func finding(_ problem: ManifestProblem) -> Finding {
        Finding(
            .unreadableSource, at: problem.location, "this manifest cannot be evaluated: \(problem.message)",
            help: "mend it, or read what `tuist graph --format json` writes: --tuist-graph graph.json")
    }

    /// The folders from which Tuist would be run: those with a workspace, else those with a project, the outermost ones.
    private static func tuistRoots(_ set: SourceSet) -> [String] {
        let manifests = set.manifests.filter { $0.value != "Package.swift" }
        let workspaces = manifests.filter { $0.value == "Workspace.swift" }.map(\.key)
        let folders = (workspaces.isEmpty ? manifests.map(\.key) : workspaces).sorted()
        return folders.filter { folder in
            !folders.contains { $0 != folder && ($0 == "." || folder.hasPrefix($0 + "/")) }
        }
    }

    /// One module for each folder that looks like one. Nothing is known of what it declares.
    private static func folders(_ set: SourceSet) -> ProjectGraph {
        var modules = set.modules.map { module in
            ProjectModule(name: module.name ?? "", package: module.package, kind: .library)
        }
        for file in set.files { modules[file.module].files.append(file.path) }
        return ProjectGraph(modules: modules.filter { !$0.name.isEmpty })
    }
}
