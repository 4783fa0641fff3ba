package import DovetailDiagnostics

/// Why a file is not a Carthage specification, in words for the user.
package struct CarthageSpecError: Error, Hashable, CustomStringConvertible {
    package var location: SourceLocation
    package var text: String

    /// The line to print.
    package var description: String { "\(location): error: \(text)" }
}

extension CarthageSpec {
    /// Reads the specification at a path: a JSON object with a URL for each version.
    ///
    /// Throws a `CarthageSpecError` with the place where the file is malformed. Invalid versions and URLs are not
    /// errors but `problems`.
    package static func read(_ path: String) throws -> CarthageSpec {
        guard let bytes = SmallFile.whole(path, limit: 64 << 20) else {
            throw CarthageSpecError(
                location: SourceLocation(path: path, line: 1, column: 1),
                text: "no readable file of at most 64 MB here")
        }
        return try CarthageSpec(bytes, path: path)
    }

    /// Parses a specification; throws as `read` does. `path` is used in locations.
    package init(_ bytes: [UInt8], path: String) throws {
        let releases = try FlatJSON.entries(bytes, path: path).map { entry in
            var release = CarthageRelease(version: entry.key, url: entry.value, location: entry.location)
            release.alternatives = CarthageURL.alternatives(entry.value)
            return release
        }
        self.init(path: path, releases: Self.sorted(releases))
    }

    /// In the order of versions; equal versions, and texts that are not versions, keep the file's order.
    private static func sorted(_ releases: [CarthageRelease]) -> [CarthageRelease] {
        let versions = releases.enumerated().map { (place: $0, version: SemanticVersion($1.version), release: $1) }
        return versions.sorted { left, right in
            guard let first = left.version, let second = right.version else {
                return left.version != nil || right.version == nil && left.place < right.place
            }
            return first.precedes(second) || !second.precedes(first) && left.place < right.place
        }.map(\.release)
    }

    /// The highest release version; the highest prerelease if there are no releases, nil if no entry is a version.
    package var latest: CarthageRelease? {
        let versions = releases.map { ($0, SemanticVersion($0.version)) }.filter { $1 != nil }
        return (versions.last { $1?.prerelease.isEmpty == true } ?? versions.last)?.0
    }

    /// The entries of a version, treating `1.0` and `1.0.0` as equal; empty if there are none. A text that is not a
    /// version matches only itself.
    package func releases(of version: String) -> [CarthageRelease] {
        guard let wanted = SemanticVersion(version) else { return releases.filter { $0.version == version } }
        return releases.filter { SemanticVersion($0.version) == wanted }
    }
}
