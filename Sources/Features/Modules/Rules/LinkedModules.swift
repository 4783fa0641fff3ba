import DovetailBasics

package import DovetailFacts

/// A project's modules, linked with their declared dependencies and imports.
package struct LinkedModules {
    /// The meaning of an import.
    package enum Meaning: Hashable, Sendable {
        /// The module itself.
        case own
        /// A module of the project, by its index.
        case module(ProjectModuleID)
        /// A module of a third-party product.
        case vendor
        /// A system module.
        case system
        /// A module that is neither on disk nor in the manifests.
        case unknown
    }

    /// An import and what it means.
    package struct Use: Hashable, Sendable {
        package var imported: ModuleImport
        package var meaning: Meaning
    }

    /// The target of a use.
    package enum Target: Hashable, Sendable {
        /// A module of the project, by its index.
        case module(ProjectModuleID)
        /// A third-party module.
        case vendor(String)
        /// A system module.
        case system(String)

        var order: Int {
            switch self {
            case .module(let index): index.index + 2
            case .vendor: 0
            case .system: 1
            }
        }
    }

    package private(set) var modules: [ProjectModule]
    package let products: [ExternalProduct]
    /// The imports of each module, by its index, sorted by location.
    package let uses: [[Use]]
    /// Those with which each module exports other modules.
    let exportingUses: [[Use]]
    /// The modules that each module declares as dependencies, directly or through a product, by its index.
    package let declared: [[ProjectModuleID]]
    /// The third-party modules that some product of the manifests contains, or is assumed to contain.
    let vendors: Set<String>
    /// The modules that each dependency of each module provides, in manifest order.
    let brought: [[[Target]]]
    /// The modules that each module uses, by its index, sorted by name: imported ones, and declared ones that are not
    /// imported.
    package private(set) var relations: [[Relation]] = []
    private let names: ModuleNames
    /// What a module should import according to other findings, by its name.
    var forgotten: [String: Set<String>] = [:]

    /// - Parameter imports: the imports of each module's files, in the graph's order of modules.
    package init(_ graph: ProjectGraph, imports: [[ModuleImport]]) {
        modules = graph.modules
        products = graph.products
        let names = ModuleNames(graph.modules, graph.products)
        self.names = names
        vendors = names.vendors
        let brought = graph.modules.map { module in module.dependencies.map { names.targets(of: $0, by: module) } }
        self.brought = brought
        declared = zip(graph.modules.ids, brought).map { index, dependencies in
            let found = dependencies.joined().compactMap { target -> ProjectModuleID? in
                if case .module(let other) = target { return other }
                return nil
            }
            return Set(found).subtracting([index]).sorted()
        }
        let uses = zip(graph.modules.ids, imports).map { index, imports in
            let declared = zip(graph.modules[index].dependencies, brought[of: index]).flatMap { dependency, targets in
                zip(Self.targets(dependency, module: graph.modules[index], products: graph.products), targets)
            }
            let compiled = imports.filter { !graph.modules[index].neverCompiles($0.condition) }
            return compiled.sorted { $0.location < $1.location }.map { imported in
                Use(imported: imported, meaning: names.meaning(of: imported.module, in: index, declared: declared))
            }
        }
        self.uses = uses
        exportingUses = uses.map { $0.filter(\.imported.isExported) }
        relations = modules.ids.map(findRelations)
    }

    /// The same modules with more umbrellas, which rules declare.
    func withUmbrellas(_ indices: [ProjectModuleID]) -> LinkedModules {
        var result = self
        for index in indices { result.modules[index].isUmbrella = true }
        return result
    }

    /// The names with which a module imports what a dependency provides.
    static func targets(
        _ dependency: ModuleDependency, module: ProjectModule, products: [ExternalProduct]
    ) -> [String] {
        ownNames(dependency, products).map { dependency.aliases[$0] ?? $0 }
    }

    /// The original names of the modules that a dependency provides.
    static func ownNames(_ dependency: ModuleDependency, _ products: [ExternalProduct]) -> [String] {
        switch dependency.target {
        case .module(let name, _): [name]
        case .product(let name, let package):
            product(name, of: package, in: products)?.ownModules
                ?? ExternalProduct.assumedModules(of: name)
        case .system: []
        }
    }

    /// The third-party modules that a module declares, and whether the modules of some product among them are unknown.
    func declaredVendors(of index: ProjectModuleID) -> (names: Set<String>, isOpen: Bool) {
        var names: Set<String> = []
        for case .vendor(let name) in brought[of: index].joined() { names.insert(name) }
        let isOpen =
            modules[index].hasSearchPaths
            || modules[index].dependencies.contains { dependency in
                guard case .product(let name, let package) = dependency.target else { return false }
                return Self.product(name, of: package, in: products)?.modules == nil
            }
            || host(of: index).map { declaredVendors(of: $0).isOpen } ?? false
        return (names, isOpen)
    }

    /// The products that modules declare and whose packages are not on disk, so that their modules are not known; sorted.
    package var productsNotOnDisk: [String] {
        let dependencies = modules.lazy.flatMap(\.dependencies)
        return Set(
            dependencies.compactMap { dependency -> String? in
                guard case .product(let name, let package) = dependency.target,
                    Self.product(name, of: package, in: products)?.modules == nil
                else { return nil }
                return name
            }
        ).sorted()
    }

    /// The module with this name in manifests.
    package func module(named name: String) -> ProjectModuleID? { names.module(named: name) }

    /// The modules that each module uses: declared and imported ones.
    package var edges: [[ProjectModuleID]] {
        modules.ids.map { index in
            let imported = uses[of: index].compactMap { use -> ProjectModuleID? in
                if case .module(let other) = use.meaning { return other }
                return nil
            }
            return Set(declared[of: index] + imported).sorted()
        }
    }

    /// The imports with which one module uses another.
    package func imports(of other: ProjectModuleID, by index: ProjectModuleID) -> [ModuleImport] {
        uses[of: index].filter { $0.meaning == .module(other) }.map(\.imported)
    }

    /// The name in imports.
    package func name(of target: Target) -> String {
        switch target {
        case .module(let index): modules[index].name
        case .vendor(let name), .system(let name): name
        }
    }
}

extension ExternalProduct {
    /// The modules that the product makes visible, including re-exported ones. If they are unknown, those that a known
    /// library has in it, or one with the product's name.
    var ownModules: [String] { modules.map { $0 + exports } ?? Self.assumedModules(of: name) }

    /// The modules of a product that is not on disk.
    static func assumedModules(of name: String) -> [String] {
        KnownLibrary.products[name] ?? [moduleName(name)]
    }
}
