import DovetailRules

extension SourceOptions {
    /// What the rules file says: the one that is named, or else, where `isFound`,
    /// the nearest in the current folder and those above it, unless all that is to be read lies elsewhere.
    ///
    /// - Throws: `InputError` or `RulesProblems` where it cannot be used.
    func readRules(isFound: Bool = true) throws -> Rules {
        let named = module.compactMap { $0.split(separator: "=", maxSplits: 1).last.map(String.init) }
        let inputs = sources + named + [packagePath, modulesFile].compactMap { $0 }
        return try RulesFile.read(rules, for: inputs, isFound: isFound, verbose: verbose)
    }
}
