import ArgumentParser
import Foundation
import ProjectFacts

/// A file that is replaced whole or not at all.
struct OutputFile {
    let path: String

    /// What is on disk, or nil.
    var current: String? {
        FileManager.default.contents(atPath: path).flatMap { String(data: $0, encoding: .utf8) }
    }

    /// Says that the file is not what would be written, as errors are said.
    ///
    /// - Parameter what: what the file holds: `the wiring is`.
    /// - Throws: `ExitCode` where it is not.
    func compare(_ text: String, _ what: String) throws {
        let current = current
        guard current != text else { return }
        StandardError.print(
            "\(path):1:1: error: \(what) \(current == nil ? "missing" : "stale"); run the same command without --check")
        throw ExitCode(1)
    }

    /// Writes `text` unless it is there already: into a temporary file beside
    /// the target, synced, then renamed over it.
    ///
    /// - Returns: whether anything was written.
    /// - Throws: `InputError` with the system's reason; the old content stays.
    func write(_ text: String) throws -> Bool {
        if current == text { return false }
        let temporary = "\(path).dovetail-\(ProcessInfo.processInfo.processIdentifier)"
        func fail() -> InputError {
            let reason = String(cString: strerror(errno))
            unlink(temporary)
            return InputError("'\(path)' cannot be written: \(reason); its old content is untouched")
        }
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard file >= 0 else { throw fail() }
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            guard count > 0 else {
                let error = fail()
                close(file)
                throw error
            }
            bytes = bytes.dropFirst(count)
        }
        guard fsync(file) == 0, close(file) == 0, rename(temporary, path) == 0 else { throw fail() }
        return true
    }
}
