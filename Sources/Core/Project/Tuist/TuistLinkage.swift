import DovetailBinaries
import DovetailDiagnostics

/// What the targets of Tuist projects are linked into, by the rules that Tuist follows when it generates an Xcode
/// project.
///
/// A static target is copied into what links it; an app embeds what it loads. A unit test bundle with a host app leaves
/// out the static code that the app already contains.
struct TuistLinkage {
    /// Sorted by name.
    private(set) var images: [LinkedImage] = []

    private let names: TuistImageNames
    private let externals: TuistProductTypes?
    private var imports = FileImportsTable()
    private var externalPlaces: [String: SourceLocation] = [:]

    /// - Parameter externals: how external products are linked; nil if unknown.
    init(_ projects: [TuistProject], externals: TuistProductTypes?) {
        names = TuistImageNames(projects)
        self.externals = externals
        for project in projects {
            for target in project.targets {
                guard let kind = TuistProduct(target.product).imageKind else { continue }
                images.append(image(target, kind: kind, project: project))
            }
        }
        for (name, place) in externalPlaces {
            guard let product = externals?.product(name), let kind = product.imageKind else { continue }
            images.append(LinkedImage(name: names.external(name), kind: kind, location: place))
        }
        images.sort { ($0.name, $0.location) < ($1.name, $1.location) }
    }

    private mutating func image(
        _ target: TuistTarget, kind: LinkedImage.Kind, project: TuistProject
    ) -> LinkedImage {
        let place = target.location ?? SourceLocation(path: "\(project.folder)/Project.swift", line: 1, column: 1)
        var image = LinkedImage(name: names.name(target.name, in: project.folder), kind: kind, location: place)
        image.flags = target.linkerFlags
        if !project.isExternal { image.imports = imports.modules(importedBy: target.files) }
        image.slices = target.platforms.sorted().map { RequiredSlice(platform: $0) }
        for dependency in target.dependencies where dependency.isLinked {
            let place = dependency.location ?? place
            switch dependency.kind {
            case .system(let name): image.system.append(name)
            case .target(let name, let folder):
                guard let other = names.target(name, folder), let kind = TuistProduct(other.product).imageKind else {
                    continue
                }
                if kind == .app, image.kind == .test {
                    // UI tests run next to the app and not in it.
                    guard TuistProduct(target.product) == .unitTests else { continue }
                    image.host = names.name(name, in: folder)
                }
                add(.image(names.name(name, in: folder)), dependency: dependency, place: place, to: &image)
            case .product(let name):
                if let path = dependency.binaryPath {
                    add(.library(path), dependency: dependency, place: place, to: &image)
                } else if dependency.isExternal, externals?.product(name).imageKind != nil {
                    externalPlaces[name] = min(place, externalPlaces[name] ?? place)
                    add(.image(names.external(name)), dependency: dependency, place: place, to: &image)
                }
            }
        }
        image.system = Set(image.system).sorted()
        return image
    }

    private func add(
        _ target: LinkInput.Target, dependency: TuistDependency, place: SourceLocation, to image: inout LinkedImage
    ) {
        let on = LinkedPlatforms(dependency.platforms)
        if let known = image.links.firstIndex(where: { $0.target == target }) {
            image.links[known].platforms = image.links[known].on.union(on).sorted
            return
        }
        var link = LinkInput(target, at: place)
        link.platforms = on.sorted
        image.links.append(link)
    }
}

/// The names of images: those of targets, prefixed with the project's name if two targets share one.
private struct TuistImageNames {
    private struct Key: Hashable {
        var folder: String
        var name: String
    }

    private var targets: [Key: (target: TuistTarget, project: String)] = [:]
    private var counts: [String: Int] = [:]

    init(_ projects: [TuistProject]) {
        for project in projects {
            for target in project.targets {
                targets[Key(folder: project.folder, name: target.name)] = (target, project.name)
                counts[target.name, default: 0] += 1
            }
        }
    }

    func target(_ name: String, _ folder: String) -> TuistTarget? { targets[Key(folder: folder, name: name)]?.target }

    func name(_ name: String, in folder: String) -> String {
        guard counts[name] != 1, let project = targets[Key(folder: folder, name: name)]?.project else { return name }
        return "\(project)/\(name)"
    }

    /// The name of a package's product.
    func external(_ name: String) -> String { counts[name] == nil ? name : "\(name) (package)" }
}
