import Foundation
import SourceFacts
package import WiringModel

/// The module graph of SwiftPM packages, as SwiftPM tells it.
package struct SwiftPackages {
    /// The packages' modules; those of packages outside of the given folders are products of others.
    package private(set) var graph = ProjectGraph(modules: [])
    /// What could not be read, for people.
    package private(set) var problems: [String] = []

    /// A package that was read.
    private struct Package {
        var folder: String
        /// The folder without links, by which it is found.
        var real: String
        var description: PackageDescription
        var manifest: Manifest
        var isOwn: Bool
        var identity: String
        let layout: PackageFolder
        /// The names that imports use, by those of the targets.
        let moduleNames: [String: String]

        init(
            _ folder: String, _ real: String, _ description: PackageDescription, _ manifest: Manifest, isOwn: Bool
        ) {
            self.folder = folder
            self.real = real
            self.description = description
            self.manifest = manifest
            self.isOwn = isOwn
            identity = (real.split(separator: "/").last.map(String.init) ?? real).lowercased()
            let layout = PackageFolder(folder, manifest)
            self.layout = layout
            moduleNames = Dictionary(
                description.targets.map { target in
                    let map = ModuleMap(layout.folder(of: target), isSystem: target.type == "system")
                    return (target.name, map?.name ?? moduleName(target.name))
                }, uniquingKeysWith: { first, _ in first })
        }

        func module(_ target: PackageDescription.Target) -> String {
            moduleNames[target.name] ?? moduleName(target.name)
        }
    }

    private let current = FileManager.default.currentDirectoryPath
    private var packages: [Package] = []
    private var byRealFolder: [String: Int] = [:]

    /// Reads packages, and those that they depend on by path.
    ///
    /// - Parameter folders: the folders of the project's own packages.
    /// - Parameter cache: a folder that keeps what SwiftPM says; nil to ask each time.
    package init(_ folders: [String], exclude: [String] = [], cache: String?) {
        let dumps = PackageDumps(cache: cache)
        let roots = folders.map(Self.real)
        var pending = folders
        var seen: Set<String> = []
        while !pending.isEmpty {
            let round = pending.filter { folder in
                FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
                    && seen.insert(Self.real(folder)).inserted
            }
            pending = []
            for (folder, answer) in zip(round, dumps.describe(round)) {
                let real = Self.real(folder)
                let isOwn = roots.contains { real == $0 || real.hasPrefix($0 + "/") }
                let package = read(folder, real, answer, isOwn)
                byRealFolder[real] = packages.count
                packages.append(package)
                pending += package.description.packages.compactMap(\.path).map { relativePath($0, to: current) }
            }
        }
        dumps.save()
        packages.sort { $0.folder < $1.folder }
        byRealFolder = Dictionary(uniqueKeysWithValues: packages.enumerated().map { ($1.real, $0) })
        graph = ProjectGraph(
            modules: packages.filter(\.isOwn).flatMap { modules(of: $0, exclude) }, products: products)
    }

    private static func real(_ folder: String) -> String {
        URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
    }

    /// A package; by its manifest's text where SwiftPM does not read it.
    private mutating func read(
        _ folder: String, _ real: String, _ answer: Result<PackageDescription, InputError>, _ isOwn: Bool
    ) -> Package {
        let data = FileManager.default.contents(atPath: "\(folder)/Package.swift") ?? Data()
        let manifest = Manifest(source: String(decoding: data, as: UTF8.self))
        switch answer {
        case .success(let description): return Package(folder, real, description, manifest, isOwn: isOwn)
        case .failure(let error):
            problems.append("\(error.description); what its text says literally is used")
            return Package(folder, real, PackageDescription(manifest, in: folder), manifest, isOwn: isOwn)
        }
    }

    // MARK: Products

    /// The products of all packages that were read or are checked out, and which modules they bring.
    private var products: [ExternalProduct] {
        var found: [ExternalProduct] = []
        for package in packages {
            for product in package.description.products {
                let modules = product.targets.compactMap { name in
                    package.description.targets.first { $0.name == name && $0.type != "plugin" }.map {
                        package.module($0)
                    }
                }
                found.append(
                    ExternalProduct(
                        name: product.name, package: package.identity, modules: Array(Set(modules)).sorted()))
            }
        }
        var seen: Set<String> = []
        for package in packages where package.isOwn {
            for target in package.description.targets {
                for dependency in target.dependencies {
                    guard let (name, identity) = outside(dependency, package),
                        seen.insert("\(identity ?? "")|\(name)").inserted
                    else { continue }
                    let modules = Checkout(package.folder, identity: identity).modules(ofProduct: name)
                    let renamed = modules.map { $0.map { dependency.aliases[$0] ?? $0 } }
                    found.append(ExternalProduct(name: name, package: identity, modules: renamed?.sorted()))
                }
            }
        }
        return found
    }

    /// The product and package of a dependency that no package that was read has.
    private func outside(
        _ dependency: PackageDescription.Dependency, _ package: Package
    ) -> (name: String, identity: String?)? {
        guard case .product(let name, let identity) = target(dependency, package),
            !packages.contains(where: { other in
                other.identity == identity && other.description.products.contains { $0.name == name }
            })
        else { return nil }
        return (name, identity)
    }

    // MARK: Modules

    private func modules(of package: Package, _ exclude: [String]) -> [ProjectModule] {
        let manifest = manifestPath(package.folder)
        return package.description.targets.compactMap { target in
            guard let kind = ProjectModule.Kind(swiftPM: target.type) else { return nil }
            let literal = package.manifest.targets.first { $0.name == target.name }
            func location(_ place: Manifest.Place?) -> SourceLocation? {
                place.map { SourceLocation(path: manifest, line: $0.line, column: $0.column) }
            }
            var module = ProjectModule(name: package.module(target), package: package.identity, kind: kind)
            module.target = module.name == target.name ? nil : target.name
            module.location = location(literal?.place) ?? SourceLocation(path: manifest, line: 1, column: 1)
            module.hasGeneratedFiles = target.hasPlugins
            module.files = files(of: target, package.layout, exclude)
            module.dependencies = target.dependencies.map { dependency in
                var result = ModuleDependency(self.target(dependency, package))
                result.condition = dependency.platforms.isEmpty ? nil : dependency.platforms.joined(separator: ", ")
                let index = literal?.dependencies.firstIndex(of: dependency.name)
                result.location = location(index.flatMap { literal?.dependencyPlaces[$0] })
                return result
            }
            return module
        }
    }

    /// What a dependency's name stands for: a target of the package, or else a product of one that it depends on.
    private func target(
        _ dependency: PackageDescription.Dependency, _ package: Package
    ) -> ModuleDependency.Target {
        if !dependency.isProduct, let own = package.description.targets.first(where: { $0.name == dependency.name }) {
            return own.type == "binary"
                ? .product(name: own.name, package: nil)
                : .module(name: package.module(own), package: package.identity)
        }
        let reference = package.description.packages.first { other in
            guard let name = dependency.package else { return false }
            return other.name == name || other.identity == name.lowercased()
        }
        if let identity = reference.map(identity) { return .product(name: dependency.name, package: identity) }
        // A name alone is a product of one of the packages.
        let brings = package.description.packages.first { other in
            guard let path = other.path, let index = byRealFolder[Self.real(path)] else { return false }
            return packages[index].description.products.contains { $0.name == dependency.name }
        }
        return .product(
            name: dependency.name,
            package: brings.map(identity) ?? package.description.packages.first { $0.path == nil }.map(identity))
    }

    /// The identity under which a package is read here.
    private func identity(_ package: PackageDescription.Package) -> String {
        package.path.flatMap { byRealFolder[Self.real($0)] }.map { packages[$0].identity } ?? package.identity
    }

    private func files(
        of target: PackageDescription.Target, _ package: PackageFolder, _ exclude: [String]
    ) -> [String] {
        let folder = package.folder(of: target)
        var walk = FolderWalk(exclude: exclude)
        walk.walk(folder)
        let left = target.exclude.map { "\(folder)/\($0)" }
        let only = target.sources?.map { "\(folder)/\($0)" }
        func isBelow(_ file: String, _ path: String) -> Bool { file == path || file.hasPrefix(path + "/") }
        return walk.files.filter { file in
            !left.contains { isBelow(file, $0) } && (only?.contains { isBelow(file, $0) } ?? true)
        }.sorted()
    }
}

extension ProjectModule.Kind {
    /// What SwiftPM's type of a target is; nil for binaries.
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

extension PackageDescription {
    /// What a manifest's text says literally.
    init(_ manifest: Manifest, in folder: String) {
        name = manifest.name ?? ""
        targets = manifest.targets.map { literal in
            var target = Target(
                name: literal.name, type: literal.isTest ? "test" : literal.isExecutable ? "executable" : "regular")
            target.path = literal.path
            target.exclude = literal.exclude
            target.hasPlugins = !literal.plugins.isEmpty
            target.dependencies = literal.dependencies.map { Dependency(name: $0, isProduct: false) }
            return target
        }
        products = manifest.products.sorted { $0.key < $1.key }.map { Product(name: $0.key, targets: $0.value) }
        packages =
            manifest.localPackages.map { path in
                let whole = absolutePath(
                    path, from: absolutePath(folder, from: FileManager.default.currentDirectoryPath))
                return Package(
                    identity: (whole.split(separator: "/").last.map(String.init) ?? whole).lowercased(), path: whole)
            } + manifest.remotePackages.map { Package(identity: $0.lowercased()) }
    }
}
