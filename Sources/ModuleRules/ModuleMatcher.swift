import WiringModel

/// Tells which modules a rules file's selectors name.
struct ModuleMatcher {
    let linked: LinkedModules
    let rules: ModuleRules
    /// The layers of each module, by its index, in the file's order.
    let layers: [[Int]]

    init(_ linked: LinkedModules, _ rules: ModuleRules) {
        self.linked = linked
        self.rules = rules
        layers = linked.modules.map { module in
            rules.layers.indices.filter { layer in
                rules.layers[layer].modules.contains { !Self.bindings($0, module, layers: [], [:]).isEmpty }
            }
        }
    }

    /// Whether one of the selectors names a module of the project.
    func matches(_ selectors: [ModuleSelector], _ index: Int) -> Bool { !bindings(selectors, index).isEmpty }

    /// The ways in which selectors name a module of the project, given what some variables are.
    func bindings(
        _ selectors: [ModuleSelector], _ index: Int, _ known: [String: String] = [:]
    ) -> [[String: String]] {
        let names = layers[index].map { rules.layers[$0].name }
        return selectors.flatMap { Self.bindings($0, linked.modules[index], layers: names, known) }
    }

    /// The ways in which selectors name what is used.
    func bindings(
        _ selectors: [ModuleSelector], _ target: LinkedModules.Target, _ known: [String: String] = [:]
    ) -> [[String: String]] {
        switch target {
        case .module(let index): return bindings(selectors, index, known)
        case .vendor(let name):
            return selectors.filter { $0.space == .external }.flatMap { $0.bindings(name, known) }
        case .system(let name): return selectors.filter { $0.space == .sdk }.flatMap { $0.bindings(name, known) }
        }
    }

    private static func bindings(
        _ selector: ModuleSelector, _ module: ProjectModule, layers: [String], _ known: [String: String]
    ) -> [[String: String]] {
        // Tests are meant only where they are named: `kind:!app` means none of them.
        if module.kind == .test, selector.isNegated { return [] }
        switch selector.space {
        case .module:
            if module.kind == .test, !selector.isExact { return [] }
            return selector.bindings(module.name, known)
        case .layer:
            if selector.isNegated {
                return layers.contains(where: selector.matchesPattern) ? [] : [known]
            }
            return layers.flatMap { selector.bindings($0, known) }
        case .kind:
            let kinds = [module.kind.rawValue] + (module.isInterface ? ["interface"] : [])
            if selector.isNegated { return kinds.contains(where: selector.matchesPattern) ? [] : [known] }
            return kinds.contains(where: selector.matches) ? [known] : []
        case .tag:
            if selector.isNegated { return module.tags.contains(where: selector.matchesPattern) ? [] : [known] }
            return module.tags.contains(where: selector.matches) ? [known] : []
        case .sdk, .external: return []
        }
    }
}

extension ProjectModule {
    /// Whether it is an interface of another module, by its name.
    var isInterface: Bool { name.hasSuffix("Interface") || name.hasSuffix("Interfaces") || name.hasSuffix("API") }
}
