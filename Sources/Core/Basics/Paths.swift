/// A path from the root, without `.` and `..`. Links are not resolved, so paths that had the same prefix keep it.
package func absolutePath(_ path: String, from folder: String) -> String {
    let path = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    return isPlain(path) ? path : "/" + parts(path).joined(separator: "/")
}

/// Whether an absolute path has no trailing slash and no component that is empty or begins with a period.
private func isPlain(_ path: String) -> Bool {
    var isStart = false
    for byte in path.utf8 {
        if isStart, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
        isStart = byte == UInt8(ascii: "/")
    }
    return !isStart
}

/// An absolute path relative to an absolute folder, with `..` for each folder up.
package func relativePath(_ path: String, to folder: String) -> String {
    let path = parts(path), folder = parts(folder)
    let common = zip(path, folder).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: folder.count - common) + path.dropFirst(common)
    return way.isEmpty ? "." : way.joined(separator: "/")
}

/// A path below a folder, without `.`, without `..` where it can be resolved, and without trailing slashes.
package func joinedPath(_ folder: String, _ path: String) -> String {
    if folder.hasPrefix("/") || path.hasPrefix("/") { return absolutePath(path, from: folder) }
    var parts: [Substring] = []
    for part in "\(folder)/\(path)".split(separator: "/") where part != "." {
        if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
}

/// The parent folder of a path; empty if the path has none.
///
/// Foundation's own function crashes on Linux for paths of one letter.
package func parentFolder(_ path: String) -> String {
    let path = path.count > 1 && path.hasSuffix("/") ? path.dropLast() : Substring(path)
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

extension String {
    /// The last name in a path; the path itself if it has none.
    package var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}

private func parts(_ path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
        if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
}
