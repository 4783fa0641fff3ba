import DovetailBasics
import DovetailFacts

/// Resolves module names. Several packages of a project may each have a module with the same name.
struct ModuleNames {
    /// The third-party modules that some product of the manifests contains or links, or is assumed to contain.
    let vendors: Set<String>
    private let modules: [ProjectModule]
    private let products: [ExternalProduct]
    private let named: [String: [ProjectModuleID]]
    /// The packages whose modules belong to the project.
    private let packages: Set<String>

    init(_ modules: [ProjectModule], _ products: [ExternalProduct]) {
        self.modules = modules
        self.products = products
        let named = Dictionary(grouping: modules.ids) { modules[$0].name }
        self.named = named
        packages = Set(modules.compactMap(\.package))
        let known = products.flatMap { $0.ownModules + $0.carried.map(\.name) }
        var vendors = Set(known).subtracting(named.keys)
        for dependency in modules.flatMap(\.dependencies) {
            if case .product(let name, let package) = dependency.target,
                !products.contains(where: { $0.name == name && $0.package == package })
            {
                vendors.formUnion(ExternalProduct.assumedModules(of: name))
            }
        }
        self.vendors = vendors
    }

    /// The first module with a name; a repeated one only if there is no other.
    func module(named name: String) -> ProjectModuleID? {
        let found = named[name] ?? []
        return found.first { !modules[$0].isRepeated } ?? found.first
    }

    /// The module with a name in a package, or else the first with that name.
    private func module(named name: String, of package: String?) -> ProjectModuleID? {
        let found = named[name] ?? []
        return found.first { modules[$0].package == package } ?? module(named: name)
    }

    /// The modules that a dependency of a module provides.
    func targets(of dependency: ModuleDependency, by module: ProjectModule) -> [LinkedModules.Target] {
        let names = LinkedModules.ownNames(dependency, products)
        func vendor(_ name: String) -> LinkedModules.Target { .vendor(dependency.aliases[name] ?? name) }
        switch dependency.target {
        case .system(let name): return [.system(name)]
        // A third-party package may have a module with the same name as one of the project.
        case .product(_, let package?) where !packages.contains(package): return names.map(vendor)
        case .module(_, let package), .product(_, let package):
            return names.map { name in
                self.module(named: name, of: package ?? module.package).map { .module($0) } ?? vendor(name)
            }
        }
    }

    /// The meaning of an import in a module: declared dependencies first, then the modules of its package.
    ///
    /// - Parameter declared: the module's declared dependencies, with the names with which it imports them.
    func meaning(
        of name: String, in index: ProjectModuleID, declared: [(name: String, target: LinkedModules.Target)]
    ) -> LinkedModules.Meaning {
        if name == modules[index].name { return .own }
        for case (name, .module(let other)) in declared { return .module(other) }
        if declared.contains(where: { $0.target == .vendor(name) }) { return .vendor }
        // A module of the project hides a system module with the same name.
        if let found = module(named: name, of: modules[index].package) { return .module(found) }
        if vendors.contains(name) { return .vendor }
        return SystemModules.contains(name) ? .system : .unknown
    }
}
