import DovetailBasics
import Foundation

/// Reads files, or their beginnings: never more than requested, so that an unexpectedly huge file costs nothing.
enum SmallFile {
    /// The first bytes, at most `count`; nil if it is not a file or cannot be read.
    static func beginning(_ path: String, count: Int) -> [UInt8]? {
        // Opening anything else, such as a pipe, could block forever.
        guard FileNode.isFile(path), let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: count)
        let read = fread(&bytes, 1, count, file)
        bytes.removeLast(count - read)
        return bytes
    }

    /// All bytes; nil if there are more than `limit`, or it is not a file or cannot be read.
    static func whole(_ path: String, limit: Int) -> [UInt8]? {
        guard let node = FileNode(path), node.kind == .file, node.size <= limit else { return nil }
        return beginning(path, count: node.size)
    }
}
