package import WiringModel

/// A project's modules with what each declares and imports, joined.
package struct LinkedModules {
    /// What an import means.
    package enum Meaning: Hashable, Sendable {
        /// The module itself.
        case own
        /// A module of the project, by its index.
        case module(Int)
        /// One that a product of others brings.
        case vendor
        /// One of the system.
        case system
        /// One that nothing on disk or in the manifests tells of.
        case unknown
    }

    /// An import and what it means.
    package struct Use: Hashable, Sendable {
        package var imported: ModuleImport
        package var meaning: Meaning
    }

    /// What is used.
    package enum Target: Hashable, Sendable {
        /// A module of the project, by its index.
        case module(Int)
        /// One of others.
        case vendor(String)
        /// One of the system.
        case system(String)

        fileprivate var order: Int {
            switch self {
            case .module(let index): index + 2
            case .vendor: 0
            case .system: 1
            }
        }
    }

    /// How a module uses another.
    package struct Relation: Sendable {
        package var to: Target
        package var name: String
        /// In order of their places.
        package var imports: [ModuleImport]
        /// Where its manifest says so; nil where it does not.
        package var declaration: SourceLocation?

        /// Where it stands first: an import, or else the manifest.
        package var place: SourceLocation? { imports.first?.location ?? declaration }
    }

    package let modules: [ProjectModule]
    package let products: [ExternalProduct]
    /// The imports of each module, by its index, in order of their places.
    package let uses: [[Use]]
    /// The modules that each module declares, directly or by a product, by its index.
    package let declared: [[Int]]
    /// The modules of others that some product of the manifests brings, or is taken for.
    let vendors: Set<String>
    private let named: [String: [Int]]

    /// - Parameter imports: what each module's files import, in the graph's order of modules.
    package init(_ graph: ProjectGraph, imports: [[ModuleImport]]) {
        modules = graph.modules
        products = graph.products
        let named = Dictionary(grouping: graph.modules.indices) { graph.modules[$0].name }
        self.named = named
        var vendors = Set(graph.products.flatMap(\.ownModules)).subtracting(named.keys)
        for dependency in graph.modules.flatMap(\.dependencies) {
            if case .product(let name, let package) = dependency.target,
                !graph.products.contains(where: { $0.name == name && $0.package == package })
            {
                vendors.insert(moduleName(name))
            }
        }
        self.vendors = vendors
        let products = graph.products
        declared = graph.modules.indices.map { index in
            let module = graph.modules[index]
            var found: [Int] = []
            for dependency in module.dependencies {
                found += Self.targets(dependency, module, products).flatMap { named[$0] ?? [] }
            }
            return Array(Set(found).subtracting([index])).sorted()
        }
        uses = zip(graph.modules.indices, imports).map { index, imports in
            imports.sorted { $0.location < $1.location }.map { imported in
                Use(
                    imported: imported,
                    meaning: Self.meaning(of: imported.module, in: graph.modules[index], named, vendors))
            }
        }
    }

    /// The names of the modules that a dependency brings.
    static func targets(
        _ dependency: ModuleDependency, _ module: ProjectModule, _ products: [ExternalProduct]
    ) -> [String] {
        switch dependency.target {
        case .module(let name, _): [name]
        case .product(let name, let package):
            products.first { $0.name == name && ($0.package == package || package == nil) }?.ownModules
                ?? [moduleName(name)]
        case .system: []
        }
    }

    private static func meaning(
        of name: String, in module: ProjectModule, _ named: [String: [Int]], _ vendors: Set<String>
    ) -> Meaning {
        if name == module.name { return .own }
        // A module of the project hides one of the system that has its name.
        if let found = named[name]?.first { return .module(found) }
        if vendors.contains(name) { return .vendor }
        return SystemModules.contains(name) ? .system : .unknown
    }

    /// The modules of others that a module declares, and whether a product among them does not tell its modules.
    func declaredVendors(of index: Int) -> (names: Set<String>, isOpen: Bool) {
        var names: Set<String> = []
        var isOpen = false
        for dependency in modules[index].dependencies {
            guard case .product(let name, let package) = dependency.target else { continue }
            let product = products.first { $0.name == name && ($0.package == package || package == nil) }
            isOpen = isOpen || product?.modules == nil
            names.formUnion(Self.targets(dependency, modules[index], products))
        }
        return (names, isOpen)
    }

    /// The module with a name that a manifest uses.
    package func module(named name: String) -> Int? { named[name]?.first }

    /// The modules that each module uses: what it declares, and what it imports.
    package var edges: [[Int]] {
        modules.indices.map { index in
            let imported = uses[index].compactMap { use -> Int? in
                if case .module(let other) = use.meaning { return other }
                return nil
            }
            return Set(declared[index] + imported).sorted()
        }
    }

    /// The imports by which one module uses another.
    package func imports(of other: Int, by index: Int) -> [ModuleImport] {
        uses[index].filter { $0.meaning == .module(other) }.map(\.imported)
    }

    /// What a module uses, in order of names: what it imports, and what it declares and does not import.
    package func relations(of index: Int) -> [Relation] {
        var imports: [Target: [ModuleImport]] = [:]
        for use in uses[index] {
            guard let target = target(use) else { continue }
            imports[target, default: []].append(use.imported)
        }
        var declarations: [Target: SourceLocation?] = [:]
        let module = modules[index]
        for dependency in module.dependencies {
            let place = dependency.location ?? module.location
            if case .system(let name) = dependency.target { declarations[.system(name)] = place }
            for name in Self.targets(dependency, module, products) where name != module.name {
                declarations[named[name]?.first.map { .module($0) } ?? .vendor(name)] = place
            }
        }
        return Set(imports.keys).union(declarations.keys).map {
            Relation(to: $0, name: name(of: $0), imports: imports[$0] ?? [], declaration: declarations[$0] ?? nil)
        }.sorted { ($0.name, $0.to.order) < ($1.name, $1.to.order) }
    }

    private func target(_ use: Use) -> Target? {
        switch use.meaning {
        case .own: nil
        case .module(let other): .module(other)
        case .vendor, .unknown: .vendor(use.imported.module)
        case .system: .system(use.imported.module)
        }
    }

    /// The name that imports use.
    package func name(of target: Target) -> String {
        switch target {
        case .module(let index): modules[index].name
        case .vendor(let name), .system(let name): name
        }
    }

    /// Where a manifest says that one module depends on another, directly or by a product.
    package func declaration(of other: Int, by index: Int) -> SourceLocation? {
        let module = modules[index]
        let dependency = module.dependencies.first {
            Self.targets($0, module, products).contains(modules[other].name)
        }
        return dependency.map { $0.location ?? module.location } ?? nil
    }
}

extension ExternalProduct {
    /// The modules that it brings; one of its own name where nothing tells.
    var ownModules: [String] { modules ?? [moduleName(name)] }
}
