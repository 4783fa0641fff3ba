// Written by Scripts/texts. An array in Swift takes the compiler a hundred times as long.
#include "Texts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const text_file files[] = {
    {"Sources/Core/TuistDescription/Configuration.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/Configuration.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/Dependencies.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/Dependencies.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/Environment.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/Environment.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/Files.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/Files.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/GenerationOptions.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/GenerationOptions.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/ManifestOutput.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/ManifestOutput.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/Package.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/Package.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/Path.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/Path.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/Platforms.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/Platforms.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/Plist.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/Plist.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/Project.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/Project.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/Scheme.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/Scheme.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/SchemeActions.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/SchemeActions.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/Settings.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/Settings.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/SettingsDictionary.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/SettingsDictionary.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/Synthesis.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/Synthesis.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/Target+Forms.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/Target+Forms.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/Target.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/Target.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/TargetDependency.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/TargetDependency.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/TargetParts.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/TargetParts.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/TargetScript.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/TargetScript.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/Template.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/Template.swift" suffix(, )
        0}},
    {"Sources/Core/TuistDescription/Workspace.swift", (const unsigned char[]){
#embed "../../../Sources/Core/TuistDescription/Workspace.swift" suffix(, )
        0}},
    {"Sources/Features/GraphPage/Parts/page.css", (const unsigned char[]){
#embed "../../../Sources/Features/GraphPage/Parts/page.css" suffix(, )
        0}},
    {"Sources/Features/GraphPage/Parts/page.js", (const unsigned char[]){
#embed "../../../Sources/Features/GraphPage/Parts/page.js" suffix(, )
        0}},
    {"docs/findings/argument-mismatch.md", (const unsigned char[]){
#embed "../../../docs/findings/argument-mismatch.md" suffix(, )
        0}},
    {"docs/findings/async-in-sync.md", (const unsigned char[]){
#embed "../../../docs/findings/async-in-sync.md" suffix(, )
        0}},
    {"docs/findings/broken-bundle.md", (const unsigned char[]){
#embed "../../../docs/findings/broken-bundle.md" suffix(, )
        0}},
    {"docs/findings/broken-double.md", (const unsigned char[]){
#embed "../../../docs/findings/broken-double.md" suffix(, )
        0}},
    {"docs/findings/cannot-double.md", (const unsigned char[]){
#embed "../../../docs/findings/cannot-double.md" suffix(, )
        0}},
    {"docs/findings/captive-dependency.md", (const unsigned char[]){
#embed "../../../docs/findings/captive-dependency.md" suffix(, )
        0}},
    {"docs/findings/carthage-shared-url.md", (const unsigned char[]){
#embed "../../../docs/findings/carthage-shared-url.md" suffix(, )
        0}},
    {"docs/findings/conditional-provider.md", (const unsigned char[]){
#embed "../../../docs/findings/conditional-provider.md" suffix(, )
        0}},
    {"docs/findings/construction-cycle.md", (const unsigned char[]){
#embed "../../../docs/findings/construction-cycle.md" suffix(, )
        0}},
    {"docs/findings/damaged-specification.md", (const unsigned char[]){
#embed "../../../docs/findings/damaged-specification.md" suffix(, )
        0}},
    {"docs/findings/duplicate-component.md", (const unsigned char[]){
#embed "../../../docs/findings/duplicate-component.md" suffix(, )
        0}},
    {"docs/findings/duplicate-objc-class.md", (const unsigned char[]){
#embed "../../../docs/findings/duplicate-objc-class.md" suffix(, )
        0}},
    {"docs/findings/duplicate-registration.md", (const unsigned char[]){
#embed "../../../docs/findings/duplicate-registration.md" suffix(, )
        0}},
    {"docs/findings/dynamic-not-embedded.md", (const unsigned char[]){
#embed "../../../docs/findings/dynamic-not-embedded.md" suffix(, )
        0}},
    {"docs/findings/effect-mismatch.md", (const unsigned char[]){
#embed "../../../docs/findings/effect-mismatch.md" suffix(, )
        0}},
    {"docs/findings/factory-mismatch.md", (const unsigned char[]){
#embed "../../../docs/findings/factory-mismatch.md" suffix(, )
        0}},
    {"docs/findings/forbidden-import.md", (const unsigned char[]){
#embed "../../../docs/findings/forbidden-import.md" suffix(, )
        0}},
    {"docs/findings/inaccessible-component.md", (const unsigned char[]){
#embed "../../../docs/findings/inaccessible-component.md" suffix(, )
        0}},
    {"docs/findings/inaccessible-provider.md", (const unsigned char[]){
#embed "../../../docs/findings/inaccessible-provider.md" suffix(, )
        0}},
    {"docs/findings/invalid-scope.md", (const unsigned char[]){
#embed "../../../docs/findings/invalid-scope.md" suffix(, )
        0}},
    {"docs/findings/invalid-suppression.md", (const unsigned char[]){
#embed "../../../docs/findings/invalid-suppression.md" suffix(, )
        0}},
    {"docs/findings/isolation-crossed.md", (const unsigned char[]){
#embed "../../../docs/findings/isolation-crossed.md" suffix(, )
        0}},
    {"docs/findings/layer-violation.md", (const unsigned char[]){
#embed "../../../docs/findings/layer-violation.md" suffix(, )
        0}},
    {"docs/findings/leaked-type.md", (const unsigned char[]){
#embed "../../../docs/findings/leaked-type.md" suffix(, )
        0}},
    {"docs/findings/missing-dependency-protocol.md", (const unsigned char[]){
#embed "../../../docs/findings/missing-dependency-protocol.md" suffix(, )
        0}},
    {"docs/findings/missing-provider.md", (const unsigned char[]){
#embed "../../../docs/findings/missing-provider.md" suffix(, )
        0}},
    {"docs/findings/missing-registration.md", (const unsigned char[]){
#embed "../../../docs/findings/missing-registration.md" suffix(, )
        0}},
    {"docs/findings/missing-slice.md", (const unsigned char[]){
#embed "../../../docs/findings/missing-slice.md" suffix(, )
        0}},
    {"docs/findings/missing-system-library.md", (const unsigned char[]){
#embed "../../../docs/findings/missing-system-library.md" suffix(, )
        0}},
    {"docs/findings/mixed-linkage.md", (const unsigned char[]){
#embed "../../../docs/findings/mixed-linkage.md" suffix(, )
        0}},
    {"docs/findings/module-cycle.md", (const unsigned char[]){
#embed "../../../docs/findings/module-cycle.md" suffix(, )
        0}},
    {"docs/findings/needless-objc-flag.md", (const unsigned char[]){
#embed "../../../docs/findings/needless-objc-flag.md" suffix(, )
        0}},
    {"docs/findings/never-applied-assembly.md", (const unsigned char[]){
#embed "../../../docs/findings/never-applied-assembly.md" suffix(, )
        0}},
    {"docs/findings/no-root.md", (const unsigned char[]){
#embed "../../../docs/findings/no-root.md" suffix(, )
        0}},
    {"docs/findings/not-in-scope.md", (const unsigned char[]){
#embed "../../../docs/findings/not-in-scope.md" suffix(, )
        0}},
    {"docs/findings/not-sendable-kept.md", (const unsigned char[]){
#embed "../../../docs/findings/not-sendable-kept.md" suffix(, )
        0}},
    {"docs/findings/objc-flag.md", (const unsigned char[]){
#embed "../../../docs/findings/objc-flag.md" suffix(, )
        0}},
    {"docs/findings/orphan-component.md", (const unsigned char[]){
#embed "../../../docs/findings/orphan-component.md" suffix(, )
        0}},
    {"docs/findings/override-without-original.md", (const unsigned char[]){
#embed "../../../docs/findings/override-without-original.md" suffix(, )
        0}},
    {"docs/findings/protected-import.md", (const unsigned char[]){
#embed "../../../docs/findings/protected-import.md" suffix(, )
        0}},
    {"docs/findings/provider-cycle.md", (const unsigned char[]){
#embed "../../../docs/findings/provider-cycle.md" suffix(, )
        0}},
    {"docs/findings/recursive-wiring.md", (const unsigned char[]){
#embed "../../../docs/findings/recursive-wiring.md" suffix(, )
        0}},
    {"docs/findings/retain-cycle.md", (const unsigned char[]){
#embed "../../../docs/findings/retain-cycle.md" suffix(, )
        0}},
    {"docs/findings/shared-ignores-parameter.md", (const unsigned char[]){
#embed "../../../docs/findings/shared-ignores-parameter.md" suffix(, )
        0}},
    {"docs/findings/skipped-syntax.md", (const unsigned char[]){
#embed "../../../docs/findings/skipped-syntax.md" suffix(, )
        0}},
    {"docs/findings/stale-baseline.md", (const unsigned char[]){
#embed "../../../docs/findings/stale-baseline.md" suffix(, )
        0}},
    {"docs/findings/stale-exception.md", (const unsigned char[]){
#embed "../../../docs/findings/stale-exception.md" suffix(, )
        0}},
    {"docs/findings/stale-wiring.md", (const unsigned char[]){
#embed "../../../docs/findings/stale-wiring.md" suffix(, )
        0}},
    {"docs/findings/static-embedded.md", (const unsigned char[]){
#embed "../../../docs/findings/static-embedded.md" suffix(, )
        0}},
    {"docs/findings/static-in-two-images.md", (const unsigned char[]){
#embed "../../../docs/findings/static-in-two-images.md" suffix(, )
        0}},
    {"docs/findings/unassigned-module.md", (const unsigned char[]){
#embed "../../../docs/findings/unassigned-module.md" suffix(, )
        0}},
    {"docs/findings/undeclared-import.md", (const unsigned char[]){
#embed "../../../docs/findings/undeclared-import.md" suffix(, )
        0}},
    {"docs/findings/unknown-module.md", (const unsigned char[]){
#embed "../../../docs/findings/unknown-module.md" suffix(, )
        0}},
    {"docs/findings/unprovable-construction.md", (const unsigned char[]){
#embed "../../../docs/findings/unprovable-construction.md" suffix(, )
        0}},
    {"docs/findings/unprovable-resolution.md", (const unsigned char[]){
#embed "../../../docs/findings/unprovable-resolution.md" suffix(, )
        0}},
    {"docs/findings/unreadable-source.md", (const unsigned char[]){
#embed "../../../docs/findings/unreadable-source.md" suffix(, )
        0}},
    {"docs/findings/unsupported-requirement.md", (const unsigned char[]){
#embed "../../../docs/findings/unsupported-requirement.md" suffix(, )
        0}},
    {"docs/findings/unused-dependency-protocol.md", (const unsigned char[]){
#embed "../../../docs/findings/unused-dependency-protocol.md" suffix(, )
        0}},
    {"docs/findings/unused-dependency.md", (const unsigned char[]){
#embed "../../../docs/findings/unused-dependency.md" suffix(, )
        0}},
    {"docs/findings/unused-registration.md", (const unsigned char[]){
#embed "../../../docs/findings/unused-registration.md" suffix(, )
        0}},
    {"docs/findings/unused-suppression.md", (const unsigned char[]){
#embed "../../../docs/findings/unused-suppression.md" suffix(, )
        0}},
};

const text_file *const text_files = files;
const size_t text_files_count = sizeof files / sizeof *files;
