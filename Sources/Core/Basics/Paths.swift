/// A path from the root, without `.` and `..`. Links are not followed, so that
/// paths that were named alike stay alike.
package func absolutePath(_ path: String, from folder: String) -> String {
    "/" + parts(path.hasPrefix("/") ? path : "\(folder)/\(path)").joined(separator: "/")
}

/// An absolute path as seen from an absolute folder, with `..` for each folder
/// on the way up.
package func relativePath(_ path: String, to folder: String) -> String {
    let path = parts(path), folder = parts(folder)
    let common = zip(path, folder).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: folder.count - common) + path.dropFirst(common)
    return way.isEmpty ? "." : way.joined(separator: "/")
}

/// A path below a folder, without `.`, `..` where that can be told, and slashes at the end.
package func joinedPath(_ folder: String, _ path: String) -> String {
    if folder.hasPrefix("/") || path.hasPrefix("/") { return absolutePath(path, from: folder) }
    var parts: [Substring] = []
    for part in "\(folder)/\(path)".split(separator: "/") where part != "." {
        if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
}

/// The folder that a path names something in; empty where it names no folder.
///
/// Foundation for Linux stops the program for paths of one letter.
package func parentFolder(_ path: String) -> String {
    let path = path.count > 1 && path.hasSuffix("/") ? path.dropLast() : Substring(path)
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

private func parts(_ path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
        if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
}
