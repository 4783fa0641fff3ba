/// The keys of one kind of mapping. Reading, suggestions and the JSON schema are all based on these lists.
package protocol RulesKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// Whether the key is required in each entry.
    var isRequired: Bool { get }
}

/// The top-level keys of the file.
package enum FileKey: String, RulesKey {
    case sources, exclude, strict, baseline, cache, containers, overrides
    case graph, layers, allow, common, umbrella, exhaustive, rules, exceptions, linkage

    package var isRequired: Bool { false }
}

/// The keys of an entry below `containers`.
package enum ContainerKey: String, RulesKey {
    case type, register, resolve, key, provides

    package var isRequired: Bool {
        switch self {
        case .type, .register, .resolve: true
        case .key, .provides: false
        }
    }
}

/// The keys of an entry below `overrides`.
package enum OverrideKey: String, RulesKey {
    case service, name, reason

    package var isRequired: Bool { self != .name }
}

/// The keys below `graph`.
package enum GraphKey: String, RulesKey {
    case tuist, evaluate

    package var isRequired: Bool { false }
}

/// The keys of an entry below `layers`.
package enum LayerKey: String, RulesKey {
    case name, modules, except, folders

    package var isRequired: Bool { self == .name }
}

/// The keys of an entry below `rules`.
package enum RuleKey: String, RulesKey {
    case id, forbid, protect, independent, acyclic
    case interfaceFirst = "interface-first"
    case indirect, why, fix

    package var isRequired: Bool { self == .id }

    /// Whether the key states the rule's demand.
    var isDemand: Bool {
        switch self {
        case .forbid, .protect, .independent, .acyclic, .interfaceFirst: true
        case .id, .indirect, .why, .fix: false
        }
    }
}

/// The keys below `forbid`.
package enum ForbidKey: String, RulesKey {
    case from, to

    package var isRequired: Bool { true }
}

/// The keys below `protect`.
package enum ProtectKey: String, RulesKey {
    case modules, only

    package var isRequired: Bool { true }
}

/// The keys below `independent`.
package enum IndependentKey: String, RulesKey {
    case modules, except

    package var isRequired: Bool { self == .modules }
}

/// The keys below `acyclic`.
package enum AcyclicKey: String, RulesKey {
    case modules

    package var isRequired: Bool { true }
}

/// The keys below `interface-first`.
package enum InterfaceFirstKey: String, RulesKey {
    case modules, interface, only, except

    package var isRequired: Bool { self == .modules || self == .interface }
}

/// The keys below `linkage`.
package enum LinkageKey: String, RulesKey {
    case images

    package var isRequired: Bool { true }
}

/// The keys of an entry below `images`.
package enum ImageKey: String, RulesKey {
    case name, kind, links, embeds, flags, system, slices, sources

    package var isRequired: Bool { self == .name }
}

/// The keys of an entry below `exceptions`.
package enum ExceptionKey: String, RulesKey {
    case rule, from, to, reason, until

    package var isRequired: Bool { self != .until }
}
