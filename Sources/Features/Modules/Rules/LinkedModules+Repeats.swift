import DovetailBasics
import DovetailDiagnostics
package import DovetailFacts
import DovetailProject

/// Modules that several kinds of manifests declare, such as Package.swift and project.yml.
extension LinkedModules {
    /// The module of the same name, with some of the same files, that is not repeated; nil if the module itself is not
    /// repeated, or has another name in the first manifest.
    package func original(of index: ProjectModuleID) -> ProjectModuleID? {
        guard modules[index].isRepeated else { return nil }
        let (name, files) = (modules[index].name, Set(modules[index].files))
        return modules.ids.first { other in
            !modules[other].isRepeated && modules[other].name == name && !files.isDisjoint(with: modules[other].files)
        }
    }

    /// ` in project.yml` for a module that another manifest declares as well; otherwise empty. Without the folder, so
    /// that baselines do not depend on where the tool was run.
    func inManifest(_ index: ProjectModuleID) -> String {
        guard let manifest = modules[index].location?.path,
            modules[index].isRepeated || modules.ids.contains(where: { original(of: $0) == index })
        else { return "" }
        return " in \(manifestName(manifest))"
    }

    /// The other manifests that declare a module, of which only one is edited.
    package func otherManifests(of index: ProjectModuleID) -> [String] {
        let (own, files) = (modules[index].location?.path, Set(modules[index].files))
        let found = modules.filter { $0.name == modules[index].name && !files.isDisjoint(with: $0.files) }
        return Set(found.compactMap(\.location?.path)).filter { $0 != own }.map(manifestPath).sorted()
    }

    /// Which manifests declare modules again, and how many modules are declared again: `10 modules are declared by
    /// several manifests (Package.swift, project.yml), and were compared with each`. Nil if none is.
    package var repeatsLine: String? {
        let repeated = modules.filter(\.isRepeated)
        guard !repeated.isEmpty else { return nil }
        let files = Set(repeated.flatMap(\.files))
        let others = modules.filter { !$0.isRepeated && !files.isDisjoint(with: $0.files) }
        let manifests = Set((repeated + others).compactMap { $0.location.map { manifestPath($0.path) } }).sorted()
        let count = Set(repeated.map(\.name)).count
        return "\(count) \(count == 1 ? "module is" : "modules are") declared by several manifests "
            + "(\(manifests.joined(separator: ", "))); the imports were compared with each"
    }

    private func manifestName(_ path: String) -> String { manifestPath(path).lastComponent }

    /// The path of a manifest; that of an Xcode project for its file.
    private func manifestPath(_ path: String) -> String { ManifestKind(path) == .xcode ? parentFolder(path) : path }
}

extension [Violation] {
    /// The violations without those of repeated modules that say the same as one of another module.
    func withoutRepeats(_ linked: LinkedModules) -> [Violation] {
        func key(_ violation: Violation) -> [String] {
            [violation.finding.id.rawValue, violation.finding.message]
        }
        let known = Set(filter { !linked.modules[$0.from].isRepeated }.map(key))
        return filter { !linked.modules[$0.from].isRepeated || !known.contains(key($0)) }
    }
}

extension [ModuleCut] {
    /// The cuts without those of repeated modules that are the same as one between the others.
    func withoutRepeats(_ linked: LinkedModules) -> [ModuleCut] {
        func names(_ cut: ModuleCut) -> [String] { cut.cycle.map { linked.modules[$0].name } }
        let known = Set(filter { !linked.modules[$0.from].isRepeated }.map(names))
        return filter { !linked.modules[$0.from].isRepeated || !known.contains(names($0)) }
    }
}
