import Foundation

/// Files that are written together: all of them, or none.
package struct FileChanges {
    package struct File {
        package var path: String
        /// Nil for a new file.
        package var old: String?
        package var new: String

        package init(path: String, old: String?, new: String) {
            (self.path, self.old, self.new) = (path, old, new)
        }
    }

    /// In the order in which they are listed.
    package var files: [File] = []

    package init(_ files: [File] = []) { self.files = files }

    /// The changes as a diff for `git apply`.
    ///
    /// - Parameter folder: the folder to which the diff's paths are relative.
    package func diff(from folder: String) -> String {
        files.map { file in
            let path = relativePath(absolutePath(file.path, from: folder), to: folder)
            return UnifiedDiff.text(path: path, from: file.old, to: file.new)
        }.joined()
    }

    /// Writes the files, new ones first, so that no file refers to one that does not exist yet.
    ///
    /// - Throws: `InputError`; everything already written is undone.
    package func write() throws {
        var undo: [() -> Void] = []
        do {
            for file in files.filter({ $0.old == nil }) + files.filter({ $0.old != nil }) {
                if file.old == nil {
                    guard !Self.exists(file.path) else { throw InputError("'\(file.path)' already exists") }
                    if let folder = try Self.makeFolder(of: file.path) {
                        undo.append { try? FileManager.default.removeItem(atPath: folder) }
                    }
                }
                _ = try OutputFile(path: file.path).write(file.new)
                undo.append {
                    if let old = file.old { _ = try? OutputFile(path: file.path).write(old) } else { unlink(file.path) }
                }
            }
        } catch {
            for step in undo.reversed() { step() }
            throw error
        }
    }

    /// Whether anything exists at a path, including a broken link.
    package static func exists(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    }

    /// Creates the missing parent folders of a path; returns the topmost one created.
    private static func makeFolder(of path: String) throws -> String? {
        let folder = parentFolder(path)
        guard !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) else { return nil }
        var first = folder
        while true {
            let above = parentFolder(first)
            if above.isEmpty || FileManager.default.fileExists(atPath: above) { break }
            first = above
        }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            try? FileManager.default.removeItem(atPath: first)
            throw InputError("the folder '\(folder)' cannot be created: \(error.localizedDescription)")
        }
        return first
    }
}
