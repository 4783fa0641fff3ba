package import DovetailDiagnostics
import DovetailFacts

/// The module rules of a rules file: who may use whom.
package struct ModuleRules: Codable, Hashable, Sendable {
    /// The layers, in the file's order.
    package var layers: [Layer] = []
    /// Modules that every layer may use.
    package var common: [ModuleSelector] = []
    /// Modules that pass on what they depend on.
    package var umbrella: [ModuleSelector] = []
    /// Whether every module must be in a layer.
    package var isExhaustive = false
    package var rules: [ModuleRule] = []
    package var exceptions: [RuleException] = []

    /// No rule at all.
    package init() {}

    /// The place of the first layer or rule about modules; nil if there is none.
    package var location: SourceLocation? {
        (layers.filter { !$0.modules.isEmpty }.map(\.location) + rules.map(\.location)).min()
    }

    /// The allowed values of `kind:`.
    package static let kinds = ProjectModule.Kind.allCases.map(\.rawValue) + ["interface"]

    /// The findings for which exceptions are allowed.
    package static let findings: Set<String> = Set(
        [FindingID.layerViolation, .leakedType, .undeclaredImport, .unusedDependency, .unassignedModule].map(\.rawValue)
    )

    /// A layer: some modules or folders, and the layers that they may use. Everything not allowed is forbidden,
    /// including the layer itself.
    package struct Layer: Codable, Hashable, Sendable {
        package var name: String
        package var modules: [ModuleSelector]
        /// Modules and folders that are not in it, although `modules` or `folders` matches them.
        package var except: [ModuleSelector] = []
        /// Patterns of folders, as paths for this run; `*` stands for any text in one name. Each folder that matches is
        /// a part of the layer, as a module is.
        package var folders: [RulesPath] = []
        /// The names of the layers that it may use.
        package var allowed: [String] = []
        package var location: SourceLocation
        /// Its entry of `allow:`; nil if it has none.
        package var allowLocation: SourceLocation?

        package init(name: String, modules: [ModuleSelector], location: SourceLocation) {
            self.name = name
            self.modules = modules
            self.location = location
        }
    }
}

/// A rule of a project about who may use whom.
package struct ModuleRule: Codable, Hashable, Sendable {
    /// The demand of a rule.
    package enum Demand: Codable, Hashable, Sendable {
        /// No module of `from` uses one of `to`. Different variables must have different values.
        case forbid(from: [ModuleSelector], to: [ModuleSelector])
        /// Only modules of `only` use those of `modules`.
        case protect(modules: [ModuleSelector], only: [ModuleSelector])
        /// No module of `modules` uses another of them, except those in `except`.
        case independent(modules: [ModuleSelector], except: [ModuleSelector])
        /// The modules do not use each other in a cycle.
        case acyclic(modules: [ModuleSelector])
        /// Modules of `modules` but not of `except` are used only through the module that `interface` names, unless by
        /// those in `only`.
        case interfaceFirst(
            modules: [ModuleSelector], interface: ModuleSelector, only: [ModuleSelector], except: [ModuleSelector])
    }

    /// The variable for the name of the module that is used, in `interface` and `fix`.
    package static let usedModule = "to"

    /// The name that findings and exceptions use.
    package var id: String
    package var demand: Demand
    /// Whether indirect uses count, too.
    package var isIndirect = false
    /// The reason, in the project's words.
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

/// A use that is tolerated for a while although a rule forbids it.
package struct RuleException: Codable, Hashable, Sendable {
    /// The id of a rule or of a finding.
    package var rule: String
    package var from: ModuleSelector
    package var to: ModuleSelector
    /// The reason, in the project's words. Never empty.
    package var reason: String
    /// The last day on which it applies, such as `2026-12-31`; nil if it never expires.
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

    /// Whether only uses between folders can need it.
    package var isOfFolders: Bool { from.space == .folder || to.space == .folder }
}

extension ModuleRule.Demand {
    /// All selectors in it.
    package var selectors: [ModuleSelector] {
        switch self {
        case .forbid(let from, let to): from + to
        case .protect(let modules, let only): modules + only
        case .independent(let modules, let except): modules + except
        case .acyclic(let modules): modules
        case .interfaceFirst(let modules, let interface, let only, let except): modules + [interface] + only + except
        }
    }

    /// The selectors that must match some module, because otherwise the demand has no effect: those that it restricts
    /// or exempts. What may not be used need not exist.
    package var subjects: [ModuleSelector] {
        switch self {
        case .forbid(let from, _): from
        case .protect(_, let only): only
        case .independent(let modules, let except): modules + except
        case .acyclic(let modules): modules
        case .interfaceFirst(let modules, _, let only, let except): modules + only + except
        }
    }
}
