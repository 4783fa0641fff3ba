import DovetailFacts

extension [TuistProject] {
    /// The modules and products of the projects. Targets of external projects become products.
    ///
    /// - Parameter known: products whose modules are on disk.
    /// - Parameter types: how external products are linked; nil if unknown.
    func graph(known: [ExternalProduct] = [], types: TuistProductTypes? = nil) -> ProjectGraph {
        let targets = TargetTable(self)
        let known = [String: ExternalProduct](known.map { ($0.name, $0) }) { first, _ in first }
        var products: [String: ExternalProduct] = [:]
        var modules: [ProjectModule] = []
        for project in self where !project.isExternal {
            for target in project.targets {
                var module = ProjectModule(name: target.module, package: project.name, kind: target.kind)
                module.linkage = TuistProduct(target.product).imageKind?.linkage
                module.tags = Set(target.tags).sorted()
                module.location = target.location
                module.files = target.files
                if let place = target.location {
                    let open = target.isolation.isOpen ? OpenIsolation(target: target.name, location: place) : nil
                    module.concurrency = ConcurrencySettings(
                        isMainActor: target.isolation.isMain, openIsolation: open, isSwift6: target.isSwift6)
                }
                module.dependencies = target.dependencies.map { dependency in
                    var result = ModuleDependency(
                        targets.target(of: dependency.kind, products: &products, known: known))
                    result.condition = dependency.condition
                    result.location = dependency.location
                    return result
                }
                modules.append(module)
            }
        }
        for target in lazy.filter({ !$0.isExternal }).flatMap(\.targets) {
            for case (.product(let name), true) in target.dependencies.map({ ($0.kind, $0.isExternal) }) {
                products[name]?.isStatic = types?.product(name).imageKind?.linkage == .static
            }
        }
        return ProjectGraph(modules: modules, products: Array<ExternalProduct>(products.values))
    }
}

/// The targets of all projects by folder and name.
private struct TargetTable {
    private struct Key: Hashable {
        var folder: String
        var name: String
    }

    private var targets: [Key: (target: TuistTarget, project: TuistProject)] = [:]

    init(_ projects: [TuistProject]) {
        for project in projects {
            for target in project.targets {
                targets[Key(folder: project.folder, name: target.name)] = (target, project)
            }
        }
    }

    /// The target of a dependency in the graph; an unknown target keeps its name.
    func target(
        of kind: TuistDependency.Kind, products: inout [String: ExternalProduct], known: [String: ExternalProduct]
    ) -> ModuleDependency.Target {
        switch kind {
        case .system(let name): return .system(name: name)
        case .product(let name):
            let product = products[name] ?? known[name] ?? ExternalProduct(name: name, package: nil)
            products[name] = product
            return .product(name: name, package: product.package)
        case .target(let name, let folder):
            guard let (target, project) = targets[Key(folder: folder, name: name)] else {
                return .module(name: TuistTarget.module(name), package: nil)
            }
            guard project.isExternal else { return .module(name: target.module, package: project.name) }
            var product = ExternalProduct(name: name, package: project.name, modules: [target.module])
            product.isStatic = TuistProduct(target.product).imageKind?.linkage == .static
            products["\(project.name)/\(name)"] = product
            return .product(name: name, package: project.name)
        }
    }
}
