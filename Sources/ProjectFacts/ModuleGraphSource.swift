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
        if let tuist = try TuistSource(set, rules, cache: cache) {
            return Read(graph: try tuist.graph, problems: tuist.problems, unreadable: tuist.unreadable)
        }
        let packages = set.manifests.filter { $0.value == "Package.swift" }.map(\.key).sorted()
        if !packages.isEmpty {
            let read = SwiftPackages(packages, exclude: rules.exclude, cache: cache)
            return Read(graph: read.graph, problems: read.problems, unreadable: read.unreadable)
        }
        guard let place = rules.modules.location else { return nil }
        let graph = folders(set)
        guard !graph.modules.isEmpty else { throw NoModules(place: place) }
        return Read(graph: graph, problems: [])
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

/// Rules about modules, and no module that they could be held to.
package struct NoModules: Error {
    /// Where the rules stand.
    package var place: SourceLocation
}
