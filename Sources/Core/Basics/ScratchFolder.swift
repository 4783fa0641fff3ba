import Foundation

/// A folder for files that only this run needs. It is deleted with the last reference to it, and if SIGINT, SIGTERM or
/// SIGHUP ends the process.
package final class ScratchFolder: Sendable {
    /// An absolute path without symbolic links.
    package let path: String

    /// Makes an empty folder.
    ///
    /// - Parameter folder: where to make it; nil for the system's folder for temporary files.
    /// - Throws: `InputError` if it cannot be made.
    package init(in folder: String? = nil) throws {
        let parent =
            folder.map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        path = parent.appendingPathComponent("dovetail-\(UUID().uuidString)").path
        try Interruption.make(path)
    }

    /// The path of a file in it.
    package func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Deletes it with everything in it, before the last reference to it is gone.
    package func delete() { Interruption.delete(path) }

    deinit { delete() }
}
