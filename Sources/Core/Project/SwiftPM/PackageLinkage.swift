package import DovetailBinaries
import DovetailDiagnostics
import DovetailFacts
import DovetailSwiftCode
import Foundation

/// What SwiftPM links: programs, dynamic libraries and test bundles, each with the third-party libraries that go into
/// it.
package struct PackageLinkage {
    /// Sorted by name.
    package private(set) var images: [LinkedImage] = []
    /// What is linked but cannot be checked, in words for people.
    package private(set) var problems: [String] = []

    private let set: PackageSet
    private let modules: [ProjectModule]
    private var visits: [(image: Int, targets: [Walk.Visit: Walk.Way])] = []
    private var importsOfFiles = FileImportsTable()

    package init(_ packages: SwiftPackages) {
        set = packages.packageSet
        modules = packages.graph.modules
        for package in set.packages {
            for product in package.description.products where product.isDynamic {
                add(product.name, kind: .dynamic, targets: product.targets, package: package)
            }
            guard package.isOwn else { continue }
            for target in package.description.targets where ["executable", "snippet"].contains(target.type) {
                add(target.name, kind: .app, targets: [target.name], package: package)
            }
            let tests = package.description.targets.filter { $0.type == "test" }.map(\.name)
            if !tests.isEmpty {
                add("\(package.description.name)PackageTests", kind: .test, targets: tests, package: package)
            }
        }
        addSharedTargets()
        images.sort { ($0.name, $0.location) < ($1.name, $1.location) }
    }

    private mutating func add(
        _ name: String, kind: LinkedImage.Kind, targets: [String], package: SwiftPackage
    ) {
        guard let first = targets.first else { return }
        let place = place(ofTarget: first, package)
        var walk = Walk(set: set, image: LinkedImage(name: name, kind: kind, location: place))
        for target in targets {
            walk.visit(target, package: package, way: Walk.Way(place: self.place(ofTarget: target, package)))
        }
        var image = walk.finished()
        image.imports = imports(of: walk.visited.keys)
        visits.append((images.count, walk.visited))
        images.append(image)
        problems += walk.problems.filter { !problems.contains($0) }
    }

    /// Adds targets that go into two images as separate static images; the libraries that come with them stay in place.
    private mutating func addSharedTargets() {
        guard images.contains(where: { $0.kind == .dynamic }) else { return }
        var users: [Walk.Visit: [(image: Int, way: Walk.Way)]] = [:]
        for (image, targets) in visits {
            for (target, way) in targets { users[target, default: []].append((image, way)) }
        }
        let names = Set(images.map(\.name))
        let shared = users.filter { $0.value.count > 1 }.sorted {
            ($0.key.package, $0.key.target) < ($1.key.package, $1.key.target)
        }
        for (target, users) in shared {
            guard let package = set.packages.first(where: { $0.identity == target.package }) else { continue }
            let name = names.contains(target.module) ? "\(target.module) (target)" : target.module
            for (image, way) in users { images[image].links.append(way.input(.image(name))) }
            images.append(LinkedImage(name: name, kind: .static, location: place(ofTarget: target.target, package)))
        }
    }

    private func place(ofTarget name: String, _ package: SwiftPackage) -> SourceLocation {
        let place = package.manifest.targets.first { $0.name == name }?.place
        return SourceLocation(
            path: package.manifestPath, line: place?.line ?? 1, column: place?.column ?? 1)
    }

    /// The modules that the files of targets import, sorted.
    private mutating func imports(of targets: some Collection<Walk.Visit>) -> [String] {
        let files = modules.filter { module in
            targets.contains { $0.module == module.name && $0.package == module.package }
        }.flatMap(\.files)
        return importsOfFiles.modules(importedBy: files)
    }
}

extension SwiftPackages {
    /// The libraries that the project's own packages provide and that are not dynamic, with their places: Xcode copies
    /// their code into each image that links them.
    var staticProducts: [String: SourceLocation] {
        var found: [String: SourceLocation] = [:]
        for package in packageSet.packages where package.isOwn {
            for product in package.description.products where !product.isDynamic && !product.targets.isEmpty {
                let targets = product.targets.compactMap { name in
                    package.description.targets.first { $0.name == name }
                }
                let isSource = targets.allSatisfy {
                    !["executable", "snippet", "plugin", "macro", "binary", "system", "test"].contains($0.type)
                }
                guard isSource, targets.count == product.targets.count else { continue }
                let place = package.manifest.targets.first { $0.name == product.targets[0] }?.place
                found[product.name] = SourceLocation(
                    path: package.manifestPath, line: place?.line ?? 1, column: place?.column ?? 1)
            }
        }
        return found
    }
}

/// Follows the targets whose objects go into one image.
private struct Walk {
    struct Visit: Hashable {
        var target: String
        var module: String
        var package: String
    }

    /// Where the project declares the need for something, and on which platforms.
    struct Way {
        var place: SourceLocation
        var on = LinkedPlatforms.all

        func input(_ target: LinkInput.Target) -> LinkInput {
            var input = LinkInput(target, at: place)
            input.platforms = on.sorted
            return input
        }
    }

    let set: PackageSet
    private(set) var image: LinkedImage
    /// The targets, and how each gets into the image.
    private(set) var visited: [Visit: Way] = [:]
    /// What is linked but cannot be checked, in words for people.
    private(set) var problems: [String] = []
    private var options = LinkerOptions()
    /// Libraries that the module maps of system libraries link, and where the project requires them.
    private var mapped: [(link: ModuleMapLink, way: Way)] = []

    init(set: PackageSet, image: LinkedImage) {
        self.set = set
        self.image = image
    }

    /// - Parameter way: how the target gets into the image.
    mutating func visit(_ name: String, package: SwiftPackage, way: Way) {
        guard let target = package.description.targets.first(where: { $0.name == name }) else { return }
        switch target.type {
        case "binary": linkBinary(target, package: package, way: way)
        case "plugin", "macro": return
        case "system":
            let map = package.folder(of: target) + "/module.modulemap"
            mapped += ModuleMapLink.read([map]).map { ($0, way) }
            note(target, package: package, way: way)
        default:
            guard note(target, package: package, way: way) else { return }
            options.add(target.linkerSettings, in: package.folder, on: way.on)
            for dependency in target.dependencies { follow(dependency, of: target, package: package, above: way) }
        }
    }

    /// Records a target; returns whether it is new, or is now linked on more platforms.
    @discardableResult private mutating func note(
        _ target: PackageDescription.Target, package: SwiftPackage, way: Way
    ) -> Bool {
        let visit = Visit(target: target.name, module: package.module(target), package: package.identity)
        guard let known = visited[visit] else {
            visited[visit] = way
            return true
        }
        guard !known.on.contains(way.on) else { return false }
        visited[visit]?.on = known.on.union(way.on)
        return true
    }

    /// A binary target: a path in the package, or an artifact that SwiftPM has downloaded.
    private mutating func linkBinary(_ target: PackageDescription.Target, package: SwiftPackage, way: Way) {
        if let path = target.path {
            // Zipped artifacts are not read, and artifact bundles contain tools, which are not linked.
            guard !path.hasSuffix(".zip"), !path.hasSuffix(".artifactbundle") else { return }
            return link(.library(package.folder == "." ? path : "\(package.folder)/\(path)"), way)
        }
        let fetched = BinaryArtifact.path(ofTarget: target.name, package: package, set)
        if let fetched { return link(.library(fetched), way) }
        problems.append(
            "\(way.place): the binary target '\(target.name)' is not checked: 'swift package resolve' fetches it")
    }

    private mutating func follow(
        _ dependency: PackageDescription.Dependency, of target: PackageDescription.Target,
        package: SwiftPackage, above: Way
    ) {
        var way = above
        way.on = above.on.intersection(dependency.on)
        guard !way.on.isEmpty else { return }
        let literal = package.manifest.targets.first { $0.name == target.name }
        let written = literal?.dependencies.firstIndex(of: dependency.name).flatMap { literal?.dependencyPlaces[$0] }
        if let written {
            way.place = SourceLocation(
                path: package.manifestPath, line: written.line, column: written.column)
        }
        switch set.target(dependency, package) {
        case .module(let module, _):
            let own = package.description.targets.first { package.module($0) == module }
            visit(own?.name ?? dependency.name, package: package, way: way)
        case .product(let name, nil): visit(name, package: package, way: way)
        case .product(let name, let identity?):
            guard let other = set.packages.first(where: { $0.identity == identity }),
                let product = other.description.products.first(where: { $0.name == name })
            else { return }
            if product.isDynamic { return link(.image(product.name), way) }
            for target in product.targets { visit(target, package: other, way: way) }
        case .system: break
        }
    }

    private mutating func link(_ target: LinkInput.Target, _ way: Way) {
        if let known = image.links.firstIndex(where: { $0.target == target }) {
            image.links[known].platforms = image.links[known].on.union(way.on).sorted
        } else {
            image.links.append(way.input(target))
        }
    }

    /// The image with the names of libraries resolved.
    mutating func finished() -> LinkedImage {
        for file in options.files { link(.library(file.name), Way(place: image.location, on: file.on)) }
        let named = options.libraries.map { ($0.name, Way(place: image.location, on: $0.on)) }
        for (name, way) in mapped.filter({ !$0.link.isFramework }).map({ ($0.link.name, $0.way) }) + named {
            if let file = options.file(ofLibrary: name) {
                link(.library(file), way)
            } else {
                image.system.append(name)
            }
        }
        image.system += options.frameworks + mapped.filter(\.link.isFramework).map(\.link.name)
        image.system = Set(image.system).sorted()
        image.flags = options.flags
        return image
    }
}
