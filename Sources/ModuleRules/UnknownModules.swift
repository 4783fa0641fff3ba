import WiringModel

/// Names in a rules file that no module has: what they are to protect is not protected.
struct UnknownModules {
    let linked: LinkedModules
    let rules: ModuleRules

    var findings: [Finding] {
        let names = Set(linked.modules.map(\.name))
        return selectors.filter { $0.space == .module && $0.isExact && !names.contains($0.pattern) }
            .compactMap { finding($0.pattern, at: $0.location, names) }
    }

    private var selectors: [ModuleSelector] {
        rules.layers.flatMap(\.modules) + rules.common + rules.rules.flatMap(\.demand.selectors)
    }

    private func finding(_ name: String, at place: SourceLocation?, _ names: Set<String>) -> Finding? {
        guard let place else { return nil }
        let near = names.map { (editDistance($0, name, limit: 2), $0) }.filter { $0.0 <= 2 }.min { $0 < $1 }
        let isOthers = linked.vendors.contains(name)
        let help: String
        if let near {
            help = "did you mean '\(near.1)'?"
        } else if isOthers {
            help = "a module of another package is named 'external:\(name)'"
        } else if SystemModules.contains(name) {
            help = "a module of the system is named 'sdk:\(name)'"
        } else {
            help = "take the name out, or write the module's own"
        }
        return Finding(.unknownModule, at: place, "no module of the project is named '\(name)'", help: help)
    }
}
