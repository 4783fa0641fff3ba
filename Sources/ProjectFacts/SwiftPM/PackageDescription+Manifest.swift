import Foundation
import SourceFacts

extension PackageDescription {
    /// What a manifest's text says literally.
    init(_ manifest: Manifest, in folder: String) {
        name = manifest.name ?? ""
        targets = manifest.targets.map { literal in
            var target = Target(
                name: literal.name, type: literal.isTest ? "test" : literal.isExecutable ? "executable" : "regular")
            target.path = literal.path
            target.exclude = literal.exclude
            target.sources = literal.sources
            target.resources = literal.resources
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

extension Manifest {
    /// What SwiftPM says of a package, as if its manifest said so literally.
    init(_ description: PackageDescription) {
        self.init()
        name = description.name
        targets = description.targets.filter { ["regular", "executable", "test", "macro"].contains($0.type) }.map {
            target in
            var result = Target(name: target.name, isTest: target.type == "test")
            result.isExecutable = target.type == "executable"
            result.path = target.path
            result.exclude = target.exclude
            result.sources = target.sources
            result.resources = target.resources
            result.dependencies = target.dependencies.map(\.name)
            result.plugins = target.plugins
            return result
        }
        products = Dictionary(description.products.map { ($0.name, $0.targets) }) { first, _ in first }
        dynamicProducts = Set(description.products.filter(\.isDynamic).map(\.name))
        localPackages = description.packages.compactMap(\.path)
        remotePackages = description.packages.filter { $0.path == nil }.map(\.identity)
    }
}
