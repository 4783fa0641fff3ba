/// The keys of one kind of mapping. What is read, what is suggested and what
/// the JSON schema must hold all come from these lists.
package protocol RulesKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// Whether an entry without the key is an error.
    var isRequired: Bool { get }
}

/// The keys of the file itself.
package enum FileKey: String, RulesKey {
    case sources, exclude, strict, baseline, containers, overrides

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
