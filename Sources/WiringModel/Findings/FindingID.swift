/// The stable names of all findings, in one place. Each has a page in
/// docs/findings/ with the same name.
package enum FindingID: String, Codable, Hashable, Sendable, CaseIterable {
    case argumentMismatch = "argument-mismatch"
    case captiveDependency = "captive-dependency"
    case conditionalProvider = "conditional-provider"
    case constructionCycle = "construction-cycle"
    case duplicateComponent = "duplicate-component"
    case duplicateRegistration = "duplicate-registration"
    case effectMismatch = "effect-mismatch"
    case inaccessibleComponent = "inaccessible-component"
    case inaccessibleProvider = "inaccessible-provider"
    case missingDependencyProtocol = "missing-dependency-protocol"
    case missingProvider = "missing-provider"
    case missingRegistration = "missing-registration"
    case neverAppliedAssembly = "never-applied-assembly"
    case noRoot = "no-root"
    case orphanComponent = "orphan-component"
    case providerCycle = "provider-cycle"
    case recursiveWiring = "recursive-wiring"
    case retainCycle = "retain-cycle"
    case unprovableConstruction = "unprovable-construction"
    case unreadableSource = "unreadable-source"
    case unprovableResolution = "unprovable-resolution"
    case unsupportedRequirement = "unsupported-requirement"
    case unusedDependencyProtocol = "unused-dependency-protocol"
    case unusedRegistration = "unused-registration"

    /// How much a finding of this kind weighs.
    package var severity: Severity {
        switch self {
        case .captiveDependency, .neverAppliedAssembly, .noRoot, .orphanComponent, .retainCycle,
            .unusedDependencyProtocol, .unusedRegistration:
            .warning
        default: .error
        }
    }
}

/// How much a finding weighs: errors stop the build.
package enum Severity: String, Codable, Hashable, Sendable {
    case error, warning
}
