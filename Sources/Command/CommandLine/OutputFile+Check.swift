import ArgumentParser
import DovetailBasics
import Foundation

extension OutputFile {
    /// Says that the file is not what would be written, as errors are said.
    ///
    /// - Parameter what: what the file holds: `the wiring is`.
    /// - Throws: `ExitCode` where it is not.
    func compare(_ text: String, _ what: String) throws {
        try compare(Array(text.utf8), what)
    }

    /// The same with the bytes of a text.
    func compare(_ bytes: [UInt8], _ what: String) throws {
        guard try !isCurrent(bytes) else { return }
        let state = FileManager.default.fileExists(atPath: path) ? "stale" : "missing"
        StandardError.print("\(path):1:1: error: \(what) \(state); run the same command without --check")
        throw ExitCode(1)
    }
}
