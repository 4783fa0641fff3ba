import DovetailRules

extension SourceOptions {
    /// Reads the rules file: the one that is named, or else, if `isFound`, the nearest one in the current folder or
    /// above, unless all inputs are elsewhere.
    ///
    /// - Throws: `InputError` or `RulesProblems` if it cannot be used.
    func readRules(isFound: Bool = true) throws -> Rules {
        let named = module.compactMap { $0.split(separator: "=", maxSplits: 1).last.map(String.init) }
        let inputs = sources + named + [packagePath, modulesFile].compactMap { $0 }
        return try RulesFile.read(rules, for: inputs, isFound: isFound, verbose: verbose)
    }
}
