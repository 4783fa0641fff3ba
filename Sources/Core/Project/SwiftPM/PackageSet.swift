import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSwiftCode
import Foundation

/// Packages, and the local packages they depend on.
struct PackageSet {
    /// What could not be read, in words for people.
    private(set) var problems: [String] = []
    /// Manifests that could not be parsed at all.
    private(set) var unreadable: [Finding] = []
    private let current = FileManager.default.currentDirectoryPath
    private(set) var packages: [SwiftPackage] = []
    /// What is checked out for them.
    private(set) var checkouts = Checkouts(of: [])
    private var byRealFolder: [String: Int] = [:]

    /// Reads packages, and the local packages they depend on.
    ///
    /// - Parameter folders: the folders of the project's own packages.
    /// - Parameter cache: a folder that caches SwiftPM's descriptions; nil to run SwiftPM each time.
    init(_ folders: [String], cache: String?) {
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
            let manifests = round.map(Self.manifest)
            // For a manifest that does not parse, the compiler takes a long time, and so does SwiftPM.
            let parsed = round.indices.filter { manifests[$0].unparsed == nil }
            let answers = Dictionary(
                uniqueKeysWithValues: zip(parsed, dumps.describe(parsed.map { round[$0] })))
            for (index, folder) in round.enumerated() {
                let real = Self.real(folder)
                let isOwn = roots.contains { real == $0 || real.hasPrefix($0 + "/") }
                var package = read(folder, manifests[index], answers[index])
                package.isOwn = isOwn
                packages.append(package)
                pending += package.description.packages.compactMap(\.path).map { relativePath($0, to: current) }
            }
        }
        dumps.save()
        packages.sort { $0.folder < $1.folder }
        checkouts = Checkouts(of: packages.map(\.folder))
        byRealFolder = Dictionary(uniqueKeysWithValues: packages.enumerated().map { (Self.real($1.folder), $0) })
    }

    static func real(_ folder: String) -> String {
        URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
    }

    private static func manifest(_ folder: String) -> Manifest {
        let path = ManifestFile.path(in: folder)
        return Manifest(ofFile: path, FileManager.default.contents(atPath: path) ?? Data())
    }

    /// A package, based on its manifest's text if SwiftPM cannot read it.
    ///
    /// - Parameter answer: SwiftPM's description; nil if it was not run because the text does not parse.
    private mutating func read(
        _ folder: String, _ manifest: Manifest, _ answer: Result<PackageDescription, InputError>?
    ) -> SwiftPackage {
        switch answer {
        case nil:
            if let unparsed = manifest.unparsed { unreadable.append(unparsed.finding) }
            return SwiftPackage(folder, manifest)
        case .success(let description): return SwiftPackage(folder, manifest: manifest, description: description)
        case .failure(let error):
            problems.append("\(error.description); only its literal text is used")
            return SwiftPackage(folder, manifest)
        }
    }

    // MARK: Names

    /// What a dependency's name means: a target of the package or, failing that, a product of one of its dependencies.
    func target(
        _ dependency: PackageDescription.Dependency, _ package: SwiftPackage
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
        // A bare name is a product of one of the packages.
        let brings = package.description.packages.first { other in
            guard let index = read(other) else { return false }
            return packages[index].description.products.contains { $0.name == dependency.name }
        }
        return .product(
            name: dependency.name, package: brings.map(identity) ?? remote(bringing: dependency.name, package)?.identity
        )
    }

    /// Whether a dependency consists only of binary targets.
    func isBinary(_ dependency: PackageDescription.Dependency, _ package: SwiftPackage) -> Bool {
        if !dependency.isProduct, let own = package.description.targets.first(where: { $0.name == dependency.name }) {
            return own.type == "binary"
        }
        guard case .product(let name, let identity) = target(dependency, package),
            let other = packages.first(where: { $0.identity == identity }),
            let product = other.description.products.first(where: { $0.name == name })
        else { return false }
        return product.targets.allSatisfy { name in
            other.description.targets.first { $0.name == name }?.type == "binary"
        }
    }

    /// The third-party package of a product whose package is not named: the package with the same name, else a
    /// checked-out one that has such a product, else the only one.
    private func remote(bringing product: String, _ package: SwiftPackage) -> PackageDescription.Package? {
        let others = package.description.packages.filter { $0.path == nil }
        if others.count < 2 { return others.first }
        return others.first { $0.name == product || $0.identity == product.lowercased() }
            ?? others.first { other in
                checkouts.package(other.identity)?.description.products.contains { $0.name == product } ?? false
            }
    }

    /// The identity under which a package was read.
    private func identity(_ package: PackageDescription.Package) -> String {
        read(package).map { packages[$0].identity } ?? package.identity
    }

    /// The number of a local package. If there is none at the path that a manifest says, Xcode takes the project's package
    /// with the same name.
    private func read(_ package: PackageDescription.Package) -> Int? {
        guard let path = package.path else { return nil }
        if let found = byRealFolder[Self.real(path)] { return found }
        guard FileNode(path) == nil else { return nil }
        return packages.firstIndex { $0.isOwn && $0.identity == package.identity }
    }
}
