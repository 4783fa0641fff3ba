import DovetailBasics
import DovetailBinaries
import DovetailDiagnostics
import Foundation

/// What the targets of Xcode projects are linked into, and what apps embed.
struct XcodeLinkage {
    /// Sorted by name.
    private(set) var images: [LinkedImage] = []
    /// What is linked but not checked, in words for people.
    private(set) var problems: [String] = []

    private let index: XcodeTargetIndex
    private let files: [(name: String, absolute: String)]
    private let dynamicProducts: Set<String>
    private let staticProducts: [String: SourceLocation]
    /// Those of them that something links.
    private var linkedProducts: Set<String> = []
    private let current = FileManager.default.currentDirectoryPath
    private var imports = FileImportsTable()
    /// How many targets have each name.
    private var counts: [String: Int] = [:]
    private var leftOut: Set<String> = []

    /// - Parameter files: the run's Swift files.
    /// - Parameter dynamicProducts: the dynamic libraries of the run's own packages, by name.
    /// - Parameter staticProducts: the other libraries of these packages, by name, with their places.
    init(
        _ projects: [XcodeProject], files: [String], dynamicProducts: Set<String>,
        staticProducts: [String: SourceLocation] = [:]
    ) {
        self.staticProducts = staticProducts
        index = XcodeTargetIndex(projects)
        self.files = files.map { ($0, XcodeTargetIndex.absolute($0)) }
        self.dynamicProducts = dynamicProducts
        for target in projects.flatMap(\.targets) { counts[target.name, default: 0] += 1 }
        for (number, project) in projects.enumerated() {
            let places = project.places
            for target in project.targets {
                if let image = image(target, project: number, places: places) { images.append(image) }
            }
        }
        let names = Set(images.map(\.name))
        for name in linkedProducts.sorted() where !names.contains(image(ofProduct: name)) {
            guard let place = staticProducts[name] else { continue }
            images.append(LinkedImage(name: image(ofProduct: name), kind: .static, location: place))
        }
        images.sort { ($0.name, $0.location) < ($1.name, $1.location) }
        if !leftOut.isEmpty {
            problems.append(
                "\(leftOut.count) product\(leftOut.count == 1 ? "" : "s") of packages that Xcode targets link "
                    + "\(leftOut.count == 1 ? "is" : "are") not checked: \(leftOut.sorted().joined(separator: ", "))")
        }
    }

    private mutating func image(_ target: XcodeTarget, project: Int, places: XcodePlaces) -> LinkedImage? {
        guard let kind = target.imageKind else { return nil }
        var image = LinkedImage(name: name(target, project), kind: kind, location: places.place(of: target.id))
        image.flags = target.linkerFlags
        image.slices = target.platforms.map { RequiredSlice(platform: $0) }
        image.imports = imports.modules(
            importedBy: files.filter { target.compiles($0.absolute) }.map(\.name).sorted())
        for dependency in target.dependencies {
            if let found = index.target(dependency.target, in: project), found.target.imageKind == .app {
                guard kind == .test, target.isHosted, !target.isUITest else { continue }
                image.host = name(found.target, found.project)
                image.links.append(
                    LinkInput(.image(name(found.target, found.project)), at: places.place(of: dependency.id)))
                continue
            }
            guard dependency.isLinked else { continue }
            // Whether Xcode copies the code into a bundle whose host has it depends on settings that are not read.
            if kind == .test, case .product(let name, _) = dependency.target, staticProducts[name] != nil { continue }
            if case .system(let name) = dependency.target {
                image.system.append(name)
            } else if let input = input(dependency, project: project, places: places) {
                image.links.append(input)
            }
        }
        image.embeds = target.embeds?.compactMap { input($0, project: project, places: places) }
        image.system = Set(image.system).sorted()
        return image
    }

    /// What is linked or copied, and on which platforms; nil for what is not checked.
    private mutating func input(
        _ dependency: XcodeDependency, project: Int, places: XcodePlaces
    ) -> LinkInput? {
        var input = anyInput(dependency, project: project, places: places)
        input?.platforms = dependency.on.sorted
        return input
    }

    private mutating func anyInput(
        _ dependency: XcodeDependency, project: Int, places: XcodePlaces
    ) -> LinkInput? {
        let place = places.place(of: dependency.id)
        if let found = index.target(dependency.target, in: project) {
            return found.target.imageKind == nil ? nil : LinkInput(.image(name(found.target, found.project)), at: place)
        }
        switch dependency.target {
        case .library(let path): return LinkInput(.library(relativePath(path, to: current)), at: place)
        case .product(let name, _) where dynamicProducts.contains(name): return LinkInput(.image(name), at: place)
        case .product(let name, _) where staticProducts[name] != nil:
            linkedProducts.insert(name)
            return LinkInput(.image(image(ofProduct: name)), at: place)
        case .product(let name, _):
            leftOut.insert(name)
            return nil
        case .target, .foreign, .built, .system: return nil
        }
    }

    /// A target may have the same name.
    private func image(ofProduct name: String) -> String { counts[name] == nil ? name : "\(name) (package product)" }

    private func name(_ target: XcodeTarget, _ project: Int) -> String {
        guard counts[target.name] != 1 else { return target.name }
        return "\(index.projects[project].name)/\(target.name)"
    }
}

extension XcodeTarget {
    /// What its product is for the linker; nil for one without code, or of an unknown kind.
    var imageKind: LinkedImage.Kind? {
        if isTest { return .test }
        if isProgram { return .app }
        if binaryType == "staticlib" { return .static }
        switch productType.split(separator: ".").suffix(2).joined(separator: ".") {
        case "product-type.framework", "library.dynamic": return .dynamic
        case "library.static", "framework.static": return .static
        // Loaded while the program runs; one without sources only has resources.
        case "product-type.bundle": return files.isEmpty && folders.isEmpty && !hasOtherSources ? nil : .dynamic
        default: return nil
        }
    }
}
