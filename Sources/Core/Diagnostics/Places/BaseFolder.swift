/// The folder that paths in a report are relative to.
package struct BaseFolder: Sendable {
    private let parts: [Substring]

    /// - Parameter path: the folder's absolute path.
    package init(_ path: String) {
        parts = Self.parts(of: path)
    }

    /// The path relative to this folder if `path` is below it, however it is spelled; otherwise `path` unchanged.
    package func relative(_ path: String) -> String {
        let parts = Self.parts(of: absolute(path))
        guard parts.count > self.parts.count, parts.starts(with: self.parts) else { return path }
        return parts.dropFirst(self.parts.count).joined(separator: "/")
    }

    /// The path relative to this folder, with `..` if `path` is not below it.
    package func climbing(_ path: String) -> String {
        let parts = Self.parts(of: absolute(path))
        let shared = zip(parts, self.parts).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: self.parts.count - shared) + parts.dropFirst(shared))
            .joined(separator: "/")
    }

    /// The absolute path without `.` and `..`.
    package func absolute(_ path: String) -> String {
        let parts = path.hasPrefix("/") ? Self.parts(of: path) : Self.parts(of: path, after: self.parts)
        return "/" + parts.joined(separator: "/")
    }

    private static func parts(of path: String, after start: [Substring] = []) -> [Substring] {
        path.split(separator: "/").reduce(into: start) { parts, part in
            if part == ".." {
                _ = parts.popLast()
            } else if part != "." {
                parts.append(part)
            }
        }
    }
}
