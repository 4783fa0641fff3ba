import Foundation

/// Files that are written together: all of them, or none.
package struct FileChanges {
    package struct File {
        package var path: String
        /// Nil for a file that is new.
        package var old: String?
        package var new: String

        package init(path: String, old: String?, new: String) {
            (self.path, self.old, self.new) = (path, old, new)
        }
    }

    /// In the order in which they are told of.
    package var files: [File] = []

    package init(_ files: [File] = []) { self.files = files }

    /// What changes, as `git apply` reads it.
    ///
    /// - Parameter folder: where the paths in it start.
    package func diff(from folder: String) -> String {
        files.map { file in
            let path = relativePath(absolutePath(file.path, from: folder), to: folder)
            return UnifiedDiff.text(path: path, from: file.old, to: file.new)
        }.joined()
    }

    /// Writes the files, new ones first, so that nothing names what is not there yet.
    ///
    /// - Throws: `InputError`; what was written before is taken back.
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

    /// Whether anything stands at a path, a broken link too.
    package static func exists(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    }

    /// Makes the folders above a path; returns the first that was not there.
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
