package import DovetailDiagnostics

/// A Carthage binary specification: where each version of a library can be had.
package struct CarthageSpec: Codable, Hashable, Sendable {
    package var path: String
    /// In the order of semantic versions, the lowest first; what is no version stands at the end, in the file's order.
    package var releases: [CarthageRelease]

    package init(path: String, releases: [CarthageRelease]) {
        self.path = path
        self.releases = releases
    }
}

/// One entry of a specification.
package struct CarthageRelease: Codable, Hashable, Sendable {
    /// As it is written.
    package var version: String
    /// As it is written.
    package var url: String
    /// Further archives, from `alt=` and `carthage-alt=`.
    package var alternatives: [String] = []
    /// Where it stands.
    package var location: SourceLocation

    package init(version: String, url: String, location: SourceLocation) {
        self.version = version
        self.url = url
        self.location = location
    }
}
