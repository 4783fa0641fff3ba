package import WiringModel

/// Checks a project's modules: what each imports against what it declares, and against the project's rules.
package enum ModuleCheck {
    /// What a check found.
    package struct Result: Sendable {
        /// In order, each once.
        package var findings: [Finding]
        /// Imports of which it cannot be told whether a declared product brings them, with their modules.
        package var undecided: [(module: String, imported: ModuleImport)]
    }

    /// - Parameter today: the day of the run, as `2026-12-31`, for exceptions that hold until a day.
    package static func run(_ linked: LinkedModules, _ rules: ModuleRules, today: String) -> Result {
        let matcher = ModuleMatcher(linked, rules)
        let layers = LayerFindings(linked, matcher)
        let undeclared = UndeclaredImports(linked: linked)
        let violations =
            undeclared.violations + UnusedDependencies(linked: linked).violations + layers.violations
            + layers.unassigned + RuleFindings(linked: linked, matcher: matcher).violations
        let findings =
            Exceptions(matcher: matcher, today: today).apply(to: violations)
            + CycleFindings(linked: linked, matcher: matcher).findings
        return Result(findings: findings.sortedOnce, undecided: undeclared.undecided)
    }
}
