import Foundation

/// Memory with a file's bytes: either the mapped file or a copy.
final class ByteStorage {
    /// `count` bytes can be read from here for the lifetime of this object.
    let base: UnsafeRawPointer
    let count: Int
    private let isMapped: Bool

    /// A copy of bytes.
    init(_ bytes: [UInt8]) {
        let copy = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 16)
        UnsafeMutableRawBufferPointer(start: copy, count: bytes.count).copyBytes(from: bytes)
        base = UnsafeRawPointer(copy)
        count = bytes.count
        isMapped = false
    }

    /// A file, mapped for reading.
    ///
    /// - Throws: `BinaryError` if it cannot be opened or mapped, or is a folder or a device.
    init(path: String) throws(BinaryError) {
        // Non-blocking, because opening a pipe that has no writer would not return.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(String(cString: strerror(errno))) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
        guard let size = Int(exactly: status.st_size), size > 0 else { throw .empty }
        guard let mapping = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), mapping != MAP_FAILED else {
            throw .unreadable(String(cString: strerror(errno)))
        }
        base = UnsafeRawPointer(mapping)
        count = size
        isMapped = true
    }

    deinit {
        if isMapped {
            munmap(UnsafeMutableRawPointer(mutating: base), count)
        } else {
            base.deallocate()
        }
    }

    /// Lets the system reclaim the memory of mapped pages; their contents stay readable.
    func releasePages() {
        guard isMapped else { return }
        madvise(UnsafeMutableRawPointer(mutating: base), count, MADV_DONTNEED)
    }
}
