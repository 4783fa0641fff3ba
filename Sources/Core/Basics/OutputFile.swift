import Foundation

/// An output file that is replaced completely or not at all.
package struct OutputFile {
    package let path: String

    package init(path: String) { self.path = path }

    /// The current content on disk, or nil.
    package var current: String? {
        guard FileNode(path)?.kind == .file else { return nil }
        return FileManager.default.contents(atPath: path).flatMap { String(data: $0, encoding: .utf8) }
    }

    /// Whether the file holds exactly these bytes. Reads in chunks and keeps none of them.
    private func holds(_ bytes: [UInt8]) -> Bool {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return false }
        defer { close(file) }
        var piece = [UInt8](repeating: 0, count: 1 << 18)
        var offset = 0
        while true {
            let count = read(file, &piece, piece.count)
            guard count > 0 else { return count == 0 && offset == bytes.count }
            let end = offset + count
            guard end <= bytes.count else { return false }
            let isSame = bytes[offset..<end].withUnsafeBytes { new in
                new.baseAddress.map { memcmp($0, piece, count) } == 0
            }
            guard isSame else { return false }
            offset = end
        }
    }

    /// Whether the file on disk has this content.
    ///
    /// - Throws: `InputError` if the path is neither a file nor a folder.
    package func isCurrent(_ bytes: [UInt8]) throws -> Bool {
        try refuseOther()
        return holds(bytes)
    }

    /// Refuses a pipe or a device: reading it could block forever, and writing would replace it.
    private func refuseOther() throws {
        guard FileNode(path)?.kind == .other else { return }
        throw InputError("'\(path)' is neither a file nor a folder; nothing was written")
    }

    /// Separates the output's name from the process id in the name of a temporary file.
    private static let mark = ".dovetail-"

    /// Removes temporary files of processes that no longer run.
    private func clearLeftovers() {
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent().path
        let prefix = url.lastPathComponent + Self.mark
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix(prefix) {
            guard let process = Int32(name.dropFirst(prefix.count)), process > 0,
                process != ProcessInfo.processInfo.processIdentifier, kill(process, 0) != 0, errno == ESRCH
            else { continue }
            unlink("\(folder)/\(name)")
        }
    }

    /// Writes `text` unless the file already has it: into a temporary file next to the target, which is synced and then
    /// renamed.
    ///
    /// - Returns: whether anything was written.
    /// - Throws: `InputError` with the system's reason; the old content stays.
    package func write(_ text: String) throws -> Bool { try write(Array(text.utf8)) }

    /// Same as `write(_: String)`, for bytes.
    package func write(_ bytes: [UInt8]) throws -> Bool {
        try refuseOther()
        if holds(bytes) { return false }
        clearLeftovers()
        let temporary = "\(path)\(Self.mark)\(ProcessInfo.processInfo.processIdentifier)"
        func fail() -> InputError {
            let reason = String(cString: strerror(errno))
            unlink(temporary)
            let old = FileNode(path) == nil ? "" : "; its old content is untouched"
            return InputError("'\(path)' cannot be written: \(reason)\(old)")
        }
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard file >= 0 else { throw fail() }
        var old = stat()
        if stat(path, &old) == 0 { fchmod(file, old.st_mode & 0o7777) }
        var left = bytes[...]
        while !left.isEmpty {
            let count = left.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            guard count > 0 else {
                let error = fail()
                close(file)
                throw error
            }
            left = left.dropFirst(count)
        }
        guard fsync(file) == 0, close(file) == 0, rename(temporary, path) == 0 else { throw fail() }
        return true
    }
}
