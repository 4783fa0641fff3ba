import DovetailBasics
package import DovetailBinaries
package import DovetailDiagnostics
package import DovetailFacts
package import DovetailRules
import DovetailSwiftCode
import Foundation

/// The modules of a project as manifests tell them, and what of these could not be read.
package struct ToldGraph: Sendable {
    package var graph: ProjectGraph
    /// What could not be read, for people.
    package var problems: [String] = []
    /// Manifests without which the graph is not whole.
    package var unreadable: [Finding] = []
}

/// What a project links, and what of it could not be read.
package struct ToldLinkage {
    package var images: [LinkedImage] = []
    /// What could not be read, for people.
    package var problems: [String] = []
    /// Manifests without which the images are not whole.
    package var unreadable: [Finding] = []
}

extension Project {
    /// What each kind of manifest tells that tells anything.
    private func told(_ rules: Rules, cache: String?) throws -> [any ToldProject] {
        var told: [any ToldProject] = []
        for (index, source) in sources.enumerated() where source.isAsked(rules) {
            let own = manifests.filter { manifest in
                manifest.source == index && !told.contains { $0.holds(manifest) }
            }
            if let read = try source.read(own, rules, cache: cache) { told.append(read) }
        }
        return told
    }

    /// The project with its modules as manifests declare them, read as their own tools do.
    ///
    /// - Parameter cache: a folder that keeps what manifests say.
    /// - Throws: `InputError`, and `NoModules` where rules are about modules and there are none.
    package func withGraph(_ rules: Rules, cache: String?) throws -> Project {
        var project = self
        project.graph = try toldGraph(rules, cache: cache)
        return project
    }

    /// The modules below a run's inputs: as manifests tell them, else the folders that look like modules, where there
    /// are rules for such; nil where nothing tells them.
    ///
    /// - Parameter cache: a folder that keeps what manifests say.
    private func toldGraph(_ rules: Rules, cache: String?) throws -> ToldGraph? {
        let told = try told(rules, cache: cache)
        if let first = told.first {
            let graph = try told.dropFirst().reduce(first.graph) { try $0.joined(with: $1.graph) }
            return ToldGraph(
                graph: asNamed(graph),
                problems: told.flatMap(\.problems), unreadable: told.flatMap(\.unreadable))
        }
        guard let place = rules.modules.location else { return nil }
        let graph = folders
        guard !graph.modules.isEmpty else { throw NoModules(place: place) }
        return ToldGraph(graph: graph)
    }

    /// A graph with the files' paths as they were named to this run: one may name them from the root, and the other from
    /// the current folder.
    private func asNamed(_ graph: ProjectGraph) -> ProjectGraph {
        let current = FileManager.default.currentDirectoryPath
        let named = Dictionary(files.map { (absolutePath($0.path, from: current), $0.path) }) { first, _ in first }
        var graph = graph
        for index in graph.modules.indices {
            graph.modules[index].files = graph.modules[index].files.map { path in
                named[absolutePath(path, from: current)] ?? path
            }
        }
        return graph
    }

    /// What is linked by what lies below a run's inputs; no images where nothing tells it.
    ///
    /// - Parameter cache: a folder that keeps what manifests say.
    /// - Throws: `InputError` where a graph of Tuist's is something else, or there are no manifests to evaluate.
    package func linkage(_ rules: Rules, cache: String?) throws -> ToldLinkage {
        var linkage = ToldLinkage()
        if rules.linkage.isEmpty, !unaskedManifests(rules).isEmpty {
            linkage.problems.append(
                "Tuist's targets are unknown: pass --evaluate-manifests, which runs the manifests, or "
                    + "--tuist-graph with the output of 'tuist graph --format json'")
        }
        for told in try told(rules, cache: cache) {
            let linked = try told.linked
            linkage.images += linked.images
            linkage.problems += told.problems + linked.problems
            linkage.unreadable += told.unreadable
        }
        return linkage
    }

    /// One module for each folder that looks like one. Nothing is known of what it declares.
    private var folders: ProjectGraph {
        var folders = modules.map { module in
            ProjectModule(name: module.name ?? "", package: module.package, kind: .library)
        }
        for file in files { folders[file.module].files.append(file.path) }
        return ProjectGraph(modules: folders.filter { !$0.name.isEmpty })
    }
}

/// Rules about modules, and no module that they could be held to.
package struct NoModules: Error {
    /// Where the rules stand.
    package var place: SourceLocation
}
