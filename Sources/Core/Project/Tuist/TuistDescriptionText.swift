import DovetailBasics

/// The sources of the module `ProjectDescription` against which manifests are compiled: those of the target
/// `TuistDescription`.
enum TuistDescriptionText {
    /// File names and texts, sorted by name.
    static let files = EmbeddedText.files(in: "Sources/Core/TuistDescription")
}
