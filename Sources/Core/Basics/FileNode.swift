import Foundation

/// The file, folder or link at a path.
package struct FileNode {
    package enum Kind {
        case file, folder, link, other
    }

    /// Equal for all paths that lead to the same file or folder.
    package struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    package let kind: Kind
    /// In bytes.
    package let size: Int
    package let identity: Identity

    /// What a path leads to after following links; nil if nothing exists there.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// What is at the path itself, which may be a link; nil if nothing exists there.
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

    /// The names in a folder, sorted, without hidden ones; empty if it cannot be read.
    package static func names(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// What a folder contains, sorted by name, with what links lead to; nil if it cannot be read.
    ///
    /// The folder itself says of nearly everything what it is, so that there is no need to ask the system for each file.
    package static func entries(in folder: String) -> [(name: String, kind: Kind)]? {
        var found: [(name: String, kind: Kind)] = []
        let isRead = read(folder) { name, type in
            switch type {
            case Int(DT_REG): found.append((name, .file))
            case Int(DT_DIR): found.append((name, .folder))
            default:
                // A link that leads nowhere is left out.
                if let node = FileNode("\(folder)/\(name)") { found.append((name, node.kind)) }
            }
            return true
        }
        return isRead ? found.sorted { $0.name < $1.name } : nil
    }

    /// Whether a folder contains a name for which `isSought` is true; false if it cannot be read.
    package static func hasEntry(in folder: String, where isSought: (String) -> Bool) -> Bool {
        var isFound = false
        _ = read(folder) { name, _ in
            isFound = isSought(name)
            return !isFound
        }
        return isFound
    }

    /// Reads what a folder contains, in no order, while `body` returns true. It takes names and their types, as in
    /// `d_type`.
    ///
    /// - Returns: whether the folder can be read.
    private static func read(_ folder: String, while body: (String, Int) -> Bool) -> Bool {
        guard let stream = opendir(folder) else { return false }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            if !body(name, Int(entry.pointee.d_type)) { break }
        }
        return true
    }

    /// The target of a link, or nil if the path is not a link.
    package static func target(ofLink path: String) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    }
}
