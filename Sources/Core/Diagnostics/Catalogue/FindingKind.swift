/// The properties of a kind of finding: its severity, its group, and what it means.
package struct FindingKind: Hashable, Sendable {
    /// The subjects of findings.
    package enum Group: String, Hashable, Sendable, CaseIterable {
        /// Components and their generated wiring.
        case components
        /// Containers, which are wired at run time.
        case containers
        /// Modules and what they import.
        case modules
        /// What a project links, including third-party libraries.
        case linkage
        /// Carthage binary specifications.
        case specifications
        /// Test doubles.
        case doubles
        /// Sources that cannot be read.
        case sources
        /// Comments and baselines that set findings aside.
        case suppressions
    }

    package var severity: Severity
    package var group: Group
    /// One line on what a finding of this kind means. The table in docs/findings/README.md has the same lines.
    package var summary: String
    /// Whether comments may suppress it and baselines may hold it. Not allowed for findings that hide others, or that
    /// are about comments and baselines.
    package var canBeSetAside = true

    fileprivate static func error(_ group: Group, _ summary: String) -> FindingKind {
        FindingKind(severity: .error, group: group, summary: summary)
    }

    fileprivate static func warning(_ group: Group, _ summary: String) -> FindingKind {
        FindingKind(severity: .warning, group: group, summary: summary)
    }

    fileprivate var alwaysSaid: FindingKind {
        var kind = self
        kind.canBeSetAside = false
        return kind
    }
}

extension FindingID {
    /// The catalogue, with an entry for each finding.
    package var kind: FindingKind {
        switch self {
        case .argumentMismatch:
            .error(.containers, "A service is resolved with different arguments than it is registered with.")
        case .brokenBundle: .error(.linkage, "Files of a library are damaged or missing.")
        case .brokenDouble: .error(.doubles, "The compiler rejects a generated test double.")
        case .cannotDouble: .error(.doubles, "No generated double can conform to the protocol.")
        case .captiveDependency:
            .warning(.containers, "A long-lived service holds one with a shorter lifetime.")
        case .conditionalProvider: .error(.components, "A requirement is provided only under an `#if` condition.")
        case .constructionCycle: .error(.containers, "Building a service resolves the service itself.")
        case .damagedSpecification:
            .error(.specifications, "Carthage cannot read or download a version of a binary specification.")
        case .duplicateComponent: .error(.components, "A module declares two components with the same name.")
        case .duplicateObjCClass: .error(.linkage, "Two libraries in one process define the same Objective-C class.")
        case .duplicateRegistration: .error(.containers, "A container registers a service twice.")
        case .dynamicNotEmbedded: .error(.linkage, "A program loads a dynamic library that is not embedded in it.")
        case .effectMismatch:
            .error(.components, "The provider is async, throwing or actor-isolated, but the requirement is not.")
        case .forbiddenImport: .error(.modules, "A module uses another one that a project rule forbids.")
        case .inaccessibleComponent: .error(.components, "The component is not visible to the generated file.")
        case .inaccessibleProvider:
            .error(.components, "The provider exists, but its access level hides it from the generated file.")
        case .invalidScope: .error(.containers, "A registration's scope cannot hold the value that it builds.")
        case .invalidSuppression:
            .error(.suppressions, "A suppression comment gives no reason, or names an unknown finding.")
                .alwaysSaid
        case .layerViolation: .error(.modules, "A module uses a module in a layer that its own layer may not use.")
        case .leakedType: .error(.modules, "A module exposes a type of a library that its users may not use.")
        case .missingDependencyProtocol:
            .error(.components, "The component's dependency protocol is missing or does not inherit from Dependency.")
        case .missingProvider: .error(.components, "No component above provides a requirement.")
        case .missingRegistration: .error(.containers, "A service is resolved but never registered.")
        case .missingSlice: .error(.linkage, "A library has no slice for a platform or architecture that links it.")
        case .missingSystemLibrary: .error(.linkage, "A static library needs a library that nothing links.")
        case .mixedLinkage: .error(.linkage, "A library is static for one platform and dynamic for another.")
        case .moduleCycle: .error(.modules, "Modules depend on each other in a cycle.")
        case .needlessObjCFlag: .warning(.linkage, "A binary is linked with -ObjC but does not need it.")
        case .neverAppliedAssembly: .warning(.containers, "An assembly is never applied to a container.")
        case .noRoot: .warning(.components, "There are components, but no root.")
        case .objcFlag: .error(.linkage, "Objective-C categories of a static library are dropped at link time.")
        case .orphanComponent: .warning(.components, "The component is never created.")
        case .overrideWithoutOriginal:
            .error(
                .containers,
                "A registration is marked as an override but overrides "
                    + "nothing.")
        case .providerCycle: .error(.components, "A provider needs its own value.")
        case .recursiveWiring:
            .error(
                .components,
                "Components create each other recursively, and the first one "
                    + "lacks a value.")
        case .retainCycle: .warning(.components, "A component and its child retain each other.")
        case .carthageSharedURL:
            .warning(.specifications, "Two versions in a Carthage specification have the same URL.")
        case .skippedSyntax:
            .warning(.sources, "Part of a file cannot be parsed, but nothing that is checked is in it.")
        case .staleBaseline:
            .warning(.suppressions, "The baseline lists a finding that no longer occurs.").alwaysSaid
        case .staleException: .error(.modules, "An exception is unused or has expired.")
        case .staleWiring: .warning(.components, "The generated file on disk is out of date.")
        case .staticEmbedded:
            .warning(
                .linkage,
                "A static library is embedded in a program, although its code is "
                    + "already linked in.")
        case .staticInTwoImages:
            .error(
                .linkage,
                "A static library is linked into two images that load into the "
                    + "same process.")
        case .unassignedModule: .error(.modules, "A module is in no layer, or in two.")
        case .undeclaredImport: .error(.modules, "A module imports another one that its manifest does not declare.")
        case .unknownModule: .warning(.modules, "A rule names a module that does not exist.")
        case .protectedImport: .error(.modules, "A module uses a protected library that only other modules may use.")
        case .unprovableConstruction:
            .error(.components, "Dovetail cannot tell which component is created, or under which parent.")
        case .unprovableResolution:
            .error(.containers, "Dovetail cannot tell whether a resolved service is registered.")
        case .unreadableSource: .error(.sources, "A file that the wiring depends on cannot be read.").alwaysSaid
        case .unsupportedRequirement:
            .error(.components, "A dependency protocol has a requirement that cannot be passed down.")
        case .unusedDependency: .warning(.modules, "A module declares a dependency that it never imports.")
        case .unusedDependencyProtocol: .warning(.components, "No component uses the dependency protocol.")
        case .unusedRegistration: .warning(.containers, "A registered service is never resolved.")
        case .unusedSuppression: .warning(.suppressions, "A suppression comment suppresses nothing.").alwaysSaid
        }
    }

    /// The ids of the findings in a group.
    package static func about(_ group: FindingKind.Group) -> Set<FindingID> {
        Set(allCases.filter { $0.kind.group == group })
    }

    /// The severity of findings of this kind.
    package var severity: Severity { kind.severity }

    /// One line on what a finding of this kind means.
    package var summary: String { kind.summary }

    /// The path of its page, from the root of Dovetail's repository.
    package var page: String { "docs/findings/\(rawValue).md" }
}
