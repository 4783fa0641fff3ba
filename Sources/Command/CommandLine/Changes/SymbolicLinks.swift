import DovetailBasics
import Foundation

/// Symbolic links within a folder: each leads to a file or folder in it.
struct SymbolicLinks {
    /// The links, and where each leads; all paths are from the folder.
    private let targets: [(link: String, target: String)]
    /// How many links may lead to each other. Links that lead to folders around them never end.
    private static let depthLimit = 4

    /// - Parameter links: the paths of the links from the folder.
    /// - Parameter root: the absolute path of the folder.
    init(_ links: [String], in root: String) {
        targets = links.compactMap { link in
            guard let text = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(root)/\(link)") else {
                return nil
            }
            let target = absolutePath(text, from: parentFolder("\(root)/\(link)"))
            let path = relativePath(target, to: root)
            return path.hasPrefix("..") ? nil : (link, path)
        }
    }

    /// The paths that lead to one of these files through links.
    func paths(to files: [String]) -> Set<String> {
        var found: Set<String> = []
        var last = files
        for _ in 0..<Self.depthLimit where !last.isEmpty && !targets.isEmpty {
            let next = last.flatMap { file in targets.compactMap { Self.path(to: file, through: $0) } }
            last = Set(next).subtracting(found).sorted()
            found.formUnion(last)
        }
        return found
    }

    private static func path(to file: String, through link: (link: String, target: String)) -> String? {
        if file == link.target { return link.link }
        if link.target == "." { return "\(link.link)/\(file)" }
        return file.hasPrefix(link.target + "/") ? link.link + file.dropFirst(link.target.count) : nil
    }
}
