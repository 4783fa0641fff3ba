/// The stable ids of all findings. Each has a page in docs/findings/ with the same name.
package enum FindingID: String, Codable, Hashable, Sendable, CaseIterable {
    case argumentMismatch = "argument-mismatch"
    case asyncInSync = "async-in-sync"
    case brokenBundle = "broken-bundle"
    case brokenDouble = "broken-double"
    case cannotDouble = "cannot-double"
    case captiveDependency = "captive-dependency"
    case carthageSharedURL = "carthage-shared-url"
    case conditionalProvider = "conditional-provider"
    case constructionCycle = "construction-cycle"
    case damagedSpecification = "damaged-specification"
    case duplicateComponent = "duplicate-component"
    case duplicateObjCClass = "duplicate-objc-class"
    case duplicateRegistration = "duplicate-registration"
    case dynamicNotEmbedded = "dynamic-not-embedded"
    case effectMismatch = "effect-mismatch"
    case factoryMismatch = "factory-mismatch"
    case forbiddenImport = "forbidden-import"
    case inaccessibleComponent = "inaccessible-component"
    case inaccessibleProvider = "inaccessible-provider"
    case invalidScope = "invalid-scope"
    case invalidSuppression = "invalid-suppression"
    case isolationCrossed = "isolation-crossed"
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
    case notInScope = "not-in-scope"
    case notSendableKept = "not-sendable-kept"
    case objcFlag = "objc-flag"
    case orphanComponent = "orphan-component"
    case overrideWithoutOriginal = "override-without-original"
    case protectedImport = "protected-import"
    case providerCycle = "provider-cycle"
    case recursiveWiring = "recursive-wiring"
    case retainCycle = "retain-cycle"
    case sharedIgnoresParameter = "shared-ignores-parameter"
    case skippedSyntax = "skipped-syntax"
    case staleBaseline = "stale-baseline"
    case staleException = "stale-exception"
    case staleWiring = "stale-wiring"
    case staticEmbedded = "static-embedded"
    case staticInTwoImages = "static-in-two-images"
    case unassignedModule = "unassigned-module"
    case undeclaredImport = "undeclared-import"
    case unknownModule = "unknown-module"
    case unprovableConstruction = "unprovable-construction"
    case unprovableResolution = "unprovable-resolution"
    case unreadableSource = "unreadable-source"
    case unsupportedRequirement = "unsupported-requirement"
    case unusedDependency = "unused-dependency"
    case unusedDependencyProtocol = "unused-dependency-protocol"
    case unusedRegistration = "unused-registration"
    case unusedSuppression = "unused-suppression"
}

extension FindingID {
    /// The former ids of findings; they still work where users wrote them.
    package static let renamed: [String: FindingID] = [
        "shared-url": .carthageSharedURL, "unprotected-vendor": .protectedImport,
    ]

    /// The finding with this id or former id.
    package init?(written id: String) {
        guard let found = FindingID(rawValue: id) ?? Self.renamed[id] else { return nil }
        self = found
    }

    /// A note for a user who wrote a former id; nil for any other name.
    package static func note(onWritten id: String) -> String? {
        renamed[id].map { "'\(id)' is now called '\($0.rawValue)'" }
    }
}

/// The severity of a finding: errors stop the build.
package enum Severity: String, Codable, Hashable, Sendable {
    case error, warning
}
