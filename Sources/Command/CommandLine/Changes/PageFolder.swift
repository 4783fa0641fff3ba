import DovetailBasics
import DovetailChanges
import Foundation

/// The folder with the pages of modules.
struct PageFolder {
    let path: String

    /// What has to be done so that the folder has the pages.
    struct Changes {
        struct Written {
            var path: String
            var text: String
            var isNew: Bool
        }

        var written: [Written] = []
        /// The paths of pages that this tool wrote and that are no longer needed, sorted.
        var deleted: [String] = []
        /// The number of pages that are as they should be.
        var current = 0
        /// The number of pages of modules that were not read, which stay as they are.
        var kept = 0

        var isEmpty: Bool { written.isEmpty && deleted.isEmpty }
    }

    /// What has to be done for pages of a project, or of a part of it. If there are pages of other parts, they stay,
    /// and so does the index, which lists them too.
    ///
    /// - Throws: `InputError` if a page would overwrite a file that this tool did not write, or a page of another part.
    func changes(to pages: [ModulePages.Page], of part: ProjectPart) throws -> Changes {
        var changes = Changes()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let new = Set(pages.map(\.name))
        let others = names.filter { $0.hasSuffix(".md") && !new.contains($0) }.map { joinedPath(path, $0) }
            .filter(Self.isOwn)
        changes.deleted = others.filter { part.contains(manifest: Self.manifest(ofPage: $0)) }.sorted()
        changes.kept = others.count - changes.deleted.count
        for page in pages where changes.kept == 0 || page.name != ModulePages.index || !names.contains(page.name) {
            let path = joinedPath(self.path, page.name)
            let exists = FileManager.default.fileExists(atPath: path)
            guard !exists || Self.isOwn(path) else {
                throw InputError(
                    "'\(path)' was not written by 'dovetail docs'; move it, or pass another folder to --output")
            }
            if exists, let manifest = Self.manifest(ofPage: path), !part.contains(manifest: manifest) {
                throw InputError(
                    "'\(path)' is about a module of '\(manifest)', which was not read, and another module has the same "
                        + "name; read all folders, or pass another one to --output")
            }
            if try OutputFile(path: path).isCurrent(Array(page.text.utf8)) {
                changes.current += 1
            } else {
                changes.written.append(.init(path: path, text: page.text, isNew: !exists))
            }
        }
        return changes
    }

    /// - Throws: `InputError` with the system's reason if something cannot be written.
    func write(_ changes: Changes) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            for page in changes.written { _ = try OutputFile(path: page.path).write(page.text) }
            for path in changes.deleted { try FileManager.default.removeItem(atPath: path) }
        } catch let error as CocoaError {
            throw InputError("'\(path)' cannot be written: \(error.localizedDescription)")
        }
    }

    /// The manifest that a page of this tool names; nil if it names none.
    private static func manifest(ofPage path: String) -> String? {
        FileManager.default.contents(atPath: path).flatMap {
            ModulePages.manifest(ofPage: String(decoding: $0, as: UTF8.self))
        }
    }

    /// Whether this tool wrote the file.
    static func isOwn(_ path: String) -> Bool {
        guard FileNode(path)?.kind == .file, let handle = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? handle.close() }
        let mark = Array(ModulePages.mark.utf8)
        return (try? handle.read(upToCount: mark.count)).map { $0 == Data(mark) } ?? false
    }
}
