import DovetailBasics
import DovetailFacts
import DovetailRules

/// Finds the modules that a rules file's selectors match.
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
                    && !rules.layers[layer].except.contains { !$0.bindings(module).isEmpty }
            }
        }
    }

    /// Whether one of the selectors matches a module of the project.
    func matches(_ selectors: [ModuleSelector], _ index: ProjectModuleID) -> Bool {
        !bindings(selectors, index: index).isEmpty
    }

    /// The variable bindings with which selectors match a module of the project, given the values of some variables.
    func bindings(
        _ selectors: [ModuleSelector], index: ProjectModuleID, known: [String: String] = [:]
    ) -> [[String: String]] {
        let names = layers[of: index].map { rules.layers[$0].name }
        return selectors.flatMap { $0.bindings(linked.modules[index], layers: names, known) }
    }

    /// The variable bindings with which selectors match a target.
    func bindings(
        _ selectors: [ModuleSelector], target: LinkedModules.Target, known: [String: String] = [:]
    ) -> [[String: String]] {
        switch target {
        case .module(let index): return bindings(selectors, index: index, known: known)
        case .vendor(let name):
            return selectors.filter { $0.space == .external }.flatMap { $0.bindings(name, known) }
        case .system(let name): return selectors.filter { $0.space == .sdk }.flatMap { $0.bindings(name, known) }
        }
    }
}
