import DovetailBasics

/// The layout of a `.framework`: its contents are at its top, or in a folder of `Versions` that links at the top point
/// to.
struct FrameworkLayout {
    let path: String
    let isVersioned: Bool
    /// The folder with the binary, with links below `path` resolved.
    let contents: String
    /// Problems with the current version.
    private(set) var problems: [BundleProblem] = []

    init(_ path: String) {
        self.path = path
        let versions = "\(path)/Versions"
        isVersioned = FileNode.isFolder(versions)
        guard isVersioned else {
            contents = path
            return
        }
        let current = "\(versions)/Current"
        if let target = FileNode.target(ofLink: current), let version = Self.version(target, in: versions) {
            contents = version
            return
        }
        if let node = FileNode(current), node.kind == .folder {
            contents = current
            problems = FileNode.target(ofLink: current) == nil ? [.copy(current, of: "a folder beside it")] : []
            return
        }
        if case .path(let target)? = FirstBytes(current) {
            contents = Self.version(target, in: versions) ?? Self.lastVersion(versions) ?? path
            problems = [.linkAsText(current, target: target)]
        } else {
            contents = Self.lastVersion(versions) ?? path
            let lost = "the link to the current version is missing or leads nowhere"
            problems = [BundleProblem(path: current, text: lost)]
        }
    }

    /// Whether a folder named like a framework is one.
    static func fits(_ path: String) -> Bool {
        let signs = ["Info.plist", "Versions", "Headers", "Modules", "Resources", path.lastComponent.withoutExtension]
        return signs.contains { FileNode(at: "\(path)/\($0)") != nil }
    }

    /// The folders in it that may hold further libraries.
    var foldersOfLibraries: [String] {
        ["Frameworks", "Libraries"].map { "\(contents)/\($0)" }.filter(FileNode.isFolder)
    }

    /// The possible places of Info.plist, the usual one first.
    var infoPlists: [String] {
        let inResources = "\(contents)/Resources/Info.plist"
        let beside = "\(contents)/Info.plist"
        return isVersioned ? [inResources, beside] : [beside, inResources]
    }

    private static func version(_ target: String, in versions: String) -> String? {
        guard !target.isEmpty, !target.contains("/"), !target.hasPrefix("."), target != "Current" else { return nil }
        let folder = "\(versions)/\(target)"
        return FileNode.isFolder(folder) ? folder : nil
    }

    private static func lastVersion(_ versions: String) -> String? {
        FileNode.names(in: versions).filter { $0 != "Current" }.map { "\(versions)/\($0)" }.last(
            where: FileNode.isFolder)
    }
}
