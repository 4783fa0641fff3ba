package import WiringModel

/// Finds what tells what a project links: Tuist's projects, or else manifests of SwiftPM.
package enum LinkageSource {
    /// Images, and what could not be read.
    package struct Read {
        package var images: [LinkedImage] = []
        package var problems: [String] = []
        /// Manifests without which the images are not whole.
        package var unreadable: [Finding] = []
    }

    /// What is linked by what lies below a run's inputs; no images where nothing tells it.
    ///
    /// - Parameter cache: a folder that keeps what manifests say.
    /// - Throws: `InputError` where a graph of Tuist's is something else, or there are no manifests to evaluate.
    package static func read(_ set: SourceSet, _ rules: Rules, cache: String?) throws -> Read {
        if let tuist = try TuistSource(set, rules, cache: cache) {
            return Read(images: try tuist.images, problems: tuist.problems, unreadable: tuist.unreadable)
        }
        var problems: [String] = []
        if rules.linkage.isEmpty, set.manifests.values.contains(where: { $0 != "Package.swift" }) {
            problems.append(
                "Tuist's targets are not looked at: --evaluate-manifests reads them and runs the manifests, --tuist-graph "
                    + "reads what 'tuist graph --format json' writes")
        }
        let packages = set.manifests.filter { $0.value == "Package.swift" }.map(\.key).sorted()
        guard !packages.isEmpty else { return Read(problems: problems) }
        let read = SwiftPackages(packages, exclude: rules.exclude, cache: cache)
        let linkage = PackageLinkage(read)
        return Read(
            images: linkage.images, problems: problems + read.problems + linkage.problems, unreadable: read.unreadable)
    }
}
