import Foundation

/// What lies at a path.
package struct FileNode {
    package enum Kind {
        case file, folder, link, other
    }

    /// The same for all paths that lead to one file or folder.
    package struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    package let kind: Kind
    /// In bytes.
    package let size: Int
    package let identity: Identity

    /// What a path leads to, at the end of links; nil where that is nothing.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// What lies at the path itself, which may be a link; nil where nothing is.
    package init?(at path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        size = Int(status.st_size)
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
    }

    package static func isFile(_ path: String) -> Bool { FileNode(path)?.kind == .file }

    package static func isFolder(_ path: String) -> Bool { FileNode(path)?.kind == .folder }

    /// The names in a folder, sorted, without hidden ones; none where it cannot be read.
    package static func names(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// What a link says, or nil for what is none.
    package static func target(ofLink path: String) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    }
}
