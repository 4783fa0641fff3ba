import ArgumentParser
import DovetailBasics
import Foundation

extension OutputFile {
    /// Prints an error if the file differs from what would be written.
    ///
    /// - Parameter what: the contents of the file, as the start of a message: `the wiring is`.
    /// - Throws: `ExitCode` if it differs.
    func compare(_ text: String, _ what: String) throws {
        try compare(Array(text.utf8), what)
    }

    /// The same for the bytes of a text.
    func compare(_ bytes: [UInt8], _ what: String) throws {
        guard try !isCurrent(bytes) else { return }
        let state = FileManager.default.fileExists(atPath: path) ? "stale" : "missing"
        StandardError.print(
            .error, "\(what) \(state); run the same command without --check", at: "\(path):1:1")
        throw ExitCode(1)
    }
}
