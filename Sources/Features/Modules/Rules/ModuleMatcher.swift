import DovetailRules

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
                rules.layers[layer].modules.contains { !$0.bindings(module).isEmpty }
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
        return selectors.flatMap { $0.bindings(linked.modules[index], layers: names, known) }
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
}
