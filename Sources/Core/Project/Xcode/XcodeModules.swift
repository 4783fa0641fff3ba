import DovetailBasics
import DovetailBinaries
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailSwiftCode
import Foundation

extension Project {
    /// The targets of the Xcode projects as modules, with the dependencies that the projects declare.
    ///
    /// - Parameter others: the modules that other manifests describe. Xcode leaves packages inside the folders of a
    ///   target to SwiftPM.
    func xcodeGraph(besides others: [ProjectModule] = []) -> ProjectGraph {
        guard !xcodeProjects.isEmpty else { return ProjectGraph(modules: [], products: []) }
        let paths = files.map(\.path) + testFilesLeftOut
        var graph = XcodeModules(xcodeProjects, files: paths).graph
        var manifests: [String: String] = [:]
        for module in others {
            guard let manifest = module.location?.path else { continue }
            for file in module.files { manifests[file] = manifest }
        }
        for index in graph.modules.indices {
            guard let project = graph.modules[index].package else { continue }
            let files = graph.modules[index].files
            let isNested = files.map { file in manifests[file].map { Self.isBelow($0, project) } ?? false }
            guard isNested.contains(false), files.contains(where: { manifests[$0] == nil }) else { continue }
            graph.modules[index].files = zip(files, isNested).filter { !$1 }.map(\.0)
        }
        return graph
    }

    /// Whether a manifest is in a folder below that of an Xcode project.
    private static func isBelow(_ manifest: String, _ project: String) -> Bool {
        let current = FileManager.default.currentDirectoryPath
        func folder(_ path: String) -> String { parentFolder(absolutePath(path, from: current)) }
        let above = folder(project)
        return folder(manifest).hasPrefix(above == "/" ? above : above + "/")
    }
}

/// Finds what the dependencies of Xcode targets mean among all projects of a run.
private struct XcodeModules {
    private let index: XcodeTargetIndex
    private let files: [String]
    private var projects: [XcodeProject] { index.projects }

    init(_ projects: [XcodeProject], files: [String]) {
        index = XcodeTargetIndex(projects)
        self.files = files
    }

    var graph: ProjectGraph {
        let paths = files.map { (name: $0, absolute: XcodeTargetIndex.absolute($0)) }
        var modules: [String: ProjectModule] = [:]
        var products: Set<ExternalProduct> = []
        for (number, project) in projects.enumerated() {
            let places = project.places
            let usesPods = project.targets.contains(where: \.pods.isUsed)
            let lock = usesPods ? PodfileLock(for: parentFolder(project.path)) : nil
            products.formUnion((lock?.pods ?? []).map(\.product))
            for target in project.targets {
                var module = ProjectModule(name: target.module, package: project.path, kind: target.kind)
                module.target = target.module == target.name ? nil : target.name
                module.linkage = target.imageKind?.linkage
                module.location = places.place(of: target.id)
                module.files = paths.filter { target.compiles($0.absolute) }.map(\.name).sorted()
                module.definedConditions = target.definedConditions
                module.platforms = target.platforms
                module.hasOtherFiles = target.hasOtherSources
                module.hasSearchPaths = target.hasSearchPaths
                module.dependencies = target.dependencies.compactMap { dependency in
                    guard var resolved = resolved(dependency, of: target, in: number) else { return nil }
                    if resolved.target == .module(name: module.name, package: project.path) { return nil }
                    resolved.location = places.place(of: dependency.id)
                    return resolved
                }
                module.dependencies += (lock?.pods ?? []).filter(target.pods.contain).map(\.dependency)
                modules[module.id] = modules[module.id].map { Self.merged($0, module) } ?? module
            }
        }
        for module in modules.values {
            for case .product(let name, let package?) in module.dependencies.map(\.target) {
                products.insert(ExternalProduct(name: name, package: package))
            }
        }
        return ProjectGraph(
            modules: modules.values.map { Self.withOtherUses($0, modules) }, products: Array(products))
    }

    /// Two targets that build one module, for two platforms.
    private static func merged(_ one: ProjectModule, _ other: ProjectModule) -> ProjectModule {
        var module = one
        module.files = Set(one.files + other.files).sorted()
        let known = Set(one.dependencies.map(\.target))
        for index in module.dependencies.indices {
            // What one of them always needs is not a condition of the module.
            let target = module.dependencies[index].target
            if other.dependencies.contains(where: { $0.target == target && $0.condition == nil }) {
                module.dependencies[index].condition = nil
            }
        }
        module.dependencies += other.dependencies.filter { !known.contains($0.target) }
        module.hasOtherFiles = one.hasOtherFiles || other.hasOtherFiles
        module.hasSearchPaths = one.hasSearchPaths || other.hasSearchPaths
        module.definedConditions = one.definedConditions.flatMap { other.definedConditions?.union($0) }
        let areKnown = !one.platforms.isEmpty && !other.platforms.isEmpty
        module.platforms = areKnown ? Set(one.platforms + other.platforms).sorted() : []
        module.kind = one.kind.joined(other.kind)
        module.linkage = one.linkage == other.linkage ? one.linkage : nil
        return module
    }

    /// Marks what a program or a test bundle must link or embed for a library that it depends on.
    private static func withOtherUses(_ module: ProjectModule, _ modules: [String: ProjectModule]) -> ProjectModule {
        guard module.kind != .library else { return module }
        func libraries(_ module: ProjectModule) -> [ProjectModule] {
            module.dependencies.compactMap { dependency in
                guard case .module(let name, let package) = dependency.target else { return nil }
                return modules["\(package ?? "")|\(name)"].flatMap { $0.kind == .library ? $0 : nil }
            }
        }
        let needed = Set(
            reachable(from: libraries(module)) { libraries($0) }.flatMap { $0.dependencies.map(\.target) })
        var module = module
        for index in module.dependencies.indices where needed.contains(module.dependencies[index].target) {
            module.dependencies[index].hasOtherUse = true
        }
        return module
    }

    // MARK: Dependencies

    private func resolved(
        _ dependency: XcodeDependency, of target: XcodeTarget, in project: Int
    ) -> ModuleDependency? {
        var result: ModuleDependency
        if let found = index.target(dependency.target, in: project) {
            // Programs are embedded. Only tests use one: the app that they are loaded into, or that they run.
            let isProgram = found.target.kind == .app
            guard found.target.kind == .library || isProgram && target.isTest else { return nil }
            result = ModuleDependency(.module(name: found.target.module, package: projects[found.project].path))
            result.isHost = isProgram && target.isHosted && !target.isUITest
        } else {
            switch dependency.target {
            case .target: return nil
            case .product(let name, let package): result = ModuleDependency(.product(name: name, package: package))
            case .system(let name): result = ModuleDependency(.system(name: name))
            case .foreign(_, _, let name), .built(let name), .library(let name):
                result = ModuleDependency(.product(name: XcodeTargetReader.libraryName(name), package: nil))
                result.isBinary = true
            }
        }
        result.hasOtherUse = !dependency.isLinked || !dependency.isWritten
        let platforms = dependency.on.sorted
        result.condition = platforms.isEmpty ? nil : platforms.joined(separator: ", ")
        return result
    }
}

extension PodfileLock.Pod {
    fileprivate var product: ExternalProduct {
        ExternalProduct(
            name: name, package: ExternalProduct.podPackage, modules: isModuleKnown ? [module] : nil)
    }

    /// A pod may be there for another pod, so it is never unused.
    fileprivate var dependency: ModuleDependency {
        var dependency = ModuleDependency(.product(name: name, package: ExternalProduct.podPackage))
        dependency.location = location
        dependency.hasOtherUse = true
        return dependency
    }
}
