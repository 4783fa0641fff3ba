package import DovetailDiagnostics

/// The modules of a project and what each declares that it depends on, as its manifests say.
package struct ProjectGraph: Codable, Hashable, Sendable {
    /// The project's own modules, sorted by name and package.
    package var modules: [ProjectModule]
    /// The products of others that the modules depend on, sorted by name and package.
    package var products: [ExternalProduct]

    /// A graph in a fixed order.
    package init(modules: [ProjectModule], products: [ExternalProduct] = []) {
        self.modules = modules.sorted { ($0.name, $0.package ?? "") < ($1.name, $1.package ?? "") }
        self.products = products.sorted { ($0.name, $0.package ?? "") < ($1.name, $1.package ?? "") }
    }
}

extension ProjectGraph {
    /// This graph with what another kind of manifest tells beside it. A file stays in the module that this one has it in,
    /// and a product whose modules one cannot tell is what the other tells.
    package func joined(with other: ProjectGraph) -> ProjectGraph {
        let files = Set(modules.flatMap(\.files))
        let ids = Set(modules.map(\.id))
        let all = Set(products).union(other.products)
        let told = Set(all.filter { $0.modules != nil }.map(\.name))
        return ProjectGraph(
            modules: modules + other.modules.filter { !ids.contains($0.id) && files.isDisjoint(with: $0.files) },
            products: all.filter { $0.modules != nil || !told.contains($0.name) })
    }
}

/// A module of the project: a target of a manifest, or a folder that looks like one.
package struct ProjectModule: Codable, Hashable, Sendable {
    /// What a module is built as.
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// Code for other modules.
        case library
        /// An app, an extension of one, or a command.
        case app
        /// A bundle of tests.
        case test
        /// A compiler plugin.
        case macro
        /// A plugin of the build system.
        case plugin
        /// Resources without code.
        case resources
    }

    /// The name that imports use.
    package var name: String
    /// The package or project that declares it.
    package var package: String?
    /// What its manifest calls it, where that is another name.
    package var target: String?
    package var kind: Kind
    /// What the manifest tags it with, sorted.
    package var tags: [String] = []
    /// Where the manifest declares it; line 1 where that is not known, nil where no manifest does.
    package var location: SourceLocation?
    /// Whether the build may add files to it, which import what they need.
    package var hasGeneratedFiles = false
    /// Its Swift files, sorted.
    package var files: [String] = []
    /// In the manifest's order.
    package var dependencies: [ModuleDependency] = []

    /// What tells it from others of the project.
    package var id: String { "\(package ?? "")|\(name)" }

    /// A module without files and dependencies.
    package init(name: String, package: String? = nil, kind: Kind) {
        self.name = name
        self.package = package
        self.kind = kind
    }
}

/// What a module declares that it depends on.
package struct ModuleDependency: Codable, Hashable, Sendable {
    /// What is depended on.
    package enum Target: Codable, Hashable, Sendable {
        /// A module of the project.
        case module(name: String, package: String?)
        /// A product of another's package, or a binary.
        case product(name: String, package: String?)
        /// A system's framework or library.
        case system(name: String)
    }

    package var target: Target
    /// What the modules of a product are called by who depends on it, by their own names.
    package var aliases: [String: String] = [:]
    /// The condition that the manifest names, such as `iOS, macOS`; nil where there is none.
    package var condition: String?
    /// Where the manifest says so, as far as that is known.
    package var location: SourceLocation?
    /// Whether it is a library that is there compiled, whose symbols others may be linked with.
    package var isBinary = false

    /// A dependency at an unknown place.
    package init(_ target: Target) { self.target = target }
}

/// A product of a library that is not the project's own.
package struct ExternalProduct: Codable, Hashable, Sendable {
    package var name: String
    /// The identity of its package; nil for a binary.
    package var package: String?
    /// The modules that it brings, sorted; nil where nothing on disk says so: it is then taken for one of its own name.
    package var modules: [String]?

    package init(name: String, package: String?, modules: [String]? = nil) {
        self.name = name
        self.package = package
        self.modules = modules
    }
}
