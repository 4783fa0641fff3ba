import DovetailBasics
import DovetailDiagnostics
import DovetailSwiftCode
import Foundation

/// The files that fixes change, with their old and new content.
struct FixedFiles {
    private struct File {
        var path: String
        var realPath: String
        var old: [UInt8]
        var new: [UInt8]
    }

    private var files: [File] = []

    /// Nil if a file cannot be read or is not text, if a place is not in its file, or if an edit breaks the syntax.
    init?(_ fixes: Fixes) {
        for path in fixes.paths {
            guard let data = FileManager.default.contents(atPath: path), SourceText.text(data) != nil,
                let new = fixes.applied(to: Array(data), at: path), let real = EditableFiles.realPath(path),
                !files.contains(where: { $0.realPath == real }), !Self.breaks(Array(data), new, path)
            else { return nil }
            files.append(File(path: path, realPath: real, old: Array(data), new: new))
        }
    }

    private static func breaks(_ old: [UInt8], _ new: [UInt8], _ path: String) -> Bool {
        func hasErrors(_ bytes: [UInt8]) -> Bool {
            SwiftSyntaxCheck.hasErrors(String(decoding: bytes, as: UTF8.self), path: path)
        }
        return path.hasSuffix(".swift") && hasErrors(new) && !hasErrors(old)
    }

    var paths: [String] { files.map(\.path) }

    /// The changes as a diff for `git apply`.
    var diff: String {
        FileChanges(
            files.map { file in
                .init(
                    path: file.path, old: String(decoding: file.old, as: UTF8.self),
                    new: String(decoding: file.new, as: UTF8.self))
            }
        ).diff(from: FileManager.default.currentDirectoryPath)
    }

    /// - Throws: `InputError` if a file cannot be written; then none is.
    func write() throws {
        do {
            for file in files { _ = try OutputFile(path: file.realPath).write(file.new) }
        } catch {
            try undo()
            throw error
        }
    }

    /// Writes the old content.
    func undo() throws {
        for file in files { _ = try OutputFile(path: file.realPath).write(file.old) }
    }
}
