import DovetailBasics
import DovetailDiagnostics
import DovetailFacts

/// A Tuist project, from a manifest or a JSON graph. Folders are absolute.
struct TuistProject: Sendable {
    var name: String
    var folder: String
    /// Whether Tuist generated it from a third-party package.
    var isExternal = false
    var targets: [TuistTarget]
}

/// A target of a project.
struct TuistTarget: Sendable {
    var name: String
    var product: String
    var productName: String?
    var tags: [String] = []
    var files: [String] = []
    var location: SourceLocation?
    var dependencies: [TuistDependency] = []
    /// Linker options, from settings and configuration files.
    var linkerFlags: [String] = []
    /// Whether its default isolation is the main actor, and whether its settings leave that open.
    var isolation = (isMain: false, isOpen: false)
    /// Whether it is surely compiled in language mode 6.
    var isSwift6 = false
    /// The platforms it is built for, named like `BinaryPlatform.name`; empty if unknown.
    var platforms: Set<String> = []

    /// Its module name.
    var module: String { Self.module(productName ?? name) }

    /// Converts a target's name to a module name; Xcode does not allow `-` there.
    static func module(_ name: String) -> String { moduleName(name) }

    /// The kind of module that the target builds.
    var kind: ProjectModule.Kind { TuistProduct(product).moduleKind }
}

/// A declared dependency of a target.
struct TuistDependency: Sendable {
    enum Kind: Sendable, Hashable {
        /// A target of the project in this folder.
        case target(String, folder: String)
        case product(String)
        case system(String)

        /// The name of the target, product or framework.
        var name: String {
            switch self {
            case .target(let name, _), .product(let name), .system(let name): name
            }
        }
    }

    var kind: Kind
    /// Tuist's platform filters.
    var filters: [String] = []
    var location: SourceLocation?
    /// The path of a binary that is linked directly.
    var binaryPath: String?
    /// Whether Tuist, rather than Xcode, builds the product from a package.
    var isExternal = false
    /// Whether it is to be linked.
    var isLinked = true

    /// How a manifest writes a dependency on a target. Folders are absolute.
    ///
    /// - Parameter manifest: the manifest's folder.
    static func text(ofTarget name: String, in folder: String, for manifest: String) -> String {
        folder == manifest
            ? ".target(name: \"\(name)\")"
            : ".project(target: \"\(name)\", path: \"\(relativePath(folder, to: manifest))\")"
    }

    /// A binary's name, from its path: `RealmSwift` for `Carthage/Build/RealmSwift.xcframework`.
    static func binary(_ path: String) -> Kind {
        let file = path.lastComponent
        let name = file.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init) ?? file
        let isLibrary = file.hasSuffix(".a") || file.hasSuffix(".dylib")
        return .product(isLibrary && name.hasPrefix("lib") ? String(name.dropFirst(3)) : name)
    }

    /// Whether a path is that of linker input, and not of a resource bundle.
    static func isLinked(_ path: String) -> Bool {
        [".framework", ".xcframework", ".a", ".dylib"].contains(where: path.hasSuffix)
    }

    /// A system framework, from its name in manifests and graphs: `UIKit` for `UIKit.framework`.
    static func system(_ name: String) -> Kind {
        if name.hasSuffix(".framework") { return .system(String(name.dropLast(10))) }
        if name.hasSuffix(".tbd"), name.hasPrefix("lib") { return .system(String(name.dropLast(4).dropFirst(3))) }
        return .system(name)
    }

    /// The filters as platform names, sorted.
    var platforms: [String] {
        let names = [
            "ios": "iOS", "macos": "macOS", "catalyst": "Mac Catalyst", "tvos": "tvOS", "watchos": "watchOS",
            "visionos": "visionOS", "driverkit": "DriverKit",
        ]
        return filters.map { names[$0] ?? $0 }.sorted()
    }

    var condition: String? { filters.isEmpty ? nil : platforms.joined(separator: ", ") }
}
