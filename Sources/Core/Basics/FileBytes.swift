import Foundation

/// A file's content, in a buffer that is reused for the next file.
package final class FileBytes {
    private var buffer = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
    private var capacity = 1 << 16
    private var count = 0

    package init() {}

    deinit { buffer.deallocate() }

    /// Reads the whole file at `path`.
    ///
    /// - Returns: nil, or the system's reason why it could not be read.
    package func read(_ path: String) -> String? {
        // Opening a pipe that has no writer would block forever.
        let file = open(path, O_RDONLY | O_NONBLOCK)
        guard file >= 0 else { return String(cString: strerror(errno)) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { return String(cString: strerror(errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else { return "it is not a file" }
        count = 0
        while true {
            if count == capacity { grow() }
            let got = Foundation.read(file, buffer + count, capacity - count)
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { return String(cString: strerror(errno)) }
            if got == 0 { return nil }
            count += got
        }
    }

    private func grow() {
        let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity * 2, alignment: 16)
        larger.copyMemory(from: buffer, byteCount: count)
        buffer.deallocate()
        buffer = larger
        capacity *= 2
    }

    /// The bytes of the last file; valid until the next `read`.
    package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: buffer, count: count) }
}
