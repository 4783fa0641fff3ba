import DovetailBasics
import DovetailSwiftCode
import Foundation

extension PackageDescription {
    /// The literal parts of a manifest's text.
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
            target.plugins = literal.plugins
            target.isMainActor = literal.isMainActor
            target.isIsolationOpen = literal.isIsolationOpen
            target.isSwift6 = literal.isSwift6
            target.dependencies = literal.dependencies.map { Dependency(name: $0, isProduct: false) }
            return target
        }
        products = manifest.products.sorted { $0.key < $1.key }.map { name, targets in
            Product(name: name, targets: targets, isDynamic: manifest.dynamicProducts.contains(name))
        }
        packages =
            manifest.localPackages.map { path in
                let whole = absolutePath(
                    path, from: absolutePath(folder, from: FileManager.default.currentDirectoryPath))
                return Package(identity: SwiftPackage.identity(whole), path: whole)
            } + manifest.remotePackages.map { Package(identity: $0.lowercased()) }
    }
}
