import DovetailBasics
import DovetailBinaries
import Foundation

/// Lists the Swift files below a folder, in a fixed order.
///
/// Symbolic links are followed, and each real folder is visited once, so loops of links end. Anything that is neither a
/// file nor a folder is skipped, but noted if it has a Swift file name. Hidden folders, folders that tools fill, Xcode
/// templates and the code of DocC's tutorials are skipped.
package struct FolderWalk {
    private let sources: [any ProjectSource.Type]
    private let exclude: [String]
    private let rooted: [String]
    private let home: String
    private var seen: Set<String> = []
    private(set) package var files: [String] = []
    /// Paths with Swift file names that are pipes or devices.
    private(set) var unreadable: [String] = []
    private(set) var manifests: [ManifestPlace] = []
    private(set) var xcodeProjects: Set<String> = []
    /// The specifications of XcodeGen.
    private(set) var specifications: Set<String> = []

    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "checkouts", "SourcePackages", "build",
    ]

    private static let skippedKinds = [".xctemplate", ".docc"]

    /// - Parameter exclude: shell patterns. A file is excluded if its path, its name or the name of an enclosing folder
    ///   matches one. A pattern that begins with `/` is matched against the absolute path.
    package init(exclude: [String] = [], sources: [any ProjectSource.Type] = ProjectSources.all) {
        self.sources = sources
        self.exclude = exclude.filter { !$0.hasPrefix("/") }
        rooted = exclude.filter { $0.hasPrefix("/") }
        home = FileManager.default.currentDirectoryPath
    }

    /// Adds the files below `folder`.
    package mutating func walk(_ folder: String) {
        var pending = [folder]
        while let folder = pending.popLast() {
            let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
            guard seen.insert(real).inserted, let entries = FileNode.entries(in: folder) else { continue }
            var folders: [String] = []
            for (name, kind) in entries where !name.hasPrefix(".") {
                let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                guard !isExcluded(path) else { continue }
                // Reading a pipe or a device might never end.
                if kind == .other {
                    if name.hasSuffix(".swift") || name == XcodeGenSpec.fileName { unreadable.append(path) }
                } else if kind == .folder {
                    if name.hasSuffix(".xcodeproj") {
                        xcodeProjects.insert(path)
                        continue
                    }
                    let isCompiled = !Self.skippedKinds.contains { name.hasSuffix($0) }
                    if isCompiled, !Self.skipped.contains(name) { folders.append(path) }
                } else if let source = sources.firstIndex(where: { $0.isManifest(name, at: path) }) {
                    manifests.append(ManifestPlace(folder: folder, name: name, source: source))
                } else if name == XcodeGenSpec.fileName, XcodeGenSpec.isSpec(path) {
                    specifications.insert(path)
                } else if name.hasSuffix(".swift"), !ManifestFile.isForVersion(name),
                    !TuistSource.isConfiguration(name, at: path)
                {
                    files.append(path)
                }
            }
            pending += folders.reversed()
        }
    }

    private func isExcluded(_ path: String) -> Bool {
        if isExcludedFromRoot(path) { return true }
        guard !exclude.isEmpty else { return false }
        let name = path.lastComponent
        return exclude.contains { fnmatch($0, path, 0) == 0 || fnmatch($0, name, 0) == 0 }
    }

    /// Whether a file given as input is excluded.
    package func excludes(_ path: String) -> Bool {
        path.split(separator: "/").contains { part in exclude.contains { fnmatch($0, String(part), 0) == 0 } }
            || exclude.contains { fnmatch($0, path, 0) == 0 } || isExcludedFromRoot(path)
    }

    private func isExcludedFromRoot(_ path: String) -> Bool {
        guard !rooted.isEmpty else { return false }
        let whole = absolutePath(path, from: home)
        return rooted.contains { fnmatch($0, whole, 0) == 0 }
    }
}
