import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSwiftCode
import Foundation

/// Packages that were read, with those that they depend on by path.
struct PackageSet {
    /// What could not be read, for people.
    private(set) var problems: [String] = []
    /// Manifests of which nothing is known.
    private(set) var unreadable: [Finding] = []
    private let current = FileManager.default.currentDirectoryPath
    private(set) var packages: [SwiftPackage] = []
    private var byRealFolder: [String: Int] = [:]

    /// Reads packages, and those that they depend on by path.
    ///
    /// - Parameter folders: the folders of the project's own packages.
    /// - Parameter cache: a folder that keeps what SwiftPM says; nil to ask each time.
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
            // The compiler takes as long as a parser for what is not parsed, and SwiftPM with it.
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
        byRealFolder = Dictionary(uniqueKeysWithValues: packages.enumerated().map { (Self.real($1.folder), $0) })
    }

    static func real(_ folder: String) -> String {
        URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
    }

    private static func manifest(_ folder: String) -> Manifest {
        let path = ManifestFile.path(in: folder)
        return Manifest(ofFile: path, FileManager.default.contents(atPath: path) ?? Data())
    }

    /// A package; by its manifest's text where SwiftPM does not read it.
    ///
    /// - Parameter answer: what SwiftPM says; nil where it was not asked, as the text cannot be parsed.
    private mutating func read(
        _ folder: String, _ manifest: Manifest, _ answer: Result<PackageDescription, InputError>?
    ) -> SwiftPackage {
        switch answer {
        case nil:
            if let unparsed = manifest.unparsed { unreadable.append(unparsed.finding) }
            return SwiftPackage(folder, manifest)
        case .success(let description): return SwiftPackage(folder, manifest, description)
        case .failure(let error):
            problems.append("\(error.description); only its literal text is used")
            return SwiftPackage(folder, manifest)
        }
    }

    // MARK: Names

    /// What a dependency's name stands for: a target of the package, or else a product of one that it depends on.
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
        // A name alone is a product of one of the packages.
        let brings = package.description.packages.first { other in
            guard let path = other.path, let index = byRealFolder[Self.real(path)] else { return false }
            return packages[index].description.products.contains { $0.name == dependency.name }
        }
        return .product(
            name: dependency.name, package: brings.map(identity) ?? remote(bringing: dependency.name, package)?.identity
        )
    }

    /// Whether a dependency stands for binary targets alone.
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

    /// The package of others that a product is of, whose package is not named: the one of its name, else one that is
    /// checked out and has such a product, else the only one that there is.
    private func remote(bringing product: String, _ package: SwiftPackage) -> PackageDescription.Package? {
        let others = package.description.packages.filter { $0.path == nil }
        if others.count < 2 { return others.first }
        return others.first { $0.name == product || $0.identity == product.lowercased() }
            ?? others.first { Checkout(package.folder, identity: $0.identity).modules(ofProduct: product) != nil }
    }

    /// The identity under which a package is read here.
    private func identity(_ package: PackageDescription.Package) -> String {
        package.path.flatMap { byRealFolder[Self.real($0)] }.map { packages[$0].identity } ?? package.identity
    }
}
