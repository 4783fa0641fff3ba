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
    // Part of the tool, so that it needs no other files. A closure, because the bytes are loaded when they are first used.
    private var pageBytes: @Sendable () -> [UInt8]

    /// Its page in docs/findings, in Markdown: what it means, an example, and the fix.
    package var page: String { String(decoding: pageBytes(), as: UTF8.self) }

    fileprivate static func error(
        _ group: Group, summary: String, page: @autoclosure @escaping @Sendable () -> [UInt8]
    ) -> FindingKind {
        FindingKind(severity: .error, group: group, summary: summary, pageBytes: page)
    }

    fileprivate static func warning(
        _ group: Group, summary: String, page: @autoclosure @escaping @Sendable () -> [UInt8]
    ) -> FindingKind {
        FindingKind(severity: .warning, group: group, summary: summary, pageBytes: page)
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
                .containers, summary: "A service is resolved with different arguments than it is registered with.",
                page: PackageResources.argument_mismatch_md)
        case .asyncInSync:
            .error(
                .containers, summary: "A service that is built asynchronously is resolved without await.",
                page: PackageResources.async_in_sync_md)
        case .brokenBundle:
            .error(
                .linkage, summary: "Files of a library are damaged or missing.", page: PackageResources.broken_bundle_md
            )
        case .brokenDouble:
            .error(
                .doubles, summary: "The compiler rejects a generated test double.",
                page: PackageResources.broken_double_md)
        case .cannotDouble:
            .error(
                .doubles, summary: "No generated double can conform to the protocol.",
                page: PackageResources.cannot_double_md)
        case .captiveDependency:
            .warning(
                .containers, summary: "A long-lived service holds one with a shorter lifetime.",
                page: PackageResources.captive_dependency_md)
        case .conditionalProvider:
            .error(
                .components, summary: "A requirement is provided only under an `#if` condition.",
                page: PackageResources.conditional_provider_md)
        case .constructionCycle:
            .error(
                .containers, summary: "Building a service resolves the service itself.",
                page: PackageResources.construction_cycle_md)
        case .damagedSpecification:
            .error(
                .specifications, summary: "Carthage cannot read or download a version of a binary specification.",
                page: PackageResources.damaged_specification_md)
        case .duplicateComponent:
            .error(
                .components, summary: "A module declares two components with the same name.",
                page: PackageResources.duplicate_component_md)
        case .duplicateObjCClass:
            .error(
                .linkage, summary: "Two libraries in one process define the same Objective-C class.",
                page: PackageResources.duplicate_objc_class_md)
        case .duplicateRegistration:
            .error(
                .containers, summary: "A container registers a service twice.",
                page: PackageResources.duplicate_registration_md)
        case .dynamicNotEmbedded:
            .error(
                .linkage, summary: "A program loads a dynamic library that is not embedded in it.",
                page: PackageResources.dynamic_not_embedded_md)
        case .effectMismatch:
            .error(
                .components, summary: "The provider is async, throwing or actor-isolated, but the requirement is not.",
                page: PackageResources.effect_mismatch_md)
        case .factoryMismatch:
            .error(
                .containers, summary: "A factory builds a type that is not the service.",
                page: PackageResources.factory_mismatch_md)
        case .forbiddenImport:
            .error(
                .modules, summary: "A module uses another one that a project rule forbids.",
                page: PackageResources.forbidden_import_md
            )
        case .inaccessibleComponent:
            .error(
                .components, summary: "The component is not visible to the generated file.",
                page: PackageResources.inaccessible_component_md)
        case .inaccessibleProvider:
            .error(
                .components, summary: "The provider exists, but its access level hides it from the generated file.",
                page: PackageResources.inaccessible_provider_md)
        case .invalidScope:
            .error(
                .containers, summary: "A registration's scope cannot hold the value that it builds.",
                page: PackageResources.invalid_scope_md)
        case .invalidSuppression:
            .error(
                .suppressions, summary: "A suppression comment gives no reason, or names an unknown finding.",
                page: PackageResources.invalid_suppression_md
            )
            .alwaysSaid
        case .isolationCrossed:
            .error(
                .containers,
                summary: "A service that is isolated to an actor is resolved or built where it may not run.",
                page: PackageResources.isolation_crossed_md)
        case .layerViolation:
            .error(
                .modules, summary: "A module or folder uses one in a layer that its own layer may not use.",
                page: PackageResources.layer_violation_md)
        case .leakedType:
            .error(
                .modules, summary: "A module exposes a type of a library that its users may not use.",
                page: PackageResources.leaked_type_md)
        case .missingDependencyProtocol:
            .error(
                .components,
                summary: "The component's dependency protocol is missing or does not inherit from Dependency.",
                page: PackageResources.missing_dependency_protocol_md)
        case .missingProvider:
            .error(
                .components, summary: "No component above provides a requirement.",
                page: PackageResources.missing_provider_md)
        case .missingRegistration:
            .error(
                .containers, summary: "A service is resolved but never registered.",
                page: PackageResources.missing_registration_md)
        case .missingSlice:
            .error(
                .linkage, summary: "A library has no slice for a platform or architecture that links it.",
                page: PackageResources.missing_slice_md)
        case .missingSystemLibrary:
            .error(
                .linkage, summary: "A static library needs a library that nothing links.",
                page: PackageResources.missing_system_library_md)
        case .mixedLinkage:
            .error(
                .linkage, summary: "A library is static for one platform and dynamic for another.",
                page: PackageResources.mixed_linkage_md)
        case .moduleCycle:
            .error(
                .modules, summary: "Modules depend on each other in a cycle.", page: PackageResources.module_cycle_md)
        case .needlessObjCFlag:
            .warning(
                .linkage, summary: "A binary is linked with -ObjC but does not need it.",
                page: PackageResources.needless_objc_flag_md)
        case .neverAppliedAssembly:
            .warning(
                .containers, summary: "An assembly is never applied to a container.",
                page: PackageResources.never_applied_assembly_md)
        case .noRoot:
            .warning(.components, summary: "There are components, but no root.", page: PackageResources.no_root_md)
        case .notInScope:
            .error(
                .sources, summary: "A type that the wiring names is misspelled or not imported.",
                page: PackageResources.not_in_scope_md)
        case .notSendableKept:
            .warning(
                .containers, summary: "A kept service that is not Sendable is used by several actors.",
                page: PackageResources.not_sendable_kept_md)
        case .objcFlag:
            .error(
                .linkage, summary: "Objective-C categories of a static library are dropped at link time.",
                page: PackageResources.objc_flag_md)
        case .orphanComponent:
            .warning(
                .components, summary: "The component is never created.", page: PackageResources.orphan_component_md)
        case .overrideWithoutOriginal:
            .error(
                .containers,
                summary: "A registration is marked as an override but overrides "
                    + "nothing.", page: PackageResources.override_without_original_md)
        case .providerCycle:
            .error(.components, summary: "A provider needs its own value.", page: PackageResources.provider_cycle_md)
        case .recursiveWiring:
            .error(
                .components,
                summary: "Components create each other recursively, and the first one "
                    + "lacks a value.", page: PackageResources.recursive_wiring_md)
        case .retainCycle:
            .warning(
                .components, summary: "A component and its child retain each other.",
                page: PackageResources.retain_cycle_md)
        case .carthageSharedURL:
            .warning(
                .specifications, summary: "Two versions in a Carthage specification have the same URL.",
                page: PackageResources.carthage_shared_url_md)
        case .skippedSyntax:
            .warning(
                .sources, summary: "Part of a file cannot be parsed, but nothing that is checked is in it.",
                page: PackageResources.skipped_syntax_md)
        case .staleBaseline:
            .warning(
                .suppressions, summary: "The baseline lists a finding that no longer occurs.",
                page: PackageResources.stale_baseline_md
            ).alwaysSaid
        case .staleException:
            .error(
                .modules, summary: "An exception is unused or has expired.", page: PackageResources.stale_exception_md)
        case .staleWiring:
            .warning(
                .components, summary: "The generated file on disk is out of date.",
                page: PackageResources.stale_wiring_md)
        case .staticEmbedded:
            .warning(
                .linkage,
                summary: "A static library is embedded in a program, although its code is "
                    + "already linked in.", page: PackageResources.static_embedded_md)
        case .staticInTwoImages:
            .error(
                .linkage,
                summary: "A static library is linked into two images that load into the "
                    + "same process.", page: PackageResources.static_in_two_images_md)
        case .unassignedModule:
            .error(
                .modules, summary: "A module is in no layer, or in two.", page: PackageResources.unassigned_module_md)
        case .undeclaredImport:
            .error(
                .modules, summary: "A module imports another one that its manifest does not declare.",
                page: PackageResources.undeclared_import_md)
        case .unknownModule:
            .warning(
                .modules, summary: "A rule names a module or folder that does not exist.",
                page: PackageResources.unknown_module_md)
        case .protectedImport:
            .error(
                .modules, summary: "A module uses a protected library that only other modules may use.",
                page: PackageResources.protected_import_md)
        case .unprovableConstruction:
            .error(
                .components, summary: "Dovetail cannot tell which component is created, or under which parent.",
                page: PackageResources.unprovable_construction_md)
        case .unprovableResolution:
            .error(
                .containers, summary: "Dovetail cannot tell whether a resolved service is registered.",
                page: PackageResources.unprovable_resolution_md)
        case .unreadableSource:
            .error(
                .sources, summary: "A file that the wiring depends on cannot be read.",
                page: PackageResources.unreadable_source_md
            )
            .alwaysSaid
        case .unsupportedRequirement:
            .error(
                .components, summary: "A dependency protocol has a requirement that cannot be passed down.",
                page: PackageResources.unsupported_requirement_md)
        case .unusedDependency:
            .warning(
                .modules, summary: "A module declares a dependency that it never imports.",
                page: PackageResources.unused_dependency_md
            )
        case .unusedDependencyProtocol:
            .warning(
                .components, summary: "No component uses the dependency protocol.",
                page: PackageResources.unused_dependency_protocol_md)
        case .unusedRegistration:
            .warning(
                .containers, summary: "A registered service is never resolved.",
                page: PackageResources.unused_registration_md)
        case .unusedSuppression:
            .warning(
                .suppressions, summary: "A suppression comment suppresses nothing.",
                page: PackageResources.unused_suppression_md
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
