package import DovetailBinaries
package import DovetailDiagnostics

/// An app or library of the project, as a rules file describes how it is linked.
package struct DescribedImage: Codable, Hashable, Sendable {
    package var name: String
    package var kind: LinkedImage.Kind
    /// Names of other images, and paths of libraries, in which `*` stands for any text.
    package var links: [RulesPath] = []
    /// The same for what is copied into the app; nil where the build system does that by itself.
    package var embeds: [RulesPath]?
    package var flags: [String] = []
    package var system: [String] = []
    package var slices: [RequiredSlice] = []
    /// The folders of its sources; empty where they are not told.
    package var sources: [RulesPath] = []
    package var location: SourceLocation

    package init(name: String, kind: LinkedImage.Kind, location: SourceLocation) {
        self.name = name
        self.kind = kind
        self.location = location
    }
}
