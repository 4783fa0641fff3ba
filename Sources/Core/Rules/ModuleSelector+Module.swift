package import DovetailFacts

extension ModuleSelector {
    /// The ways in which the selector names a module of the project, given what some variables are.
    ///
    /// - Parameter layers: the names of the module's layers.
    package func bindings(
        _ module: ProjectModule, layers: [String] = [], _ known: [String: String] = [:]
    ) -> [[String: String]] {
        // Tests are meant only where they are named: `kind:!app` means none of them.
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
        case .sdk, .external: return []
        }
    }

    private func matches(any names: [String]) -> Bool {
        isNegated ? !names.contains(where: matchesPattern) : names.contains(where: matches)
    }
}

extension ProjectModule {
    /// Whether it is an interface of another module, by its name.
    package var isInterface: Bool {
        ["Interface", "Interfaces", "API"].contains { name.hasSuffix($0) }
    }
}
