import DovetailBasics

/// The files that a SwiftPM target compiles: those in its folder, except what its manifest excludes.
package struct TargetFiles: Sendable {
    package let folder: String
    /// The files and folders that its manifest excludes, including resources: Swift files in them are not compiled.
    private let left: [String]
    /// The files and folders listed as sources in its manifest; nil for all.
    private let only: [String]?

    /// - Parameter left: excluded paths in the folder, as written in the manifest.
    init(folder: String, leavingOut left: [String], only: [String]?) {
        self.folder = folder
        self.left = left.map { joinedPath(folder, $0) }
        self.only = only?.map { joinedPath(folder, $0) }
    }

    /// Whether a file in the folder is compiled.
    func holds(_ file: String) -> Bool {
        !left.contains { Self.isBelow(file, $0) } && (only?.contains { Self.isBelow(file, $0) } ?? true)
    }

    /// The files that exist on disk, sorted.
    func onDisk(exclude: [String]) -> [String] {
        var walk = FolderWalk(exclude: exclude)
        walk.walk(folder)
        return walk.files.filter(holds).sorted()
    }

    private static func isBelow(_ file: String, _ path: String) -> Bool {
        file == path || path == "." || file.hasPrefix(path + "/")
    }
}
