import DovetailBasics
import Foundation

/// What a folder contains, by the tools that read it. All paths are sorted.
package struct ProjectInventory: Sendable {
    package let swiftFiles: Int
    /// The manifests of SwiftPM.
    package let packages: [String]
    /// The manifests of Tuist.
    package let tuist: [String]
    /// The specifications of XcodeGen.
    package let specifications: [String]
    package let xcodeProjects: [String]
    /// The lock files of CocoaPods next to one of the above, or in the folder itself.
    package let podLocks: [String]

    package init(_ folder: String, exclude: [String]) {
        var walk = FolderWalk(exclude: exclude)
        walk.walk(folder)
        swiftFiles = walk.files.count
        let manifests = walk.manifests.map { Self.joined($0.folder, $0.name) }.sorted()
        packages = manifests.filter { ManifestKind($0) == .package }
        tuist = manifests.filter { ManifestKind($0) == .tuist }
        specifications = walk.specifications.sorted()
        xcodeProjects = walk.xcodeProjects.sorted()
        let folders = Set([folder] + (manifests + specifications + xcodeProjects).map(parentFolder))
        podLocks = folders.map { Self.joined($0, "Podfile.lock") }.filter(FileManager.default.fileExists).sorted()
    }

    /// The manifests of different tools in one folder, in the order in which they are read. XcodeGen's and the project
    /// that it writes count as one.
    ///
    /// - Parameter tuistIsRead: whether Tuist's manifests are evaluated; otherwise they declare no modules.
    package func manifestsOfOneFolder(tuistIsRead: Bool) -> [[String]] {
        let kinds = [tuistIsRead ? tuist : [], packages, specifications + xcodeProjects]
        let folders = Set(kinds.joined().map(parentFolder)).sorted()
        return folders.compactMap { folder in
            let found = kinds.map { $0.filter { parentFolder($0) == folder } }
            return found.count { !$0.isEmpty } > 1 ? found.flatMap(\.self) : nil
        }
    }

    private static func joined(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder == "." ? name : "\(folder)/\(name)"
    }
}
