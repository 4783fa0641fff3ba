package import DovetailDiagnostics
import DovetailFacts

/// What a rules file says about modules: who may use whom.
package struct ModuleRules: Codable, Hashable, Sendable {
    /// The layers, in the file's order.
    package var layers: [Layer] = []
    /// Modules that every layer may use.
    package var common: [ModuleSelector] = []
    /// Whether each module must be in a layer.
    package var isExhaustive = false
    package var rules: [ModuleRule] = []
    package var exceptions: [RuleException] = []

    /// No rule at all.
    package init() {}

    /// Where the first layer or rule stands; nil where there is none.
    package var location: SourceLocation? { (layers.map(\.location) + rules.map(\.location)).min() }

    /// What `kind:` may name.
    package static let kinds = ProjectModule.Kind.allCases.map(\.rawValue) + ["interface"]

    /// The findings that an exception may name.
    package static let findings: Set<String> = Set(
        [FindingID.layerViolation, .leakedType, .undeclaredImport, .unusedDependency, .unassignedModule].map(\.rawValue)
    )

    /// A layer: some modules, and the layers that they may use. What is not allowed is forbidden, the layer itself too.
    package struct Layer: Codable, Hashable, Sendable {
        package var name: String
        package var modules: [ModuleSelector]
        /// The names of the layers that it may use.
        package var allowed: [String] = []
        package var location: SourceLocation

        package init(name: String, modules: [ModuleSelector], location: SourceLocation) {
            self.name = name
            self.modules = modules
            self.location = location
        }
    }
}

/// A rule of a project about who may use whom.
package struct ModuleRule: Codable, Hashable, Sendable {
    /// What a rule demands.
    package enum Demand: Codable, Hashable, Sendable {
        /// No module of `from` uses one of `to`. Different variables stand for different texts.
        case forbid(from: [ModuleSelector], to: [ModuleSelector])
        /// Only modules of `only` use those of `modules`.
        case protect(modules: [ModuleSelector], only: [ModuleSelector])
        /// No module of `modules` uses another one of them, except for those of `except`.
        case independent(modules: [ModuleSelector], except: [ModuleSelector])
        /// The modules use each other in no cycle.
        case acyclic(modules: [ModuleSelector])
        /// Modules of `modules` are used through the one that `interface` names, except by those of `only`.
        case interfaceFirst(modules: [ModuleSelector], interface: ModuleSelector, only: [ModuleSelector])
    }

    /// The name that findings and exceptions use.
    package var id: String
    package var demand: Demand
    /// Whether a use by way of other modules counts, too.
    package var isIndirect = false
    /// Why, in the project's words.
    package var why: String?
    /// What to do instead, in the project's words.
    package var fix: String?
    package var location: SourceLocation

    package init(id: String, demand: Demand, location: SourceLocation) {
        self.id = id
        self.demand = demand
        self.location = location
    }
}

/// A use that a rule forbids, and that is let be for a while.
package struct RuleException: Codable, Hashable, Sendable {
    /// A rule's id, or a finding's.
    package var rule: String
    package var from: ModuleSelector
    package var to: ModuleSelector
    /// Why, in the project's words. Never empty.
    package var reason: String
    /// The last day on which it holds, as `2026-12-31`; nil where it holds for good.
    package var until: String?
    package var location: SourceLocation

    package init(
        rule: String, from: ModuleSelector, to: ModuleSelector, reason: String, until: String? = nil,
        location: SourceLocation
    ) {
        self.rule = rule
        self.from = from
        self.to = to
        self.reason = reason
        self.until = until
        self.location = location
    }
}

extension ModuleRule.Demand {
    /// All selectors in it.
    package var selectors: [ModuleSelector] {
        switch self {
        case .forbid(let from, let to): from + to
        case .protect(let modules, let only): modules + only
        case .independent(let modules, let except): modules + except
        case .acyclic(let modules): modules
        case .interfaceFirst(let modules, let interface, let only): modules + [interface] + only
        }
    }

    /// Those for whom a demand is there, or whom it lets be: it says nothing where they mean no module. What may not be
    /// used need not be there.
    package var subjects: [ModuleSelector] {
        switch self {
        case .forbid(let from, _): from
        case .protect(_, let only): only
        case .independent(let modules, let except): modules + except
        case .acyclic(let modules): modules
        case .interfaceFirst(let modules, _, let only): modules + only
        }
    }
}
