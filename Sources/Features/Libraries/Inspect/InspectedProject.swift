import DovetailBasics
package import DovetailBinaries
package import DovetailDiagnostics
import DovetailProject
package import DovetailRules
import DovetailSwiftCode
import Foundation

/// The linkage of a project, and the libraries in it.
package struct InspectedProject {
    package let linkage: Linkage
    /// Parts of manifests that could not be read, as text for users.
    package let problems: [String]
    private let unreadable: [Finding]
    private let rulesFile: String?

    private static let current = FileManager.default.currentDirectoryPath

    /// - Parameter paths: the places to search for manifests and libraries.
    /// - Throws: `InputError` or `RulesProblems` if it is unknown what is linked.
    package init(_ paths: [String], _ rules: Rules, cache: String?) throws {
        rulesFile = rules.file
        var inputs = ProjectInputs()
        inputs.mayBeEmpty = true
        inputs.paths = Self.foldersOfSources(paths)
        inputs.exclude = rules.exclude
        let project = try inputs.project()
        let read = try project.linkage(rules, cache: cache)
        (problems, unreadable) = (read.problems, read.unreadable)
        var images = read.images.map(Self.withPlainPaths)
        let described = rules.linkage.map(Self.withPlainPaths)
        let named = described.flatMap { $0.links + ($0.embeds ?? []) }.map(\.path).filter { path in
            FileManager.default.fileExists(atPath: path) && !described.contains { $0.name == path }
        }
        let search = LibrarySearch(
            (paths + named + images.flatMap(\.libraryPaths)).map(Self.plain),
            isExcluded: FolderWalk(exclude: rules.exclude).excludes)
        let found = search.found.map { FoundLibrary(path: Self.plain($0.path), kind: $0.kind) }.sorted()
        if !described.isEmpty {
            let joined = DescribedLinkage(
                described, libraries: found.map(\.path), isThere: FileManager.default.fileExists
            ) { folders in
                SourceImports.modules(in: folders, exclude: rules.exclude)
            }
            guard joined.problems.isEmpty else { throw RulesProblems(joined.problems) }
            // The rules file's description of an image takes precedence over the manifests.
            images = images.filter { image in !joined.images.contains { $0.name == image.name } } + joined.images
        }
        guard !images.isEmpty || !unreadable.isEmpty else {
            let isTuist = !project.unevaluatedManifests(rules).isEmpty
            throw InputError(
                isTuist
                    ? "cannot tell what the project links: pass --evaluate-manifests, which runs the Tuist "
                        + "manifests, or --tuist-graph with the output of 'tuist graph --format json'"
                    : "cannot tell what the project links: there is no Xcode project, no project.yml, no "
                        + "Package.swift with a program or a dynamic library, and "
                        + (rules.file.map { "\($0) has no 'linkage'" }
                            ?? "no \(RulesReader.fileName) was found here or above; name one with --rules"))
        }
        let progress = ProgressLine()
        progress.say("reading \(counted(found.count, noun: "library", many: "libraries"))")
        defer { progress.end() }
        let reader = LibraryReader { path in try BinaryReader.read(path, depth: .symbols) }
        var linkage = Linkage(
            images: images.sorted { ($0.name, $0.location) < ($1.name, $1.location) },
            libraries: inParallel(found) { reader.read($0) })
        linkage.missing = search.missing.sorted()
        self.linkage = linkage
    }

    /// The same path for a library, however the project writes it.
    private static func plain(_ path: String) -> String {
        relativePath(absolutePath(path, from: current), to: current)
    }

    /// The folders among the paths that are not libraries; the current folder if all are libraries.
    private static func foldersOfSources(_ paths: [String]) -> [String] {
        let folders = paths.filter { path in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return true }
            return isFolder.boolValue && ![".framework", ".xcframework"].contains(where: plain(path).hasSuffix)
        }
        return folders.isEmpty ? ["."] : folders
    }

    /// An image whose libraries and patterns have paths relative to the current folder.
    private static func withPlainPaths(_ image: DescribedImage) -> DescribedImage {
        func plain(_ entries: [RulesPath]) -> [RulesPath] {
            entries.map { entry in
                entry.path.contains("/") ? RulesPath(Self.plain(entry.path), at: entry.location) : entry
            }
        }
        var image = image
        image.links = plain(image.links)
        image.embeds = image.embeds.map(plain)
        return image
    }

    private static func withPlainPaths(_ image: LinkedImage) -> LinkedImage {
        func plain(_ input: LinkInput) -> LinkInput {
            guard case .library(let path) = input.target else { return input }
            var input = input
            input.target = .library(Self.plain(path))
            return input
        }
        var image = image
        image.links = image.links.map(plain)
        image.embeds = image.embeds?.map(plain)
        return image
    }

    /// The findings that no comment suppresses.
    package var findings: [Finding] {
        (unreadable + LinkageCheck(linkage).findings)
            .withoutSuppressed(checked: FindingID.about(.linkage), rulesFile: rulesFile)
    }

    /// The numbers of images and libraries checked, in one line.
    package var summary: String {
        let (images, libraries) = (linkage.images.count, linkage.libraries.count)
        return "checked \(images) \(images == 1 ? "image" : "images") and \(libraries) "
            + (libraries == 1 ? "library" : "libraries")
    }
}

extension LinkedImage {
    /// The paths of the libraries that it links or embeds.
    fileprivate var libraryPaths: [String] {
        (links + (embeds ?? [])).compactMap { input in
            if case .library(let path) = input.target { return path }
            return nil
        }
    }
}
