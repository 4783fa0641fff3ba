import Foundation
import SourceFacts
import WiringModel

/// Reads a SwiftPM target and everything it depends on: targets of its package,
/// of packages by path, and of those that SwiftPM has checked out.
struct PackageReader {
    let root: String
    let exclude: [String]

    /// Adds `target` as the home module, and the modules below it.
    func add(target: String, to set: inout SourceSet) throws {
        guard FileManager.default.fileExists(atPath: "\(root)/Package.swift") else {
            throw InputError("there is no Package.swift in '\(root)'")
        }
        let packages = packages()
        guard let package = packages.first,
            let found = package.manifest.targets.first(where: { $0.name == target })
        else {
            let known = packages.first?.manifest.targets.map(\.name).sorted().joined(separator: ", ") ?? ""
            throw InputError(
                "Package.swift in '\(root)' names no target '\(target)' as a literal; it names: \(known)")
        }
        if !found.isExecutable { set.isWhole = false }
        var seen: Set<String> = []
        var pending = [(package, found)]
        while let (package, target) = pending.popLast() {
            guard seen.insert("\(package.folder)|\(target.name)").inserted else { continue }
            let index = set.module(
                Module(
                    name: target.name, package: package.identity, isExact: true,
                    isWired: target.plugins.contains("DovetailPlugin")))
            if set.home == nil { set.home = index }
            var walk = FolderWalk(exclude: exclude)
            walk.walk(package.sources(of: target))
            let left = target.exclude.map { joinedPath(package.sources(of: target), $0) }
            set.add(
                walk.files.filter { file in !left.contains { file == $0 || file.hasPrefix($0 + "/") } }, module: index)
            for name in target.dependencies { pending += targets(named: name, for: package, among: packages) }
        }
    }

    /// The targets behind a dependency's name: one of the same package, or those of a product.
    private func targets(
        named name: String, for package: PackageFolder, among packages: [PackageFolder]
    ) -> [(PackageFolder, Manifest.Target)] {
        if let own = package.manifest.targets.first(where: { $0.name == name }) { return [(package, own)] }
        for other in packages {
            guard let names = other.manifest.products[name] else { continue }
            return other.manifest.targets.filter { names.contains($0.name) }.map { (other, $0) }
        }
        return []
    }

    /// The package, then every package that it depends on and that is on disk.
    private func packages() -> [PackageFolder] {
        var found: [PackageFolder] = []
        var seen: Set<String> = []
        var pending = [root]
        while let folder = pending.popLast() {
            let real = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
            guard seen.insert(real).inserted, FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
            else { continue }
            let package = PackageFolder(folder)
            found.append(package)
            pending += package.manifest.localPackages.map { $0.hasPrefix("/") ? $0 : "\(folder)/\($0)" }
            pending += package.manifest.remotePackages.map { "\(root)/.build/checkouts/\($0)" }
        }
        // The runtime's own sources hold no components of the user.
        return found.filter { $0.manifest.name != "Dovetail" || $0.folder == root }
    }
}
