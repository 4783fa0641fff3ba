package import DovetailBasics
package import DovetailBinaries
package import DovetailDiagnostics
package import DovetailFacts
package import DovetailRules
import DovetailSwiftCode
import Foundation

/// The modules of a project as declared by manifests, and which manifests could not be read.
package struct ManifestGraph: Sendable {
    package var graph: ProjectGraph
    /// What could not be read, in words for people.
    package var problems: [String] = []
    /// Unreadable manifests, without which the graph is incomplete.
    package var unreadable: [Finding] = []
}

/// What a project links, and which parts could not be read.
package struct ManifestLinkage {
    package var images: [LinkedImage] = []
    /// What could not be read, in words for people.
    package var problems: [String] = []
    /// Unreadable manifests, without which the images are incomplete.
    package var unreadable: [Finding] = []
}

extension Project {
    /// The contents of each kind of manifest that describes something.
    private func manifestContents(_ rules: Rules, cache: String?) throws -> [any ManifestContents] {
        var contents: [any ManifestContents] = []
        for (index, source) in sources.enumerated() where source.isRequested(rules) {
            let own = manifests.filter { manifest in
                manifest.source == index && !contents.contains { $0.holds(manifest) }
            }
            if let read = try source.read(own, rules, cache: cache) { contents.append(read) }
        }
        return contents
    }

    /// The project with its modules as declared by manifests, which are read as their own tools read them.
    ///
    /// - Parameter cache: a folder that caches the contents of manifests.
    /// - Throws: `InputError`, and `NoModules` if there are module rules but no modules.
    package func withGraph(_ rules: Rules, cache: String?) throws -> Project {
        var project = self
        project.graph = try manifestGraph(rules, cache: cache)
        return project
    }

    /// The modules below a run's inputs: those declared by manifests or, if there are module rules, folders that look
    /// like modules; nil if there are neither.
    ///
    /// - Parameter cache: a folder that caches the contents of manifests.
    private func manifestGraph(_ rules: Rules, cache: String?) throws -> ManifestGraph? {
        let contents = try manifestContents(rules, cache: cache)
        let unreadable = unreadableXcodeProjects
        if let first = contents.first {
            var graph = try contents.dropFirst().reduce(asNamed(first.graph)) { try $0.joined(with: asNamed($1.graph)) }
            let current = FileManager.default.currentDirectoryPath
            graph.modules.removeAll { module in
                guard let manifest = module.location?.path, module.kind != .test else { return false }
                return listingManifests.contains(absolutePath(manifest, from: current))
            }
            var xcode = xcodeGraph(besides: graph.modules)
            // Tuist writes the Xcode projects of its manifests; one that is checked in may be out of date.
            let tuist = graph.modules.filter { $0.location.map { ManifestKind($0.path) } == .tuist }
            let written = Set(tuist.flatMap(\.files))
            xcode.modules.removeAll { module in
                module.location.map { ManifestKind($0.path) } == .xcode && !written.isDisjoint(with: module.files)
            }
            return ManifestGraph(
                graph: graph.joined(with: xcode),
                problems: contents.flatMap(\.problems) + xcodeDifferences,
                unreadable: contents.flatMap(\.unreadable) + unreadable)
        }
        guard let place = rules.modules.location else {
            let graph = xcodeGraph()
            guard !graph.modules.isEmpty || !unreadable.isEmpty else { return nil }
            return ManifestGraph(graph: graph, problems: xcodeDifferences, unreadable: unreadable)
        }
        let graph = folders
        guard !graph.modules.isEmpty else { throw NoModules(place: place) }
        return ManifestGraph(graph: xcodeGraph().joined(with: graph), unreadable: unreadable)
    }

    /// The error that no manifest declares modules.
    package func noModules(_ rules: Rules) -> InputError {
        InputError(
            unevaluatedManifests(rules).isEmpty
                ? "no modules found: there is no Package.swift, no Xcode project and no project.yml below the inputs"
                : "no modules found: Tuist's manifests are read only with --evaluate-manifests or --tuist-graph")
    }

    private var unreadableXcodeProjects: [Finding] {
        xcodeProjects.compactMap(\.gap).map {
            Finding(
                .unreadableSource, at: $0.location, $0.message,
                help: $0.location.path.hasSuffix(".pbxproj")
                    ? "open the project in Xcode and save it, or restore the file; until then, its modules are "
                        + "unknown"
                    : "fix the specification; until then, its modules are unknown")
        }
    }

    /// A graph with the files' paths as given to this run: one side may use absolute paths, the other relative ones.
    private func asNamed(_ graph: ProjectGraph) -> ProjectGraph {
        let current = FileManager.default.currentDirectoryPath
        let paths = files.map(\.path) + testFilesLeftOut
        let named = Dictionary(paths.map { (absolutePath($0, from: current), $0) }) { first, _ in first }
        var graph = graph
        for index in graph.modules.indices {
            graph.modules[index].files = graph.modules[index].files.map { path in
                named[absolutePath(path, from: current)] ?? path
            }
        }
        return graph
    }

    /// What is linked below a run's inputs; no images if nothing describes it.
    ///
    /// - Parameter cache: a folder that caches the contents of manifests.
    /// - Throws: `InputError` if a Tuist graph has an unexpected format, or there are no manifests to evaluate.
    package func linkage(_ rules: Rules, cache: String?) throws -> ManifestLinkage {
        var linkage = ManifestLinkage()
        if rules.linkage.isEmpty, !unevaluatedManifests(rules).isEmpty {
            linkage.problems.append(
                "Tuist's targets are unknown: pass --evaluate-manifests, which runs the manifests, or "
                    + "--tuist-graph with the output of 'tuist graph --format json'")
        }
        var staticProducts: [String: SourceLocation] = [:]
        for contents in try manifestContents(rules, cache: cache) {
            if !xcodeProjects.isEmpty, let packages = contents as? SwiftPackages {
                staticProducts.merge(packages.staticProducts) { first, _ in first }
            }
            let linked = try contents.linked
            linkage.images += linked.images
            linkage.problems += contents.problems + linked.problems
            linkage.unreadable += contents.unreadable
        }
        let xcode = XcodeLinkage(
            xcodeProjects, files: files.map(\.path),
            dynamicProducts: Set(linkage.images.filter { $0.kind == .dynamic }.map(\.name)),
            staticProducts: staticProducts)
        // Tuist writes the Xcode projects of its manifests.
        let written = Set(
            linkage.images.filter { ManifestKind($0.location.path) == .tuist }.map(\.name))
        linkage.images += xcode.images.filter { !written.contains($0.name) }
        linkage.problems += xcode.problems + xcodeDifferences
        linkage.unreadable += unreadableXcodeProjects
        return linkage
    }

    /// A module for each folder that looks like one. Their declared dependencies are unknown.
    private var folders: ProjectGraph {
        var folders = modules.map { ProjectModule(name: $0.name ?? "", package: $0.package, kind: .library) }
        for file in files { folders[of: file.module].files.append(file.path) }
        return ProjectGraph(modules: folders.filter { !$0.name.isEmpty })
    }
}

/// The error that there are module rules but no modules.
package struct NoModules: Error {
    /// The place of the rules.
    package var place: SourceLocation
}
