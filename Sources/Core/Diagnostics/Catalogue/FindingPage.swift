/// The page of a kind of finding in docs/findings: what it means, an example, and the fix.
package struct FindingPage {
    private let id: FindingID

    package init(_ id: FindingID) { self.id = id }

    /// The page in Markdown.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    // The pages are part of the tool, so that it needs no other files.
    private var bytes: [UInt8] {
        switch id {
        case .argumentMismatch: PackageResources.argument_mismatch_md
        case .brokenBundle: PackageResources.broken_bundle_md
        case .brokenDouble: PackageResources.broken_double_md
        case .cannotDouble: PackageResources.cannot_double_md
        case .captiveDependency: PackageResources.captive_dependency_md
        case .conditionalProvider: PackageResources.conditional_provider_md
        case .constructionCycle: PackageResources.construction_cycle_md
        case .damagedSpecification: PackageResources.damaged_specification_md
        case .duplicateComponent: PackageResources.duplicate_component_md
        case .duplicateObjCClass: PackageResources.duplicate_objc_class_md
        case .duplicateRegistration: PackageResources.duplicate_registration_md
        case .dynamicNotEmbedded: PackageResources.dynamic_not_embedded_md
        case .effectMismatch: PackageResources.effect_mismatch_md
        case .forbiddenImport: PackageResources.forbidden_import_md
        case .inaccessibleComponent: PackageResources.inaccessible_component_md
        case .inaccessibleProvider: PackageResources.inaccessible_provider_md
        case .invalidScope: PackageResources.invalid_scope_md
        case .invalidSuppression: PackageResources.invalid_suppression_md
        case .layerViolation: PackageResources.layer_violation_md
        case .leakedType: PackageResources.leaked_type_md
        case .missingDependencyProtocol: PackageResources.missing_dependency_protocol_md
        case .missingProvider: PackageResources.missing_provider_md
        case .missingRegistration: PackageResources.missing_registration_md
        case .missingSlice: PackageResources.missing_slice_md
        case .missingSystemLibrary: PackageResources.missing_system_library_md
        case .mixedLinkage: PackageResources.mixed_linkage_md
        case .moduleCycle: PackageResources.module_cycle_md
        case .needlessObjCFlag: PackageResources.needless_objc_flag_md
        case .neverAppliedAssembly: PackageResources.never_applied_assembly_md
        case .noRoot: PackageResources.no_root_md
        case .objcFlag: PackageResources.objc_flag_md
        case .orphanComponent: PackageResources.orphan_component_md
        case .overrideWithoutOriginal: PackageResources.override_without_original_md
        case .providerCycle: PackageResources.provider_cycle_md
        case .recursiveWiring: PackageResources.recursive_wiring_md
        case .retainCycle: PackageResources.retain_cycle_md
        case .carthageSharedURL: PackageResources.carthage_shared_url_md
        case .skippedSyntax: PackageResources.skipped_syntax_md
        case .staleBaseline: PackageResources.stale_baseline_md
        case .staleException: PackageResources.stale_exception_md
        case .staleWiring: PackageResources.stale_wiring_md
        case .staticEmbedded: PackageResources.static_embedded_md
        case .staticInTwoImages: PackageResources.static_in_two_images_md
        case .unassignedModule: PackageResources.unassigned_module_md
        case .undeclaredImport: PackageResources.undeclared_import_md
        case .unknownModule: PackageResources.unknown_module_md
        case .protectedImport: PackageResources.protected_import_md
        case .unprovableConstruction: PackageResources.unprovable_construction_md
        case .unprovableResolution: PackageResources.unprovable_resolution_md
        case .unreadableSource: PackageResources.unreadable_source_md
        case .unsupportedRequirement: PackageResources.unsupported_requirement_md
        case .unusedDependency: PackageResources.unused_dependency_md
        case .unusedDependencyProtocol: PackageResources.unused_dependency_protocol_md
        case .unusedRegistration: PackageResources.unused_registration_md
        case .unusedSuppression: PackageResources.unused_suppression_md
        }
    }
}
