import DovetailBasics

package import DovetailDiagnostics
package import DovetailFacts
package import DovetailRules

/// Checks a project's modules: the imports of each against its declared dependencies, and against the project's rules.
package struct ModuleCheck: Sendable {
    /// Sorted and unique.
    package var findings: [Finding]
    /// Imports for which it is unknown whether a declared product provides them, with their modules.
    package let undecided: [(module: String, imported: ModuleImport)]
    /// Protected libraries with unknown types, for which only leaks of qualified names are found.
    package let unknownLibraries: [String]
    /// The repairs of findings about imports and dependencies.
    package let repairs: [DependencyRepair]
    /// The project's own rules with the findings about each, in the file's order. All layers are one rule, `layers`.
    package let rules: [RuleOutcome]
    /// The modules with their uses of each other, for drawing.
    package let picture: ModulePicture
    /// The modules that each of the project's own rules names, in the file's order.
    package let scopes: [RuleScope]

    /// - Parameter today: the day of the run, as `2026-12-31`, for exceptions that expire.
    /// - Parameter isWhole: whether the modules are all those that the rules apply to. For a part of them, it is
    ///   unknown whether a name or an exception in the rules is unused.
    /// - Parameter neededByFolders: the places of exceptions that uses between folders need.
    /// - Parameter gateways: the facts about gateway modules; without them, leaked types are not searched for.
    /// - Parameter isUnused: whether, at a cut, the one module certainly uses nothing of the other.
    package init(
        _ linked: LinkedModules, _ rules: ModuleRules, today: String, isWhole: Bool = true,
        neededByFolders: Set<SourceLocation> = [], gateways facts: Gateways.Facts = Gateways.Facts(),
        isUnused: (ModuleCut) -> Bool = { _ in false }
    ) {
        let linked = linked.withUmbrellas(
            linked.modules.ids.filter { ModuleMatcher(linked, rules).matches(rules.umbrella, $0) })
        let matcher = ModuleMatcher(linked, rules)
        let layers = LayerFindings(linked, matcher)
        let undeclared = UndeclaredImports(linked)
        let reliance = undeclared.reliance
        let cuts = linked.cuts(rules)
        let unused = cuts.filter { $0.cost > 0 && isUnused($0) }
        let help = LayerHelp(linked: linked, rules: rules, undeclared: undeclared, unused: unused)
        let gateways = Gateways(linked, rules)
        let (all, stale) = Exceptions(
            matcher: matcher, today: today, neededByFolders: neededByFolders
        ).apply(
            to: undeclared.violations
                + UnusedDependencies(linked, undeclared: undeclared, reliance: reliance).violations
                + layers.violations(help)
                + layers.unassigned + RuleFindings(linked: linked, matcher: matcher).violations
                + LeakedTypes(gateways, facts).violations)
        let left = Self.without([.undeclaredImport, .unusedDependency], whatIsForbiddenIn: all)
            .withoutRepeats(linked).map { $0.withCause(linked) }.map { $0.raised(by: rules) }
        let cycles = CycleFindings(
            linked: linked, matcher: matcher, cuts: cuts.withoutRepeats(linked), unused: unused
        ).findings
        let unknown = UnknownModules(linked, rules).findings
        findings = (left.map(\.finding) + cycles + (isWhole ? stale + unknown : [])).sortedOnce
        undecided = undeclared.undecided
        unknownLibraries = gateways.unknown(facts)
        // A forbidden dependency that is not imported is still removed from the manifest.
        repairs = linked.repairs(
            of: Self.without([.undeclaredImport], whatIsForbiddenIn: all), reliance: reliance)
        picture = ModulePicture(linked, matcher: matcher, violations: left, cuts: cuts)
        scopes = rules.rules.map { RuleScope($0, matcher) }
        self.rules = Self.outcomes(rules, violations: left, cycles: cycles)
    }

    private static func outcomes(
        _ rules: ModuleRules, violations: [Violation], cycles: [Finding]
    ) -> [RuleOutcome] {
        let ofLayers: Set<FindingID> = [.layerViolation, .unassignedModule]
        let layers = RuleOutcome(
            name: "layers", findings: violations.map(\.finding).filter { ofLayers.contains($0.id) })
        return (rules.layers.isEmpty ? [] : [layers])
            + rules.rules.map { rule in
                let own = violations.filter { $0.rule == rule.id }.map(\.finding)
                let cycles = cycles.filter { $0.notes.contains { $0.location == rule.location } }
                return RuleOutcome(name: rule.id, findings: own + cycles)
            }
    }

    /// The violations except for those that advise declaring or importing something that a layer or a rule forbids.
    private static func without(
        _ advice: Set<FindingID>, whatIsForbiddenIn violations: [Violation]
    ) -> [Violation] {
        let walls: Set<FindingID> = [.layerViolation, .forbiddenImport, .protectedImport]
        let forbidden = Dictionary(grouping: violations.filter { walls.contains($0.finding.id) }, by: \.from)
            .mapValues { Set($0.map(\.to)) }
        return violations.filter { violation in
            !advice.contains(violation.finding.id)
                || !forbidden[violation.from, default: []].contains(violation.to)
        }
    }
}

/// A rule of the project, and what breaks it.
package struct RuleOutcome: Sendable {
    package var name: String
    package var findings: [Finding]
}

extension [RuleOutcome] {
    /// Adds what breaks the layers that consist of folders; all layers are one rule.
    package mutating func addOfLayers(_ findings: [Finding]) {
        let own = findings.filter { $0.id == .layerViolation }
        if let index = firstIndex(where: { $0.name == "layers" }) {
            self[index].findings += own
        } else {
            insert(RuleOutcome(name: "layers", findings: own), at: 0)
        }
    }
}

extension Violation {
    /// With layers or rules, what a module may use is what its manifest declares, so an import that it does not declare
    /// is an error, although it compiles.
    fileprivate func raised(by rules: ModuleRules) -> Violation {
        guard finding.id == .undeclaredImport, rules.location != nil else { return self }
        var raised = self
        raised.finding.severity = .error
        return raised
    }
}
