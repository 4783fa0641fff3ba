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

        var isEmpty: Bool { written.isEmpty && deleted.isEmpty }
    }

    /// - Throws: `InputError` if a page would overwrite a file that this tool did not write.
    func changes(to pages: [ModulePages.Page]) throws -> Changes {
        var changes = Changes()
        for page in pages {
            let path = joinedPath(self.path, page.name)
            let exists = FileManager.default.fileExists(atPath: path)
            guard !exists || Self.isOwn(path) else {
                throw InputError(
                    "'\(path)' was not written by 'dovetail docs'; move it, or pass another folder to --output")
            }
            if try OutputFile(path: path).isCurrent(Array(page.text.utf8)) {
                changes.current += 1
            } else {
                changes.written.append(.init(path: path, text: page.text, isNew: !exists))
            }
        }
        let kept = Set(pages.map(\.name))
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        changes.deleted = names.filter { $0.hasSuffix(".md") && !kept.contains($0) }.map { joinedPath(path, $0) }
            .filter(Self.isOwn).sorted()
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

    /// Whether this tool wrote the file.
    static func isOwn(_ path: String) -> Bool {
        guard FileNode(path)?.kind == .file, let handle = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? handle.close() }
        let mark = Array(ModulePages.mark.utf8)
        return (try? handle.read(upToCount: mark.count)).map { $0 == Data(mark) } ?? false
    }
}
