import DovetailBasics
import DovetailDiagnostics
import DovetailSwiftCode
import Foundation

/// Reads a SwiftPM target and all its dependencies: targets of its package, of local packages, and of those that
/// SwiftPM has checked out.
struct PackageReader {
    let root: String
    let exclude: [String]

    /// Adds `target` as the home module, and the modules that it depends on.
    func add(target: String, to project: inout Project) throws {
        guard FileManager.default.fileExists(atPath: "\(root)/Package.swift") else {
            throw InputError("no Package.swift in '\(root)'")
        }
        let (packages, problems) = packages()
        project.gaps += problems
        guard let package = packages.first,
            let found = package.target(named: target)
        else {
            let known = packages.first?.description.targets.map(\.name).sorted().joined(separator: ", ") ?? ""
            throw InputError(
                "Package.swift in '\(root)' has no target '\(target)'; its targets are: \(known)"
                    + problems.map { "; \($0.location): \($0.message)" }.joined())
        }
        if !found.isExecutable { project.isWhole = false }
        var seen: Set<String> = []
        var pending = [(package, found)]
        while let (package, target) = pending.popLast() {
            guard seen.insert("\(package.folder)|\(target.name)").inserted else { continue }
            let index = project.module(package.wiredModule(target))
            if project.home == nil { project.home = index }
            project.add(package.files(of: target).onDisk(exclude: exclude), module: index)
            for dependency in target.dependencies {
                pending += targets(named: dependency.name, for: package, among: packages)
            }
        }
    }

    /// The targets with a dependency's name: one of the same package, or those of a product.
    private func targets(
        named name: String, for package: SwiftPackage, among packages: [SwiftPackage]
    ) -> [(SwiftPackage, PackageDescription.Target)] {
        if let own = package.description.targets.first(where: { $0.name == name }) {
            return own.isOfSwift ? [(package, own)] : []
        }
        for other in packages {
            guard let product = other.description.products.first(where: { $0.name == name }) else { continue }
            return other.description.targets.filter { product.targets.contains($0.name) && $0.isOfSwift }
                .map { (other, $0) }
        }
        return []
    }

    /// The package, then every package it depends on that is on disk, and what their manifests do not state.
    private func packages() -> ([SwiftPackage], problems: [ManifestGap]) {
        var found: [SwiftPackage] = []
        var problems: [ManifestGap] = []
        var seen: Set<String> = []
        var pending = [root]
        while let folder = pending.popLast() {
            guard seen.insert(PackageSet.real(folder)).inserted,
                FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
            else { continue }
            let (package, problem) = read(folder)
            found.append(package)
            problems += problem.map { [$0] } ?? []
            pending += package.description.packages.compactMap { other in
                other.path.map(shown) ?? checkout(other.identity)
            }
        }
        // The sources of the runtime contain no components of the user.
        return (found.filter { $0.description.name != "Dovetail" || $0.folder == root }, problems)
    }

    /// A package based on its manifest's text, or on SwiftPM's description if the text is not entirely literal.
    private func read(_ folder: String) -> (SwiftPackage, problem: ManifestGap?) {
        let literal = SwiftPackage(folder)
        if let unparsed = literal.manifest.unparsed { return (literal, ManifestGap(unparsed)) }
        guard let place = literal.manifest.computed else { return (literal, nil) }
        let dumps = PackageDumps(cache: nil)
        switch dumps.describe([folder])[0] {
        case .success(let description):
            return (SwiftPackage(folder, manifest: literal.manifest, description: description), nil)
        case .failure(let error):
            return (
                literal,
                ManifestGap(
                    location: .init(path: literal.manifestPath, line: place.line, column: place.column),
                    message: "the package's contents are computed here, and \(error.description)")
            )
        }
    }

    /// A path as displayed by the run.
    private func shown(_ path: String) -> String {
        root.hasPrefix("/") ? path : relativePath(path, to: FileManager.default.currentDirectoryPath)
    }

    /// The folder of a third-party package, if SwiftPM has checked it out.
    private func checkout(_ name: String) -> String? {
        let folder = "\(root)/.build/checkouts"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return (names.first { $0 == name } ?? names.sorted().first { $0.lowercased() == name.lowercased() })
            .map { "\(folder)/\($0)" }
    }
}
