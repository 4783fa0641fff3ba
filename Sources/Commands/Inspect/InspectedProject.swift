import BinaryFacts
import Foundation
import LinkageRules
import Linker
import ProjectFacts
import Report
import RulesFile
import SourceFacts
import WiringModel

/// What a project links, with the libraries that go into it.
struct InspectedProject {
    let linkage: Linkage
    /// What could not be read of manifests, for people.
    let problems: [String]
    private let unreadable: [Finding]

    private static let current = FileManager.default.currentDirectoryPath

    /// - Parameter paths: where manifests and libraries are looked for.
    /// - Throws: `InputError` or `RulesProblems` where nothing tells what is linked.
    init(_ paths: [String], _ rules: Rules, cache: String?) throws {
        var inputs = SourceInputs()
        inputs.paths = paths
        inputs.exclude = rules.exclude
        let set = try inputs.resolve()
        let read = try LinkageSource.read(set, rules, cache: cache)
        (problems, unreadable) = (read.problems, read.unreadable)
        var images = read.images.map(Self.withPlainPaths)
        let named = rules.linkage.flatMap { $0.links + ($0.embeds ?? []) }.map(\.path).filter { path in
            FileManager.default.fileExists(atPath: path) && !rules.linkage.contains { $0.name == path }
        }
        let search = LibrarySearch((paths + named + images.flatMap(\.libraryPaths)).map(Self.plain))
        if !rules.linkage.isEmpty {
            let described = DescribedLinkage(rules.linkage, libraries: search.found.map(\.path)) { folders in
                SourceImports.modules(in: folders, exclude: rules.exclude)
            }
            guard described.problems.isEmpty else { throw RulesProblems(described.problems) }
            // What the rules file says of an image holds, whatever a manifest says.
            images = images.filter { image in !described.images.contains { $0.name == image.name } } + described.images
        }
        guard !images.isEmpty || !unreadable.isEmpty else {
            let isTuist = set.manifests.values.contains { $0 != "Package.swift" }
            throw InputError(
                isTuist
                    ? "nothing tells what is linked: read the manifests of Tuist with --evaluate-manifests, which runs "
                        + "them, or what 'tuist graph --format json' writes with --tuist-graph"
                    : "nothing tells what is linked: there is no Package.swift with a program or a dynamic library, and "
                        + "\(RulesReader.fileName) has no 'linkage'")
        }
        let progress = Progress()
        progress.say("reading \(search.found.count) libraries")
        defer { progress.end() }
        let reader = LibraryReader { path in try BinaryReader.read(path, depth: .symbols) }
        linkage = Linkage(
            images: images.sorted { ($0.name, $0.location) < ($1.name, $1.location) },
            libraries: inParallel(search.found) { reader.read($0) })
    }

    /// One path for one library, whichever way the project names it.
    private static func plain(_ path: String) -> String {
        relativePath(absolutePath(path, from: current), to: current)
    }

    private static func withPlainPaths(_ image: LinkedImage) -> LinkedImage {
        var image = image
        for index in image.links.indices {
            if case .library(let path) = image.links[index].target {
                image.links[index].target = .library(plain(path))
            }
        }
        return image
    }

    /// The findings that no comment suppresses.
    var findings: [Finding] {
        let found = unreadable + LinkageCheck(linkage).findings
        let manifests = Set(found.map(\.location.path)).filter { $0.hasSuffix(".swift") }.sorted()
        let others = Set(FindingID.allCases).subtracting(FindingID.aboutLinkage)
        return Suppressing.apply(
            SourceReader.suppressions(inFiles: manifests), to: found, .all, unchecked: others)
    }

    /// How much was looked at, in a line.
    var summary: String {
        let (images, libraries) = (linkage.images.count, linkage.libraries.count)
        return "checked \(images) \(images == 1 ? "image" : "images") and \(libraries) "
            + (libraries == 1 ? "library" : "libraries")
    }
}

extension LinkedImage {
    /// The paths of the libraries that it links or takes along.
    fileprivate var libraryPaths: [String] {
        (links + (embeds ?? [])).compactMap { input in
            if case .library(let path) = input.target { return path }
            return nil
        }
    }
}
