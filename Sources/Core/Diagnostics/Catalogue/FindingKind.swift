/// The properties of a kind of finding: its severity, its group, and what it means.
package struct FindingKind: Sendable {
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
        /// Sources that cannot be read, and names in them that mean nothing.
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

    fileprivate static func error(_ group: Group, summary: String) -> FindingKind {
        FindingKind(severity: .error, group: group, summary: summary)
    }

    fileprivate static func warning(_ group: Group, summary: String) -> FindingKind {
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
            .error(
                .containers, summary: "A service is resolved with different arguments than it is registered with.")
        case .asyncInSync:
            .error(
                .containers, summary: "A service that is built asynchronously is resolved without await.")
        case .brokenBundle:
            .error(
                .linkage, summary: "Files of a library are damaged or missing.")
        case .brokenDouble:
            .error(
                .doubles, summary: "The compiler rejects a generated test double.")
        case .cannotDouble:
            .error(
                .doubles, summary: "No generated double can conform to the protocol.")
        case .captiveDependency:
            .warning(
                .containers, summary: "A long-lived service holds one with a shorter lifetime.")
        case .conditionalProvider:
            .error(
                .components, summary: "A requirement is provided only under an `#if` condition.")
        case .constructionCycle:
            .error(
                .containers, summary: "Building a service resolves the service itself.")
        case .damagedSpecification:
            .error(
                .specifications, summary: "Carthage cannot read or download a version of a binary specification.")
        case .duplicateComponent:
            .error(
                .components, summary: "A module declares two components with the same name.")
        case .duplicateObjCClass:
            .error(
                .linkage, summary: "Two libraries in one process define the same Objective-C class.")
        case .duplicateRegistration:
            .error(
                .containers, summary: "A container registers a service twice.")
        case .dynamicNotEmbedded:
            .error(
                .linkage, summary: "A program loads a dynamic library that is not embedded in it.")
        case .effectMismatch:
            .error(
                .components, summary: "The provider is async, throwing or actor-isolated, but the requirement is not.")
        case .factoryMismatch:
            .error(
                .containers, summary: "A factory builds a type that is not the service.")
        case .forbiddenImport:
            .error(
                .modules, summary: "A module uses another one that a project rule forbids.")
        case .inaccessibleComponent:
            .error(
                .components, summary: "The component is not visible to the generated file.")
        case .inaccessibleProvider:
            .error(
                .components, summary: "The provider exists, but its access level hides it from the generated file.")
        case .invalidScope:
            .error(
                .containers, summary: "A registration's scope cannot hold the value that it builds.")
        case .invalidSuppression:
            .error(
                .suppressions, summary: "A suppression comment gives no reason, or names an unknown finding."
            )
            .alwaysSaid
        case .isolationCrossed:
            .error(
                .containers,
                summary: "A service that is isolated to an actor is resolved or built where it may not run.")
        case .layerViolation:
            .error(
                .modules, summary: "A module or folder uses one in a layer that its own layer may not use.")
        case .leakedType:
            .error(
                .modules, summary: "A module exposes a type of a library that its users may not use.")
        case .missingDependencyProtocol:
            .error(
                .components,
                summary: "The component's dependency protocol is missing or does not inherit from Dependency.")
        case .missingProvider:
            .error(
                .components, summary: "No component above provides a requirement.")
        case .missingRegistration:
            .error(
                .containers, summary: "A service is resolved but never registered.")
        case .missingSlice:
            .error(
                .linkage, summary: "A library has no slice for a platform or architecture that links it.")
        case .missingSystemLibrary:
            .error(
                .linkage, summary: "A static library needs a library that nothing links.")
        case .mixedLinkage:
            .error(
                .linkage, summary: "A library is static for one platform and dynamic for another.")
        case .moduleCycle:
            .error(
                .modules, summary: "Modules depend on each other in a cycle.")
        case .needlessObjCFlag:
            .warning(
                .linkage, summary: "A binary is linked with -ObjC but does not need it.")
        case .neverAppliedAssembly:
            .warning(
                .containers, summary: "An assembly is never applied to a container.")
        case .noRoot:
            .warning(.components, summary: "There are components, but no root.")
        case .notInScope:
            .error(
                .sources, summary: "A type that the wiring names is misspelled or not imported.")
        case .notSendableKept:
            .warning(
                .containers, summary: "A kept service that is not Sendable is used by several actors.")
        case .objcFlag:
            .error(
                .linkage, summary: "Objective-C categories of a static library are dropped at link time.")
        case .orphanComponent:
            .warning(
                .components, summary: "The component is never created.")
        case .overrideWithoutOriginal:
            .error(
                .containers,
                summary: "A registration is marked as an override but overrides "
                    + "nothing.")
        case .providerCycle:
            .error(.components, summary: "A provider needs its own value.")
        case .recursiveWiring:
            .error(
                .components,
                summary: "Components create each other recursively, and the first one "
                    + "lacks a value.")
        case .retainCycle:
            .warning(
                .components, summary: "A component and its child retain each other.")
        case .carthageSharedURL:
            .warning(
                .specifications, summary: "Two versions in a Carthage specification have the same URL.")
        case .sharedIgnoresParameter:
            .error(
                .components, summary: "A shared value is built from a parameter, but is the same for all calls.")
        case .skippedSyntax:
            .warning(
                .sources, summary: "Part of a file cannot be parsed, but nothing that is checked is in it.")
        case .staleBaseline:
            .warning(
                .suppressions, summary: "The baseline lists a finding that no longer occurs."
            ).alwaysSaid
        case .staleException:
            .error(
                .modules, summary: "An exception is unused or has expired.")
        case .staleWiring:
            .warning(
                .components, summary: "The generated file on disk is out of date.")
        case .staticEmbedded:
            .warning(
                .linkage,
                summary: "A static library is embedded in a program, although its code is "
                    + "already linked in.")
        case .staticInTwoImages:
            .error(
                .linkage,
                summary: "A static library is linked into two images that load into the "
                    + "same process.")
        case .unassignedModule:
            .error(
                .modules, summary: "A module is in no layer, or in two.")
        case .undeclaredImport:
            .warning(
                .modules, summary: "A module imports another one that its manifest does not declare.")
        case .unknownModule:
            .warning(
                .modules, summary: "A rule names a module or folder that does not exist.")
        case .protectedImport:
            .error(
                .modules, summary: "A module uses a protected library that only other modules may use.")
        case .unprovableConstruction:
            .error(
                .components, summary: "Dovetail cannot tell which component is created, or under which parent.")
        case .unprovableResolution:
            .error(
                .containers, summary: "Dovetail cannot tell whether a resolved service is registered.")
        case .unreadableSource:
            .error(
                .sources, summary: "A file that the wiring depends on cannot be read."
            )
            .alwaysSaid
        case .unsupportedRequirement:
            .error(
                .components, summary: "A dependency protocol has a requirement that cannot be passed down.")
        case .unusedDependency:
            .warning(
                .modules, summary: "A module declares a dependency that it never imports.")
        case .unusedDependencyProtocol:
            .warning(
                .components, summary: "No component uses the dependency protocol.")
        case .unusedRegistration:
            .warning(
                .containers, summary: "A registered service is never resolved.")
        case .unusedSuppression:
            .warning(
                .suppressions, summary: "A suppression comment suppresses nothing."
            )
            .alwaysSaid
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
}
