import DovetailBasics
package import DovetailBinaries
package import DovetailDiagnostics

/// A Carthage specification given to `inspect`.
package struct InspectedSpec {
    package let spec: CarthageSpec

    /// - Throws: `CarthageSpecError` if the file is not a specification.
    package init(_ path: String) throws { spec = try CarthageSpec.read(path) }

    /// Prints the URLs of one version.
    ///
    /// - Parameter version: a version, or `latest`.
    package func printRelease(_ version: String) throws {
        let found = version == "latest" ? spec.latest.map { [$0] } ?? [] : spec.releases(of: version)
        guard !found.isEmpty else {
            let last = spec.latest.map { "; the latest is \($0.version)" } ?? ""
            throw InputError("\(spec.path) has no version '\(version)'\(last)")
        }
        for release in found { print(release.url) }
    }

    /// Prints the versions in order.
    package func printVersions(_ format: ReportFormat) throws {
        if format == .json {
            print(try CarthageText.json(spec, latest: spec.latest, findings: findings), terminator: "")
        } else {
            for line in CarthageText.lines(spec, latest: spec.latest) { print(line) }
        }
    }

    /// Its findings. An archive that has another name from some version on is not one.
    package var findings: [Finding] {
        spec.problems.filter { $0.kind != .renamed }.map {
            Finding(
                $0.kind == .carthageSharedURL ? .carthageSharedURL : .damagedSpecification, at: $0.location, $0.text,
                help: $0.help)
        }.sortedOnce
    }

    /// Remarks that are not findings.
    package var remarks: [Finding.Note] {
        spec.problems.filter { $0.kind == .renamed }.map { .init($0.location, $0.text) }
    }
}
