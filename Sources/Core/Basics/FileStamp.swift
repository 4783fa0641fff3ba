import Foundation

/// What the file system says about a file, without reading it. It changes whenever the file's content does.
package struct FileStamp: Sendable {
    private let device: Int64
    private let number: Int64
    private let size: Int64
    private let modified: Int64
    // Unlike the time of modification, programs cannot set it.
    private let changed: Int64

    /// How old the last change must be, in nanoseconds. Some file systems record times in steps of two seconds, so
    /// that another change shortly after it might leave the stamp as it is.
    private static let age: Int64 = 3_000_000_000

    /// The stamp of the file at `path`; nil if it is not a regular file, or changed in the last seconds.
    package init?(ofFileAt path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        func nanoseconds(_ time: timespec) -> Int64 { Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec) }
        #if canImport(Darwin)
            (modified, changed) = (nanoseconds(status.st_mtimespec), nanoseconds(status.st_ctimespec))
        #else
            (modified, changed) = (nanoseconds(status.st_mtim), nanoseconds(status.st_ctim))
        #endif
        device = Int64(truncatingIfNeeded: status.st_dev)
        number = Int64(truncatingIfNeeded: status.st_ino)
        size = Int64(status.st_size)
        guard changed < Int64(Date().timeIntervalSince1970 * 1e9) - Self.age else { return nil }
    }

    /// Calls `body` with the bytes that tell this stamp from others.
    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        withUnsafeBytes(of: self, body)
    }
}
