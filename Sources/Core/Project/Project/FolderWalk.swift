import DovetailBasics
import DovetailBinaries
import Foundation

/// Lists the Swift files below a folder, in a fixed order.
///
/// Symbolic links are followed, each real folder once, so that a loop of links
/// ends. What is neither a file nor a folder is left out, and noted where it is called like Swift. Hidden folders, those that
/// tools fill, and Xcode's templates are left out.
package struct FolderWalk {
    private let sources: [any ProjectSource.Type]
    private let exclude: [String]
    private let rooted: [String]
    private let home: String
    private var seen: Set<String> = []
    private(set) package var files: [String] = []
    /// What is called like Swift, and is a pipe or a device.
    private(set) var unreadable: [String] = []
    private(set) var manifests: [ManifestPlace] = []
    private(set) var xcodeProjects: Set<String> = []

    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "checkouts", "SourcePackages", "build",
    ]

    /// - Parameter exclude: shell patterns; a file is left out if its path, its
    ///   name or the name of a folder on the way matches one. A pattern that
    ///   begins with `/` is held against the whole path from there.
    package init(exclude: [String] = [], sources: [any ProjectSource.Type] = ProjectSources.all) {
        self.sources = sources
        self.exclude = exclude.filter { !$0.hasPrefix("/") }
        rooted = exclude.filter { $0.hasPrefix("/") }
        home = FileManager.default.currentDirectoryPath
    }

    /// Adds what is below `folder`.
    package mutating func walk(_ folder: String) {
        var pending = [folder]
        while let folder = pending.popLast() {
            let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
            guard seen.insert(real).inserted,
                let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
            else { continue }
            var folders: [String] = []
            for name in names.sorted() where !name.hasPrefix(".") {
                let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                guard !isExcluded(path) else { continue }
                guard let kind = FileNode(path)?.kind else { continue }
                // Reading a pipe or a device would have no end.
                if kind == .other {
                    if name.hasSuffix(".swift") { unreadable.append(path) }
                } else if kind == .folder {
                    if name.hasSuffix(".xcodeproj") { xcodeProjects.insert(path) }
                    if !Self.skipped.contains(name), !name.hasSuffix(".xctemplate") { folders.append(path) }
                } else if let source = sources.firstIndex(where: { $0.isManifest(name, at: path) }) {
                    manifests.append(ManifestPlace(folder: folder, name: name, source: source))
                } else if name.hasSuffix(".swift"), !ManifestFile.isForVersion(name) {
                    files.append(path)
                }
            }
            pending += folders.reversed()
        }
    }

    private func isExcluded(_ path: String) -> Bool {
        if isRootedOut(path) { return true }
        guard !exclude.isEmpty else { return false }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return exclude.contains { fnmatch($0, path, 0) == 0 || fnmatch($0, name, 0) == 0 }
    }

    /// Whether a file given by itself is left out.
    package func excludes(_ path: String) -> Bool {
        path.split(separator: "/").contains { part in exclude.contains { fnmatch($0, String(part), 0) == 0 } }
            || exclude.contains { fnmatch($0, path, 0) == 0 } || isRootedOut(path)
    }

    private func isRootedOut(_ path: String) -> Bool {
        guard !rooted.isEmpty else { return false }
        let whole = absolutePath(path, from: home)
        return rooted.contains { fnmatch($0, whole, 0) == 0 }
    }
}
