import DovetailBasics
import Foundation

/// Files that are read whole, or whose beginning is: never more than is asked for, so that a huge file at an
/// unexpected place costs nothing.
enum SmallFile {
    /// The first bytes, at most `count`; nil for what is no file or cannot be read.
    static func beginning(_ path: String, count: Int) -> [UInt8]? {
        // Opening anything else, a pipe for one, could wait for ever.
        guard FileNode.isFile(path), let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: count)
        let read = fread(&bytes, 1, count, file)
        bytes.removeLast(count - read)
        return bytes
    }

    /// All bytes; nil for a file with more than `limit`, for what is no file or cannot be read.
    static func whole(_ path: String, limit: Int) -> [UInt8]? {
        guard let node = FileNode(path), node.kind == .file, node.size <= limit else { return nil }
        return beginning(path, count: node.size)
    }
}
