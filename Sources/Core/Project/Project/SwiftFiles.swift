import DovetailBasics
import DovetailBinaries
import Foundation

/// The Swift files behind paths that a user names: folders, files, and text
/// files that list such, one on a line.
package enum SwiftFiles {
    /// The files behind all of the paths, each once. Manifests are among them if they are named themselves.
    ///
    /// - Parameter exclude: shell patterns, as `FolderWalk` takes them.
    /// - Throws: `InputError` where there is no such path, or a list makes no sense.
    package static func list(_ paths: [String], exclude: [String]) throws -> [String] {
        var seen: Set<String> = []
        return try paths.flatMap { try at($0, exclude: exclude).files }.filter { seen.insert($0).inserted }
    }

    /// What is behind one path.
    struct Found {
        var files: [String]
        var manifests: [ManifestPlace] = []
        var xcodeProjects: Set<String> = []

        init(files: [String]) { self.files = files }

        /// What cannot be read is there, too, so that whoever reads it says so.
        init(_ walk: FolderWalk) {
            files = walk.files + walk.unreadable
            manifests = walk.manifests
            xcodeProjects = walk.xcodeProjects
        }
    }

    /// The files behind one path that a user named to have it read.
    ///
    /// - Throws: `InputError` also where there is none.
    static func named(
        _ path: String, exclude: [String], sources: [any ProjectSource.Type] = ProjectSources.all
    ) throws -> Found {
        let found = try at(path, exclude: exclude, sources: sources)
        guard found.files.isEmpty, found.manifests.isEmpty else { return found }
        throw InputError("no Swift files in '\(path)'\(exclude.isEmpty ? "" : " besides excluded ones")")
    }

    /// What is behind one path.
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
        // Reading a pipe or a device would have no end.
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
