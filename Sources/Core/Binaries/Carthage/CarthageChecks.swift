import DovetailDiagnostics

extension CarthageSpec {
    /// The problems in the specification, sorted by place. Reads and fetches nothing.
    package var problems: [CarthageProblem] {
        let entries = releases.sorted { $0.location < $1.location }
        let all =
            entries.flatMap { versionProblems($0) + urlProblems($0) }
            + repeatedVersions(entries) + sharedURLs(entries) + renamings
        return all.sorted { ($0.location, $0.kind.rawValue, $0.text) < ($1.location, $1.kind.rawValue, $1.text) }
    }

    private func versionProblems(_ release: CarthageRelease) -> [CarthageProblem] {
        guard SemanticVersion(release.version) == nil else { return [] }
        return [
            CarthageProblem(
                location: release.location, kind: .version, text: "'\(release.version)' is not a semantic version",
                help: "write it as '1.2.3', '1.2' or '1.2.3-beta.1'; Carthage rejects the whole file otherwise")
        ]
    }

    /// A damaged URL is not checked any further.
    private func urlProblems(_ release: CarthageRelease) -> [CarthageProblem] {
        func problem(_ url: String, _ subject: String) -> CarthageProblem? {
            if let damage = DamagedURL.problem(url) {
                return CarthageProblem(
                    location: release.location, kind: .damagedURL, text: "\(subject) \(release.version): \(damage)",
                    help: "copy the URL again from the library's release page")
            }
            let scheme = CarthageURL.scheme(url) ?? ""
            guard scheme != "https", scheme != "file" else { return nil }
            return CarthageProblem(
                location: release.location, kind: .scheme,
                text: "\(subject) \(release.version): the URL's scheme is '\(scheme)'",
                help: "use 'https' or 'file'; Carthage supports no other scheme")
        }
        return [problem(release.url, "version")].compactMap { $0 }
            + release.alternatives.compactMap { problem($0, "the alternative archive of version") }
    }

    private func repeatedVersions(_ entries: [CarthageRelease]) -> [CarthageProblem] {
        var first: [SemanticVersion: CarthageRelease] = [:]
        return entries.compactMap { release in
            guard let version = SemanticVersion(release.version) else { return nil }
            guard let known = first[version] else {
                first[version] = release
                return nil
            }
            let name = known.version == release.version ? "" : " as '\(known.version)'"
            return CarthageProblem(
                location: release.location, kind: .repeatedVersion,
                text: "version \(release.version) is already on line \(known.location.line)\(name)",
                help: "keep one of the two; which one Carthage takes is not defined")
        }
    }

    private func sharedURLs(_ entries: [CarthageRelease]) -> [CarthageProblem] {
        var first: [String: CarthageRelease] = [:]
        return entries.compactMap { release in
            guard let known = first[release.url] else {
                first[release.url] = release
                return nil
            }
            guard SemanticVersion(known.version) != SemanticVersion(release.version) else { return nil }
            return CarthageProblem(
                location: release.location, kind: .carthageSharedURL,
                text: "version \(release.version) has the URL of version \(known.version)",
                help: "correct this URL, or the one on line \(known.location.line)")
        }
    }

    /// In the order of versions, because the order in the file means nothing.
    private var renamings: [CarthageProblem] {
        var before: (product: String, version: String)?
        var problems: [CarthageProblem] = []
        for release in releases where SemanticVersion(release.version) != nil && DamagedURL.problem(release.url) == nil
        {
            let product = CarthageURL.product(release.url, version: release.version)
            defer { before = (product, release.version) }
            guard let before, before.product != product else { continue }
            problems.append(
                CarthageProblem(
                    location: release.location, kind: .renamed,
                    text: "the archive is '\(product)' from \(release.version) on, and '\(before.product)' up to "
                        + before.version,
                    help: "this is allowed, but projects that refer to the framework must be updated"))
        }
        return problems
    }
}
