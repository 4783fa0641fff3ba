import DovetailDiagnostics
package import DovetailFacts
import DovetailSwiftCode

/// The module graph of SwiftPM packages, as described by SwiftPM.
package struct SwiftPackages {
    /// The modules of the packages; packages outside the given folders contribute products.
    package private(set) var graph = ProjectGraph(modules: [])
    let packageSet: PackageSet
    private var packages: [SwiftPackage] { packageSet.packages }

    /// Reads packages, and the local packages they depend on.
    ///
    /// - Parameter folders: the folders of the project's own packages.
    /// - Parameter cache: a folder that caches SwiftPM's descriptions; nil to run SwiftPM each time.
    package init(_ folders: [String], exclude: [String] = [], cache: String?) {
        packageSet = PackageSet(folders, cache: cache)
        graph = ProjectGraph(
            modules: packages.filter(\.isOwn).flatMap { modules(of: $0, exclude) }, products: packageSet.products)
    }

    // MARK: Modules

    private func modules(of package: SwiftPackage, _ exclude: [String]) -> [ProjectModule] {
        let manifest = package.manifestPath
        return package.description.targets.compactMap { target in
            guard let kind = ProjectModule.Kind(swiftPM: target.type) else { return nil }
            let literal = package.manifest.targets.first { $0.name == target.name }
            func location(_ place: Manifest.Place?) -> SourceLocation? {
                place.map { SourceLocation(path: manifest, line: $0.line, column: $0.column) }
            }
            var module = ProjectModule(name: package.module(target), package: package.identity, kind: kind)
            module.target = module.name == target.name ? nil : target.name
            module.location = location(literal?.place) ?? SourceLocation(path: manifest, line: 1, column: 1)
            module.hasOtherFiles = target.hasPlugins
            let wired = package.wiredModule(target)
            module.concurrency = ConcurrencySettings(
                isMainActor: wired.isMainActor, openIsolation: wired.openIsolation, isSwift6: wired.isSwift6)
            module.folder = package.folder(of: target)
            module.plugins = target.plugins
            module.files = package.files(of: target).onDisk(exclude: exclude)
            module.dependencies = target.dependencies.map { dependency in
                var result = ModuleDependency(packageSet.target(dependency, package))
                result.aliases = dependency.aliases
                result.isBinary = packageSet.isBinary(dependency, package)
                result.condition = dependency.platforms.isEmpty ? nil : dependency.platforms.joined(separator: ", ")
                let index = literal?.dependencies.firstIndex(of: dependency.name)
                result.location = location(index.flatMap { literal?.dependencyPlaces[$0] })
                return result
            }
            return module
        }
    }
}

extension ProjectModule.Kind {
    /// The kind for SwiftPM's type of a target; nil for binaries.
    fileprivate init?(swiftPM type: String) {
        switch type {
        case "regular", "system": self = .library
        case "executable", "snippet": self = .app
        case "test": self = .test
        case "macro": self = .macro
        case "plugin": self = .plugin
        default: return nil
        }
    }
}
