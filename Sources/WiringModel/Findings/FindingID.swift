/// The stable names of all findings, in one place. Each has a page in
/// docs/findings/ with the same name.
package enum FindingID: String, Codable, Hashable, Sendable, CaseIterable {
    case conditionalProvider = "conditional-provider"
    case duplicateComponent = "duplicate-component"
    case effectMismatch = "effect-mismatch"
    case inaccessibleComponent = "inaccessible-component"
    case inaccessibleProvider = "inaccessible-provider"
    case invalidSuppression = "invalid-suppression"
    case missingDependencyProtocol = "missing-dependency-protocol"
    case missingProvider = "missing-provider"
    case noRoot = "no-root"
    case orphanComponent = "orphan-component"
    case providerCycle = "provider-cycle"
    case recursiveWiring = "recursive-wiring"
    case retainCycle = "retain-cycle"
    case staleBaseline = "stale-baseline"
    case unprovableConstruction = "unprovable-construction"
    case unreadableSource = "unreadable-source"
    case unsupportedRequirement = "unsupported-requirement"
    case unusedDependencyProtocol = "unused-dependency-protocol"
    case unusedSuppression = "unused-suppression"

    /// How much a finding of this kind weighs.
    package var severity: Severity {
        switch self {
        case .noRoot, .orphanComponent, .retainCycle, .staleBaseline, .unusedDependencyProtocol, .unusedSuppression:
            .warning
        default: .error
        }
    }

    /// Whether a comment may suppress it and a baseline hold it: not what hides
    /// other findings, and not what is wrong with comments and baselines.
    package var canBeSetAside: Bool {
        switch self {
        case .invalidSuppression, .staleBaseline, .unreadableSource, .unusedSuppression: false
        default: true
        }
    }
}

/// How much a finding weighs: errors stop the build.
package enum Severity: String, Codable, Hashable, Sendable {
    case error, warning
}
