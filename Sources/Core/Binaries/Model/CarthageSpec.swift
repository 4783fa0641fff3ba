package import DovetailDiagnostics

/// A Carthage binary specification: the download URLs for each version of a library.
package struct CarthageSpec: Codable, Hashable, Sendable {
    package var path: String
    /// In the order of semantic versions, lowest first; entries that are not versions are last, in the file's order.
    package var releases: [CarthageRelease]

    package init(path: String, releases: [CarthageRelease]) {
        self.path = path
        self.releases = releases
    }
}

/// One entry of a specification.
package struct CarthageRelease: Codable, Hashable, Sendable {
    /// As written.
    package var version: String
    /// As written.
    package var url: String
    /// Further archives, from `alt=` and `carthage-alt=`.
    package var alternatives: [String] = []
    /// Its place in the file.
    package var location: SourceLocation

    package init(version: String, url: String, location: SourceLocation) {
        self.version = version
        self.url = url
        self.location = location
    }
}
