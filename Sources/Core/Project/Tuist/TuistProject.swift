import DovetailDiagnostics
import DovetailFacts

/// A project of Tuist's, from a manifest or from a graph in JSON. Folders are absolute.
struct TuistProject: Sendable {
    var name: String
    var folder: String
    /// Whether Tuist made it from a package of others.
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
    /// Options for the linker, from settings and configuration files.
    var linkerFlags: [String] = []
    /// What it is built for, named as `BinaryPlatform.name` is; empty where that is not told.
    var platforms: Set<String> = []

    /// What imports call it.
    var module: String { Self.module(productName ?? name) }

    /// A target's name as a module's: Xcode does not allow `-` there.
    static func module(_ name: String) -> String { moduleName(name) }

    /// What the target is built as.
    var kind: ProjectModule.Kind { TuistProduct(product).moduleKind }
}

/// What a target says that it depends on.
struct TuistDependency: Sendable {
    enum Kind: Sendable, Hashable {
        /// A target of the project in this folder.
        case target(String, folder: String)
        case product(String)
        case system(String)
    }

    var kind: Kind
    /// Tuist's platform filters.
    var filters: [String] = []
    var location: SourceLocation?
    /// The path of a binary that is linked as it is.
    var binaryPath: String?
    /// Whether Tuist builds the product from a package, and not Xcode.
    var isExternal = false
    /// Whether linking it is asked for.
    var isLinked = true

    /// A binary's name from its path: `RealmSwift` of `Carthage/Build/RealmSwift.xcframework`.
    static func binary(_ path: String) -> Kind {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let name = file.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init) ?? file
        let isLibrary = file.hasSuffix(".a") || file.hasSuffix(".dylib")
        return .product(isLibrary && name.hasPrefix("lib") ? String(name.dropFirst(3)) : name)
    }

    /// Whether a path is one of what linkers are given, and not of a bundle of resources.
    static func isLinked(_ path: String) -> Bool {
        [".framework", ".xcframework", ".a", ".dylib"].contains(where: path.hasSuffix)
    }

    /// A system's framework from the names that manifests and graphs write: `UIKit` of `UIKit.framework`.
    static func system(_ name: String) -> Kind {
        if name.hasSuffix(".framework") { return .system(String(name.dropLast(10))) }
        if name.hasSuffix(".tbd"), name.hasPrefix("lib") { return .system(String(name.dropLast(4).dropFirst(3))) }
        return .system(name)
    }

    /// The filters in the spelling of platforms, sorted.
    var platforms: [String] {
        let names = [
            "ios": "iOS", "macos": "macOS", "catalyst": "Mac Catalyst", "tvos": "tvOS", "watchos": "watchOS",
            "visionos": "visionOS", "driverkit": "DriverKit",
        ]
        return filters.map { names[$0] ?? $0 }.sorted()
    }

    var condition: String? { filters.isEmpty ? nil : platforms.joined(separator: ", ") }
}
