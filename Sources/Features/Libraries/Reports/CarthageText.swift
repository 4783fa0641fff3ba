package import DovetailBinaries
package import DovetailDiagnostics

/// The versions of a Carthage specification, as text and as JSON.
package enum CarthageText {
    /// One line for each version, the lowest first, and the latest.
    package static func lines(_ spec: CarthageSpec, latest: CarthageRelease?) -> [String] {
        var table = TextTable(["VERSION", "URL"])
        for release in spec.releases { table.add([release.version, release.url]) }
        return table.lines + [latest.map { "latest: \($0.version)" } ?? "latest: none"]
    }

    /// One document.
    package static func json(
        _ spec: CarthageSpec, latest: CarthageRelease?, findings: [Finding]
    ) throws -> String {
        try JSONText.document(
            Document(path: spec.path, latest: latest?.version, releases: spec.releases, findings: findings))
    }

    private struct Document: Encodable {
        var path: String
        var latest: String?
        var releases: [CarthageRelease]
        var findings: [Finding]
    }
}
