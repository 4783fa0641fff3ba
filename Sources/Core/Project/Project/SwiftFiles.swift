import DovetailBasics
import DovetailBinaries
import Foundation

/// Resolves input paths to Swift files: folders, files, and text files that list such paths, one per line.
package enum SwiftFiles {
    /// The files at all of the paths, without duplicates. Manifests are included only if they are given themselves.
    ///
    /// - Parameter exclude: shell patterns, as for `FolderWalk`.
    /// - Throws: `InputError` if a path does not exist or a list is invalid.
    package static func list(_ paths: [String], exclude: [String]) throws -> [String] {
        var seen: Set<String> = []
        return try paths.flatMap { try at($0, exclude: exclude).files }.filter { seen.insert($0).inserted }
    }

    /// What is found at one path.
    struct Found {
        var files: [String]
        var manifests: [ManifestPlace] = []
        var xcodeProjects: Set<String> = []
        var specifications: Set<String> = []

        init(files: [String]) { self.files = files }

        /// Unreadable files are included, so that reading them reports the fault.
        init(_ walk: FolderWalk) {
            files = walk.files + walk.unreadable
            manifests = walk.manifests
            xcodeProjects = walk.xcodeProjects
            specifications = walk.specifications
        }
    }

    /// The files at one path that was given as input.
    ///
    /// - Throws: `InputError`, also if there are none.
    static func named(
        _ path: String, exclude: [String], sources: [any ProjectSource.Type] = ProjectSources.all
    ) throws -> Found {
        let found = try at(path, exclude: exclude, sources: sources)
        guard found.files.isEmpty, found.manifests.isEmpty else { return found }
        throw InputError("no Swift files in '\(path)'\(exclude.isEmpty ? "" : " besides excluded ones")")
    }

    /// The files at one path.
    static func at(
        _ path: String, exclude: [String], sources: [any ProjectSource.Type] = ProjectSources.all
    ) throws -> Found {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw InputError("no such file or folder: '\(path)'")
        }
        var walk = FolderWalk(exclude: exclude, sources: sources)
        if isFolder.boolValue {
            let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
            walk.walk(trimmed)
            return Found(walk)
        }
        // Reading a pipe or a device might never end.
        guard FileNode(path)?.kind == .file else { throw InputError("'\(path)' is neither a file nor a folder") }
        if path.hasSuffix(".swift") { return Found(files: walk.excludes(path) ? [] : [path]) }
        guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
        else { throw InputError("'\(path)' is neither a Swift file nor a list of files") }
        var listed: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let entry = line.trimmingCharacters(in: .whitespaces)
            guard !entry.isEmpty, !entry.hasPrefix("#") else { continue }
            guard entry != path, FileManager.default.fileExists(atPath: entry, isDirectory: &isFolder) else {
                throw InputError("'\(path)' lists '\(entry)', which does not exist")
            }
            if isFolder.boolValue {
                walk.walk(entry)
            } else if FileNode(entry)?.kind != .file {
                throw InputError("'\(path)' lists '\(entry)', which is neither a file nor a folder")
            } else if entry.hasSuffix(".swift"), !walk.excludes(entry) {
                listed.append(entry)
            }
        }
        var found = Found(walk)
        found.files += listed
        return found
    }
}
