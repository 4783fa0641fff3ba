import DovetailBasics
package import DovetailFacts
package import DovetailRules

/// A rule of the project, and the modules that its selectors match.
package struct RuleScope: Sendable {
    package let rule: ModuleRule
    package let modules: [ProjectModuleID]

    init(_ rule: ModuleRule, _ matcher: ModuleMatcher) {
        self.rule = rule
        modules = matcher.linked.modules.ids.filter { matcher.matches(rule.demand.selectors, $0) }
    }
}

extension ModuleRule.Demand {
    /// Its key in a rules file.
    package var key: String {
        switch self {
        case .forbid: "forbid"
        case .protect: "protect"
        case .independent: "independent"
        case .acyclic: "acyclic"
        case .interfaceFirst: "interface-first"
        }
    }
}
