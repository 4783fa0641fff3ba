package import DovetailBasics
package import DovetailDiagnostics

/// The modules of a project and the dependencies that their manifests declare.
package struct ProjectGraph: Codable, Hashable, Sendable {
    /// The project's own modules, sorted by name and package.
    package var modules: [ProjectModule]
    /// The products of third parties that the modules depend on, sorted by name and package.
    package var products: [ExternalProduct]

    /// Sorts the modules and products.
    package init(modules: [ProjectModule], products: [ExternalProduct] = []) {
        self.modules = modules.sorted { ($0.name, $0.package ?? "") < ($1.name, $1.package ?? "") }
        self.products = products.sorted { ($0.name, $0.package ?? "") < ($1.name, $1.package ?? "") }
    }
}

extension ProjectGraph {
    /// This graph merged with that of another kind of manifest. A module of the other graph with files of this one is
    /// marked as repeated, or left out if no manifest declares it. If one graph does not know a product's modules, the
    /// other's are used.
    package func joined(with other: ProjectGraph) -> ProjectGraph {
        let files = Set(modules.flatMap(\.files))
        let names = Set(modules.map(\.name))
        let packages = Set(modules.compactMap(\.package))
        let all = Set(products).union(other.products)
        let described = Set(all.filter { $0.modules != nil }.map(\.name))
        let others = other.modules.compactMap { module -> ProjectModule? in
            let isShared = !files.isDisjoint(with: module.files)
            guard isShared || module.files.isEmpty && names.contains(module.name) else { return module }
            guard let manifest = module.location?.path else { return isShared ? nil : module }
            var module = module
            module.isRepeated = true
            // Both manifests may give the project the same name.
            if let package = module.package, packages.contains(package) { module.package = "\(package) (\(manifest))" }
            return module
        }
        let ids = Set(modules.map(\.id))
        return ProjectGraph(
            modules: modules + others.filter { !ids.contains($0.id) },
            products: all.filter { $0.modules != nil || !described.contains($0.name) })
    }
}

/// The number of a module in ``ProjectGraph/modules``.
package typealias ProjectModuleID = Identifier<ProjectModule>

/// A module of the project: a target of a manifest, or a folder that looks like one.
package struct ProjectModule: Codable, Hashable, Sendable {
    /// The kind of a module.
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// Code for other modules.
        case library
        /// An app, an app extension or a command-line tool.
        case app
        /// A test bundle.
        case test
        /// A compiler plugin.
        case macro
        /// A build system plugin.
        case plugin
        /// Resources without code.
        case resources
    }

    /// What a library is built into.
    package enum Linkage: String, Codable, Hashable, Sendable {
        /// A copy in whatever links it.
        case `static`
        /// A binary of its own, which contains the static libraries that it links.
        case dynamic
    }

    /// The name that imports use.
    package var name: String
    /// The package or project that declares it.
    package var package: String?
    /// The name in its manifest, if different.
    package var target: String?
    package var kind: Kind
    /// Nil if it is unknown, or if the module is not a library.
    package var linkage: Linkage?
    /// The tags in the manifest, sorted.
    package var tags: [String] = []
    /// Where the manifest declares it; line 1 if the line is unknown, nil if no manifest declares it.
    package var location: SourceLocation?
    /// Whether a manifest of another kind, which is read first, describes its files too: Package.swift beside
    /// project.yml. Its imports are compared with both, and its files belong to the module of the first.
    package var isRepeated = false
    /// Its default isolation, if its manifest is known.
    package var concurrency: ConcurrencySettings?
    /// Whether it has files whose imports are unknown: the build adds them, or they are not Swift.
    package var hasOtherFiles = false
    /// Whether some of its Swift files could not be read, so that what they import and export is unknown.
    package var hasUnreadFiles = false
    /// Whether its files have no declarations, only imports: it exists to pass on what it depends on.
    package var isUmbrella = false
    /// Whether it may import modules that no manifest mentions, which the build finds on search paths.
    package var hasSearchPaths = false
    /// The conditions of `#if` that some build defines for it, such as `DEBUG`; nil if unknown.
    package var definedConditions: Set<String>?
    /// The platforms that it is built for, named as in `os(…)`; empty if unknown.
    package var platforms: [String] = []
    /// The folder of all its files, in whatever language; nil if its manifest gives it none, or several.
    package var folder: String?
    /// The names of the build plugins that it uses; nil if its manifest has no such list.
    package var plugins: [String]?
    /// Its Swift files, sorted.
    package var files: [String] = []
    /// In the manifest's order.
    package var dependencies: [ModuleDependency] = []

    /// Identifies it within the project.
    package var id: String { "\(package ?? "")|\(name)" }

    /// A module without files and dependencies.
    package init(name: String, package: String? = nil, kind: Kind) {
        self.name = name
        self.package = package
        self.kind = kind
    }
}

/// A declared dependency of a module.
package struct ModuleDependency: Codable, Hashable, Sendable {
    /// The target of a dependency.
    package enum Target: Codable, Hashable, Sendable {
        /// A module of the project.
        case module(name: String, package: String?)
        /// A product of a third-party package, or a binary.
        case product(name: String, package: String?)
        /// A system framework or library.
        case system(name: String)
    }

    package var target: Target
    /// The names that the dependent uses for modules of the product, by their original names.
    package var aliases: [String: String] = [:]
    /// The condition in the manifest, such as `iOS, macOS`; nil if there is none.
    package var condition: String?
    /// Where the manifest declares it, if known.
    package var location: SourceLocation?
    /// Whether it is a precompiled library, whose symbols others may be linked with.
    package var isBinary = false
    /// Whether it may be needed without being imported: built first, or linked or embedded for another library.
    package var hasOtherUse = false
    /// Whether it is the app that a test bundle is loaded into, which links what the bundle imports.
    package var isHost = false

    /// A dependency at an unknown place.
    package init(_ target: Target) { self.target = target }
}

extension ModuleDependency.Target {
    /// The name of the dependency.
    package var name: String {
        switch self {
        case .module(let name, _), .product(let name, _), .system(let name): name
        }
    }
}

/// A product of a third-party library.
package struct ExternalProduct: Codable, Hashable, Sendable {
    package var name: String
    /// The identity of its package; nil for a binary.
    package var package: String?
    /// The modules it contains, sorted; nil if nothing on disk shows them. It is then assumed to contain one module of
    /// the same name.
    package var modules: [String]?
    /// The modules that its own modules re-export, sorted.
    package var exports: [String] = []
    /// Whether it is certainly linked statically.
    package var isStatic = false
    /// The modules that are linked with it: other targets of its package, and products of other packages. Sorted.
    package var carried: [CarriedModule] = []

    package init(name: String, package: String?, modules: [String]? = nil) {
        self.name = name
        self.package = package
        self.modules = modules
    }

    /// What stands for the package of pods.
    package static let podPackage = "cocoapods"

    /// Whether CocoaPods brings it.
    package var isPod: Bool { package == Self.podPackage }
}

/// A module that is linked with a product without being one of the product's own.
package struct CarriedModule: Codable, Hashable, Sendable {
    package var name: String
    /// The identity of its package.
    package var package: String

    package init(name: String, package: String) {
        self.name = name
        self.package = package
    }
}
