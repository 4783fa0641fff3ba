import DovetailBasics
import Foundation

/// The parts of a Tuist project on disk. Paths are absolute.
struct TuistFolder: Sendable {
    let root: String

    /// The root of the Tuist project at or above `start` or, failing that, `start` if it contains a manifest.
    init?(above start: String) {
        var folder = start
        while !Self.marks.contains(where: { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }) {
            guard folder != "/" else {
                guard FileManager.default.fileExists(atPath: "\(start)/Project.swift") else { return nil }
                root = start
                return
            }
            folder = parentFolder(folder)
        }
        root = folder
    }

    private static let marks = [
        "Tuist.swift", "Tuist/Config.swift", "Tuist/Package.swift", "Tuist/Dependencies.swift",
        "Tuist/ProjectDescriptionHelpers", "Workspace.swift",
    ]

    /// The manifest that lists the plugins.
    var configuration: String? { first(["Tuist.swift", "Tuist/Config.swift"]) }

    var workspace: String? { first(["Workspace.swift"]) }

    /// The module with the project's helpers.
    var helpers: ManifestModule? {
        ManifestModule(name: "ProjectDescriptionHelpers", folder: "\(root)/Tuist/ProjectDescriptionHelpers")
    }

    /// All project manifests below the root, except Tuist's templates.
    func allProjects() -> [String] {
        var walk = FolderWalk()
        walk.walk(root)
        return Set(walk.manifests.map(\.folder)).filter { !$0.hasPrefix("\(root)/Tuist/") }.sorted()
            .map { "\($0)/Project.swift" }.filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// The manifest of a plugin at a path in the configuration. Tuist resolves the path relative to the manifest file,
    /// so that `../..` leads from `Tuist/Config.swift` to the root; others write it relative to the folder.
    func plugin(at path: ManifestFacts.Path, in configuration: String) -> String? {
        [configuration, parentFolder(configuration), root]
            .map { path.absolute(manifest: $0, root: root) + "/Plugin.swift" }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    /// The manifests at the paths of a workspace, each a folder or a pattern for folders.
    func projects(of paths: [ManifestFacts.Path]) -> [String] {
        let folders = paths.flatMap { path -> [String] in
            let pattern = path.absolute(manifest: root, root: root)
            guard SourceGlob.isPattern(pattern) else { return [pattern] }
            return SourceGlob(pattern).matching(allProjects().map(parentFolder))
        }
        return folders.map { "\($0)/Project.swift" }.filter { FileManager.default.fileExists(atPath: $0) }
    }

    private func first(_ names: [String]) -> String? {
        names.map { "\(root)/\($0)" }.first { FileManager.default.fileExists(atPath: $0) }
    }
}
