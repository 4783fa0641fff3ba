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
        let (packages, problems) = packages()
        set.problems += problems
        guard let package = packages.first,
            let found = package.target(named: target)
        else {
            let known = packages.first?.manifest.targets.map(\.name).sorted().joined(separator: ", ") ?? ""
            throw InputError(
                "Package.swift in '\(root)' names no target '\(target)'; it names: \(known)"
                    + problems.map { "; \($0.location): \($0.message)" }.joined())
        }
        if !found.isExecutable { set.isWhole = false }
        var seen: Set<String> = []
        var pending = [(package, found)]
        while let (package, target) = pending.popLast() {
            guard seen.insert("\(package.folder)|\(target.name)").inserted else { continue }
            let index = set.module(
                Module(
                    name: target.module, package: package.identity, isExact: true,
                    isWired: target.plugins.contains("DovetailPlugin")))
            if set.home == nil { set.home = index }
            set.add(package.files(of: target).onDisk(exclude: exclude), module: index)
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

    /// The package, then every package that it depends on and that is on disk; and what their manifests do not tell.
    private func packages() -> ([PackageFolder], problems: [ManifestGap]) {
        var found: [PackageFolder] = []
        var problems: [ManifestGap] = []
        var seen: Set<String> = []
        var pending = [root]
        while let folder = pending.popLast() {
            let real = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
            guard seen.insert(real).inserted, FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
            else { continue }
            let (package, problem) = read(folder)
            found.append(package)
            problems += problem.map { [$0] } ?? []
            pending += package.manifest.localPackages.map { $0.hasPrefix("/") ? shown($0) : "\(folder)/\($0)" }
            pending += package.manifest.remotePackages.compactMap(checkout)
        }
        // The runtime's own sources hold no components of the user.
        return (found.filter { $0.manifest.name != "Dovetail" || $0.folder == root }, problems)
    }

    /// A package by its manifest's text; by what SwiftPM says where the text does not say all.
    private func read(_ folder: String) -> (PackageFolder, problem: ManifestGap?) {
        let literal = PackageFolder(folder)
        if let unparsed = literal.manifest.unparsed { return (literal, ManifestGap(unparsed)) }
        guard let place = literal.manifest.computed else { return (literal, nil) }
        let dumps = PackageDumps(cache: nil)
        switch dumps.describe([folder])[0] {
        case .success(let description): return (PackageFolder(folder, Manifest(description)), nil)
        case .failure(let error):
            return (
                literal,
                ManifestGap(
                    location: .init(path: literal.manifestPath, line: place.line, column: place.column),
                    message: "what the package holds is computed here, and \(error.description)")
            )
        }
    }

    /// A path as the run shows it.
    private func shown(_ path: String) -> String {
        root.hasPrefix("/") ? path : relativePath(path, to: FileManager.default.currentDirectoryPath)
    }

    /// The folder of a package of others, where SwiftPM has checked it out.
    private func checkout(_ name: String) -> String? {
        let folder = "\(root)/.build/checkouts"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return (names.first { $0 == name } ?? names.sorted().first { $0.lowercased() == name.lowercased() })
            .map { "\(folder)/\($0)" }
    }
}
