package import DovetailBinaries
package import DovetailDiagnostics

/// How an app or library of the project is linked, according to a rules file.
package struct DescribedImage: Codable, Hashable, Sendable {
    package var name: String
    package var kind: LinkedImage.Kind
    /// Names of other images, and paths of libraries, in which `*` matches any text.
    package var links: [RulesPath] = []
    /// The same for what is copied into the app; nil if the build system does this automatically.
    package var embeds: [RulesPath]?
    package var flags: [String] = []
    package var system: [String] = []
    package var slices: [RequiredSlice] = []
    /// The folders with its sources; empty if not given.
    package var sources: [RulesPath] = []
    package var location: SourceLocation

    package init(name: String, kind: LinkedImage.Kind, location: SourceLocation) {
        self.name = name
        self.kind = kind
        self.location = location
    }
}
