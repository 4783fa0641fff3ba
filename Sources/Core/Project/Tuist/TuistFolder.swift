import DovetailBasics
import Foundation

/// Where the parts of a Tuist project are on disk. Paths are absolute.
struct TuistFolder: Sendable {
    let root: String

    /// The folder at or above `start` that is a Tuist project's root, or else `start`, where it holds a manifest.
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

    /// The manifest that names the plugins.
    var configuration: String? { first(["Tuist.swift", "Tuist/Config.swift"]) }

    var workspace: String? { first(["Workspace.swift"]) }

    /// The module of the project's helpers.
    var helpers: ManifestModule? {
        ManifestModule(name: "ProjectDescriptionHelpers", folder: "\(root)/Tuist/ProjectDescriptionHelpers")
    }

    /// Every manifest of a project below the root, without Tuist's templates.
    func allProjects() -> [String] {
        var walk = FolderWalk()
        walk.walk(root)
        return Set(walk.manifests.map(\.folder)).filter { !$0.hasPrefix("\(root)/Tuist/") }.sorted()
            .map { "\($0)/Project.swift" }.filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// The manifest of the plugin at a path of the configuration. Tuist takes it as relative to the manifest's file,
    /// so that `../..` leads from `Tuist/Config.swift` to the root; others write it relative to the folder.
    func plugin(at path: ManifestFacts.Path, in configuration: String) -> String? {
        [configuration, parentFolder(configuration), root]
            .map { path.absolute(manifest: $0, root: root) + "/Plugin.swift" }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    /// The manifests behind the paths of a workspace, each a folder or a pattern of folders.
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
