/// The stable names of all findings, in one place. Each has a page in
/// docs/findings/ with the same name.
package enum FindingID: String, Codable, Hashable, Sendable, CaseIterable {
    case argumentMismatch = "argument-mismatch"
    case brokenBundle = "broken-bundle"
    case brokenDouble = "broken-double"
    case cannotDouble = "cannot-double"
    case captiveDependency = "captive-dependency"
    case conditionalProvider = "conditional-provider"
    case constructionCycle = "construction-cycle"
    case damagedSpecification = "damaged-specification"
    case duplicateComponent = "duplicate-component"
    case duplicateObjCClass = "duplicate-objc-class"
    case duplicateRegistration = "duplicate-registration"
    case dynamicNotEmbedded = "dynamic-not-embedded"
    case effectMismatch = "effect-mismatch"
    case forbiddenImport = "forbidden-import"
    case inaccessibleComponent = "inaccessible-component"
    case inaccessibleProvider = "inaccessible-provider"
    case invalidScope = "invalid-scope"
    case invalidSuppression = "invalid-suppression"
    case layerViolation = "layer-violation"
    case leakedType = "leaked-type"
    case missingDependencyProtocol = "missing-dependency-protocol"
    case missingProvider = "missing-provider"
    case missingRegistration = "missing-registration"
    case missingSlice = "missing-slice"
    case missingSystemLibrary = "missing-system-library"
    case mixedLinkage = "mixed-linkage"
    case moduleCycle = "module-cycle"
    case needlessObjCFlag = "needless-objc-flag"
    case neverAppliedAssembly = "never-applied-assembly"
    case noRoot = "no-root"
    case objcFlag = "objc-flag"
    case orphanComponent = "orphan-component"
    case overrideWithoutOriginal = "override-without-original"
    case providerCycle = "provider-cycle"
    case recursiveWiring = "recursive-wiring"
    case retainCycle = "retain-cycle"
    case sharedURL = "shared-url"
    case skippedSyntax = "skipped-syntax"
    case staleBaseline = "stale-baseline"
    case staleException = "stale-exception"
    case staleWiring = "stale-wiring"
    case staticEmbedded = "static-embedded"
    case staticInTwoImages = "static-in-two-images"
    case unassignedModule = "unassigned-module"
    case undeclaredImport = "undeclared-import"
    case unknownModule = "unknown-module"
    case unprotectedVendor = "unprotected-vendor"
    case unprovableConstruction = "unprovable-construction"
    case unprovableResolution = "unprovable-resolution"
    case unreadableSource = "unreadable-source"
    case unsupportedRequirement = "unsupported-requirement"
    case unusedDependency = "unused-dependency"
    case unusedDependencyProtocol = "unused-dependency-protocol"
    case unusedRegistration = "unused-registration"
    case unusedSuppression = "unused-suppression"

    /// How much a finding of this kind weighs.
    package var severity: Severity {
        switch self {
        case .captiveDependency, .needlessObjCFlag, .neverAppliedAssembly, .noRoot, .orphanComponent, .retainCycle,
            .sharedURL, .skippedSyntax, .staleBaseline, .staleWiring, .staticEmbedded, .unknownModule,
            .unusedDependency, .unusedDependencyProtocol, .unusedRegistration, .unusedSuppression:
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

    /// The findings about modules and what they import.
    package static let aboutModules: Set<FindingID> = [
        .forbiddenImport, .layerViolation, .leakedType, .moduleCycle, .staleException, .unassignedModule,
        .undeclaredImport, .unknownModule, .unprotectedVendor, .unusedDependency,
    ]

    /// The findings about test doubles.
    package static let aboutDoubles: Set<FindingID> = [.brokenDouble, .cannotDouble]

    /// The findings about what a project links, and about the libraries of others.
    package static let aboutLinkage: Set<FindingID> = [
        .brokenBundle, .duplicateObjCClass, .dynamicNotEmbedded, .missingSlice, .missingSystemLibrary, .mixedLinkage,
        .needlessObjCFlag, .objcFlag, .staticEmbedded, .staticInTwoImages,
    ]

    /// Whether it is about containers, whose wiring is not generated.
    package var isAboutContainers: Bool {
        switch self {
        case .argumentMismatch, .captiveDependency, .constructionCycle, .duplicateRegistration, .invalidScope,
            .missingRegistration, .neverAppliedAssembly, .overrideWithoutOriginal, .unprovableResolution,
            .unusedRegistration:
            true
        default: false
        }
    }
}

/// How much a finding weighs: errors stop the build.
package enum Severity: String, Codable, Hashable, Sendable {
    case error, warning
}
