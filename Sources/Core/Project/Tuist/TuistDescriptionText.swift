/// The sources of the module `ProjectDescription` against which manifests are compiled: those of the target
/// `TuistDescription`. They are part of the tool, so that it needs no other files.
enum TuistDescriptionText {
    /// File names and texts, sorted by name.
    static let files: [(name: String, text: [UInt8])] = [
        ("Configuration.swift", PackageResources.Configuration_txt),
        ("Dependencies.swift", PackageResources.Dependencies_txt),
        ("Environment.swift", PackageResources.Environment_txt),
        ("Files.swift", PackageResources.Files_txt),
        ("GenerationOptions.swift", PackageResources.GenerationOptions_txt),
        ("ManifestOutput.swift", PackageResources.ManifestOutput_txt),
        ("Package.swift", PackageResources.Package_txt),
        ("Path.swift", PackageResources.Path_txt),
        ("Platforms.swift", PackageResources.Platforms_txt),
        ("Plist.swift", PackageResources.Plist_txt),
        ("Project.swift", PackageResources.Project_txt),
        ("Scheme.swift", PackageResources.Scheme_txt),
        ("SchemeActions.swift", PackageResources.SchemeActions_txt),
        ("Settings.swift", PackageResources.Settings_txt),
        ("SettingsDictionary.swift", PackageResources.SettingsDictionary_txt),
        ("Synthesis.swift", PackageResources.Synthesis_txt),
        ("Target+Forms.swift", PackageResources.TargetForms_txt),
        ("Target.swift", PackageResources.Target_txt),
        ("TargetDependency.swift", PackageResources.TargetDependency_txt),
        ("TargetParts.swift", PackageResources.TargetParts_txt),
        ("TargetScript.swift", PackageResources.TargetScript_txt),
        ("Template.swift", PackageResources.Template_txt),
        ("Workspace.swift", PackageResources.Workspace_txt),
    ]
}
