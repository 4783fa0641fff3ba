import DovetailBasics
import DovetailDiagnostics

/// Converts the facts of a manifest to a project.
struct ManifestReader {
    /// The project's folder.
    let root: String
    let shown: ShownPaths
    private let texts = ManifestTexts()

    init(root: String, shown: ShownPaths) {
        self.root = root
        self.shown = shown
    }

    /// The project of the manifest at an absolute path.
    func project(_ facts: ManifestFacts, manifest: String) -> TuistProject {
        let folder = parentFolder(manifest)
        let name = facts.name ?? folder
        return TuistProject(
            name: name, folder: folder, targets: (facts.targets ?? []).map { target($0, manifest: manifest) })
    }

    private func target(_ facts: ManifestFacts.Target, manifest: String) -> TuistTarget {
        let folder = parentFolder(manifest)
        var target = TuistTarget(name: facts.name, product: facts.product, productName: facts.productName)
        target.tags = facts.tags
        target.location = location(facts.file, facts.line, in: manifest)
        target.files = files(facts.sources, folder: folder)
        target.dependencies = facts.dependencies.map { dependency($0, manifest: manifest) }
        target.platforms = Set(facts.platforms)
        var flags = LinkerFlagLevels()
        for level in facts.settings {
            if let file = level.file {
                flags.add(
                    configurationFile: file.absolute(manifest: folder, root: root), shipped: level.configuration)
            }
            if let all = level.configurations {
                flags.add(level.settings, shipped: level.configuration, amongConfigurations: all)
            } else {
                flags.add(level.settings, shipped: level.configuration)
            }
        }
        target.linkerFlags = flags.flags
        target.isolation = flags.defaultIsolation
        target.isSwift6 = flags.isSwift6
        return target
    }

    /// The place in the manifest itself; its first line if the declaration is in a helper.
    private func location(_ file: String, _ line: Int, in manifest: String) -> SourceLocation {
        SourceLocation(path: shown.path(manifest), line: file == manifest ? line : 1, column: 1)
    }

    /// The place of a dependency: in the manifest if it is declared or named there, or in a helper that names it.
    private func place(of dependency: ManifestFacts.Dependency, in manifest: String) -> SourceLocation {
        let (file, line) = (dependency.file, dependency.line)
        guard file != manifest else { return location(file, line, in: manifest) }
        if let named = texts.lines(naming: dependency.name, in: manifest).first {
            return location(manifest, named, in: manifest)
        }
        // A call in a helper may take several lines.
        guard texts.lines(naming: dependency.name, in: file).contains(where: { (line...line + 3).contains($0) }),
            file.hasPrefix(root + "/")
        else { return location(file, line, in: manifest) }
        return SourceLocation(path: shown.path(file), line: line, column: 1)
    }

    private func dependency(_ facts: ManifestFacts.Dependency, manifest: String) -> TuistDependency {
        let folder = parentFolder(manifest)
        var result = TuistDependency(kind: facts.target(manifest: folder, root: root))
        result.filters = (facts.condition ?? "").split(separator: ",").map { String($0.drop { $0 == " " }) }
        result.location = place(of: facts, in: manifest)
        result.isExternal = facts.kind == "external"
        result.isLinked = facts.status != "none"
        if facts.kind == "binary", let path = facts.path, TuistDependency.isLinked(path.pathString) {
            result.binaryPath = shown.path(path.absolute(manifest: folder, root: root))
        }
        return result
    }

    /// The Swift files that match a target's patterns, as displayed by the run.
    private func files(_ globs: [ManifestFacts.Glob], folder: String) -> [String] {
        var found: Set<String> = []
        for glob in globs {
            let excluded = glob.excluding.map { SourceGlob($0.absolute(manifest: folder, root: root)) }
            for file in SourceGlob(glob.glob.absolute(manifest: folder, root: root)).files()
            where !excluded.contains(where: { $0.matches(file) }) {
                found.insert(shown.path(file))
            }
        }
        return found.sorted()
    }
}

extension ManifestFacts.Dependency {
    /// What a dependency leads to.
    ///
    /// - Parameters:
    ///   - manifest: the manifest's folder.
    ///   - root: the project's folder.
    func target(manifest: String, root: String) -> TuistDependency.Kind {
        switch kind {
        case "target": .target(name, folder: manifest)
        case "project": .target(name, folder: path?.absolute(manifest: manifest, root: root) ?? manifest)
        case "sdk", "xctest": TuistDependency.system(name)
        case "binary": TuistDependency.binary(name)
        default: .product(name)
        }
    }
}
