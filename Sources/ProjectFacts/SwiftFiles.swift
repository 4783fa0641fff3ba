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

    /// The files behind one path, and the manifest of each folder that holds one.
    static func at(_ path: String, exclude: [String]) throws -> (files: [String], manifests: [String: String]) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw InputError("there is no file or folder '\(path)'")
        }
        var walk = FolderWalk(exclude: exclude)
        if isFolder.boolValue {
            let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
            walk.walk(trimmed)
            return (walk.files, walk.manifests)
        }
        if path.hasSuffix(".swift") { return (walk.excludes(path) ? [] : [path], [:]) }
        guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
        else { throw InputError("'\(path)' is neither Swift nor a list of files") }
        var listed: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let entry = line.trimmingCharacters(in: .whitespaces)
            guard !entry.isEmpty, !entry.hasPrefix("#") else { continue }
            guard entry != path, FileManager.default.fileExists(atPath: entry, isDirectory: &isFolder) else {
                throw InputError("'\(path)' lists '\(entry)', which does not exist")
            }
            if isFolder.boolValue {
                walk.walk(entry)
            } else if entry.hasSuffix(".swift"), !walk.excludes(entry) {
                listed.append(entry)
            }
        }
        return (walk.files + listed, walk.manifests)
    }
}
