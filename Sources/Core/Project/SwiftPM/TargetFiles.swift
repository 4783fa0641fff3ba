import DovetailBasics

/// Which files a target of SwiftPM compiles: those in its folder, but for what its manifest leaves out.
package struct TargetFiles: Sendable {
    package let folder: String
    /// The files and folders that its manifest leaves out, resources among them: no Swift file in them is compiled.
    private let left: [String]
    /// The files and folders that its manifest names as its sources; nil for all.
    private let only: [String]?

    /// - Parameter left: paths in the folder that are left out, as the manifest writes them.
    init(folder: String, leavingOut left: [String], only: [String]?) {
        self.folder = folder
        self.left = left.map { joinedPath(folder, $0) }
        self.only = only?.map { joinedPath(folder, $0) }
    }

    /// Whether a file of the folder is compiled.
    func holds(_ file: String) -> Bool {
        !left.contains { Self.isBelow(file, $0) } && (only?.contains { Self.isBelow(file, $0) } ?? true)
    }

    /// The files that are on disk, sorted.
    func onDisk(exclude: [String]) -> [String] {
        var walk = FolderWalk(exclude: exclude)
        walk.walk(folder)
        return walk.files.filter(holds).sorted()
    }

    private static func isBelow(_ file: String, _ path: String) -> Bool {
        file == path || path == "." || file.hasPrefix(path + "/")
    }
}
