package import DovetailFacts

extension ModuleSelector {
    /// All variable bindings with which the selector matches a module of the project, given the values of some
    /// variables.
    ///
    /// - Parameter layers: the names of the module's layers.
    package func bindings(
        _ module: ProjectModule, layers: [String] = [], _ known: [String: String] = [:]
    ) -> [[String: String]] {
        // Tests must be selected explicitly: `kind:!app` does not match them.
        if module.kind == .test, isNegated { return [] }
        switch space {
        case .module:
            if module.kind == .test, !isExact { return [] }
            return bindings(module.name, known)
        case .layer:
            if isNegated { return layers.contains(where: matchesPattern) ? [] : [known] }
            return layers.flatMap { bindings($0, known) }
        case .kind:
            return matches(any: [module.kind.rawValue] + (module.isInterface ? ["interface"] : [])) ? [known] : []
        case .tag: return matches(any: module.tags) ? [known] : []
        case .sdk, .external, .folder: return []
        }
    }

    private func matches(any names: [String]) -> Bool {
        isNegated ? !names.contains(where: matchesPattern) : names.contains(where: matches)
    }
}

extension ProjectModule {
    /// Whether its name marks it as the interface of another module.
    package var isInterface: Bool {
        ["Interface", "Interfaces", "API"].contains { name.hasSuffix($0) }
    }
}
