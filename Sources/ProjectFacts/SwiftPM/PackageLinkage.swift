import BinaryFacts
import Foundation
import SourceFacts
package import WiringModel

/// What SwiftPM links: programs, dynamic libraries and bundles of tests, each with the libraries of others that go into
/// it.
package struct PackageLinkage {
    /// Sorted by name.
    package private(set) var images: [LinkedImage] = []

    private let set: PackageSet
    private let modules: [ProjectModule]
    private var visits: [(image: Int, targets: [Walk.Visit: SourceLocation])] = []
    private var importsOfFiles = FileImportsTable()

    package init(_ packages: SwiftPackages) {
        set = packages.packageSet
        modules = packages.graph.modules
        for package in set.packages {
            for product in package.description.products where product.isDynamic {
                add(product.name, .dynamic, product.targets, package)
            }
            guard package.isOwn else { continue }
            for target in package.description.targets where ["executable", "snippet"].contains(target.type) {
                add(target.name, .app, [target.name], package)
            }
            let tests = package.description.targets.filter { $0.type == "test" }.map(\.name)
            if !tests.isEmpty { add("\(package.description.name)PackageTests", .test, tests, package) }
        }
        addSharedTargets()
        images.sort { ($0.name, $0.location) < ($1.name, $1.location) }
    }

    private mutating func add(
        _ name: String, _ kind: LinkedImage.Kind, _ targets: [String], _ package: DescribedPackage
    ) {
        guard let first = targets.first else { return }
        let place = place(ofTarget: first, package)
        var walk = Walk(set: set, image: LinkedImage(name: name, kind: kind, location: place))
        for target in targets { walk.visit(target, package, from: self.place(ofTarget: target, package)) }
        var image = walk.finished()
        image.imports = imports(of: walk.visited.keys)
        visits.append((images.count, walk.visited))
        images.append(image)
    }

    /// Targets that go into two images as static images of their own; the libraries that come with them stay where
    /// they are.
    private mutating func addSharedTargets() {
        guard images.contains(where: { $0.kind == .dynamic }) else { return }
        var users: [Walk.Visit: [(image: Int, place: SourceLocation)]] = [:]
        for (image, targets) in visits {
            for (target, place) in targets { users[target, default: []].append((image, place)) }
        }
        let names = Set(images.map(\.name))
        let shared = users.filter { $0.value.count > 1 }.sorted {
            ($0.key.package, $0.key.target) < ($1.key.package, $1.key.target)
        }
        for (target, users) in shared {
            guard let package = set.packages.first(where: { $0.identity == target.package }) else { continue }
            let name = names.contains(target.module) ? "\(target.module) (target)" : target.module
            for (image, place) in users { images[image].links.append(LinkInput(.image(name), at: place)) }
            images.append(LinkedImage(name: name, kind: .static, location: place(ofTarget: target.target, package)))
        }
    }

    private func place(ofTarget name: String, _ package: DescribedPackage) -> SourceLocation {
        let place = package.manifest.targets.first { $0.name == name }?.place
        return SourceLocation(
            path: package.layout.manifestPath, line: place?.line ?? 1, column: place?.column ?? 1)
    }

    /// The modules that the files of targets import, sorted.
    private mutating func imports(of targets: some Collection<Walk.Visit>) -> [String] {
        let files = modules.filter { module in
            targets.contains { $0.module == module.name && $0.package == module.package }
        }.flatMap(\.files)
        return importsOfFiles.modules(importedBy: files)
    }
}

/// Follows the targets whose objects go into one image.
private struct Walk {
    struct Visit: Hashable {
        var target: String
        var module: String
        var package: String
    }

    let set: PackageSet
    private(set) var image: LinkedImage
    /// The targets, and where the project says that each is needed.
    private(set) var visited: [Visit: SourceLocation] = [:]
    private var options = LinkerOptions()
    /// What module maps of system libraries tell to link, and where the project asks for them.
    private var mapped: [(link: ModuleMapLink, place: SourceLocation)] = []

    init(set: PackageSet, image: LinkedImage) {
        self.set = set
        self.image = image
    }

    /// - Parameter place: where the project says that the target is needed.
    mutating func visit(_ name: String, _ package: DescribedPackage, from place: SourceLocation) {
        guard let target = package.description.targets.first(where: { $0.name == name }) else { return }
        switch target.type {
        case "binary":
            guard let path = target.path else { return }
            link(.library(package.folder == "." ? path : "\(package.folder)/\(path)"), place)
        case "plugin", "macro": return
        case "system":
            let map = package.folder(of: target) + "/module.modulemap"
            mapped += ModuleMapLink.read([map]).map { ($0, place) }
            visited[Visit(target: name, module: package.module(target), package: package.identity)] = place
        default:
            let visit = Visit(target: name, module: package.module(target), package: package.identity)
            guard visited[visit] == nil else { return }
            visited[visit] = place
            options.add(target.linkerSettings, in: package.folder)
            for dependency in target.dependencies { follow(dependency, of: target, package, place) }
        }
    }

    private mutating func follow(
        _ dependency: PackageDescription.Dependency, of target: PackageDescription.Target,
        _ package: DescribedPackage, _ above: SourceLocation
    ) {
        let literal = package.manifest.targets.first { $0.name == target.name }
        let written = literal?.dependencies.firstIndex(of: dependency.name).flatMap { literal?.dependencyPlaces[$0] }
        let place =
            written.map {
                SourceLocation(path: package.layout.manifestPath, line: $0.line, column: $0.column)
            } ?? above
        switch set.target(dependency, package) {
        case .module(let module, _):
            let own = package.description.targets.first { package.module($0) == module }
            visit(own?.name ?? dependency.name, package, from: place)
        case .product(let name, nil): visit(name, package, from: place)
        case .product(let name, let identity?):
            guard let other = set.packages.first(where: { $0.identity == identity }),
                let product = other.description.products.first(where: { $0.name == name })
            else { return }
            if product.isDynamic { return link(.image(product.name), place) }
            for target in product.targets { visit(target, other, from: place) }
        case .system: break
        }
    }

    private mutating func link(_ target: LinkInput.Target, _ place: SourceLocation) {
        guard !image.links.contains(where: { $0.target == target }) else { return }
        image.links.append(LinkInput(target, at: place))
    }

    /// The image with what names of libraries stand for.
    mutating func finished() -> LinkedImage {
        for file in options.files { link(.library(file), image.location) }
        let named = options.libraries.map { ($0, image.location) }
        for (name, place) in mapped.filter({ !$0.link.isFramework }).map({ ($0.link.name, $0.place) }) + named {
            if let file = options.file(ofLibrary: name) {
                link(.library(file), place)
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
