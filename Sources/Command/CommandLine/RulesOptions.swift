import DovetailRules

extension SourceOptions {
    /// Reads the rules file: the one that is named, or else, if `isFound`, the nearest one in the folder of the inputs or
    /// above.
    ///
    /// - Throws: `InputError` or `RulesProblems` if it cannot be used.
    func readRules(isFound: Bool = true) throws -> Rules {
        try RulesFile.read(rules, for: rulesInputs, isFound: isFound, verbose: verbose)
    }

    /// The path of the rules file that `readRules` reads; nil if there is none.
    func rulesPath() throws -> String? { try rules ?? RulesFile.own(for: rulesInputs) }

    private var rulesInputs: [String] { sources + modulePaths + [packagePath, modulesFile].compactMap { $0 } }

    /// The paths that `--module` is passed.
    var modulePaths: [String] { module.compactMap { $0.split(separator: "=", maxSplits: 1).last.map(String.init) } }
}
