import DovetailFacts

/// Tells what names stand for. Several packages of a project may each have a module of the same name.
struct ModuleNames {
    /// The modules of others that some product of the manifests brings, or is taken for.
    let vendors: Set<String>
    private let modules: [ProjectModule]
    private let products: [ExternalProduct]
    private let named: [String: [Int]]
    /// The packages whose modules are the project's own.
    private let packages: Set<String>

    init(_ modules: [ProjectModule], _ products: [ExternalProduct]) {
        self.modules = modules
        self.products = products
        let named = Dictionary(grouping: modules.indices) { modules[$0].name }
        self.named = named
        packages = Set(modules.compactMap(\.package))
        var vendors = Set(products.flatMap(\.ownModules)).subtracting(named.keys)
        for dependency in modules.flatMap(\.dependencies) {
            if case .product(let name, let package) = dependency.target,
                !products.contains(where: { $0.name == name && $0.package == package })
            {
                vendors.insert(moduleName(name))
            }
        }
        self.vendors = vendors
    }

    /// The first module with a name.
    func module(named name: String) -> Int? { named[name]?.first }

    /// The module with a name: that of a package, or else the first.
    private func module(named name: String, of package: String?) -> Int? {
        let found = named[name] ?? []
        return found.first { modules[$0].package == package } ?? found.first
    }

    /// What a dependency of a module brings.
    func targets(of dependency: ModuleDependency, by module: ProjectModule) -> [LinkedModules.Target] {
        let names = LinkedModules.ownNames(dependency, products)
        func vendor(_ name: String) -> LinkedModules.Target { .vendor(dependency.aliases[name] ?? name) }
        switch dependency.target {
        case .system(let name): return [.system(name)]
        // A package of others may have a module that is called as one of the project is.
        case .product(_, let package?) where !packages.contains(package): return names.map(vendor)
        case .module(_, let package), .product(_, let package):
            return names.map { name in
                self.module(named: name, of: package ?? module.package).map { .module($0) } ?? vendor(name)
            }
        }
    }

    /// What an import means in a module: first what the module declares, then what its package has.
    ///
    /// - Parameter declared: what the module declares, with the names by which it imports that.
    func meaning(
        of name: String, in index: Int, declared: [(name: String, target: LinkedModules.Target)]
    ) -> LinkedModules.Meaning {
        if name == modules[index].name { return .own }
        for case (name, .module(let other)) in declared { return .module(other) }
        if declared.contains(where: { $0.target == .vendor(name) }) { return .vendor }
        // A module of the project hides one of the system that has its name.
        if let found = module(named: name, of: modules[index].package) { return .module(found) }
        if vendors.contains(name) { return .vendor }
        return SystemModules.contains(name) ? .system : .unknown
    }
}
