import DovetailBasics

/// The files in a bundle that are neither code nor interfaces.
struct BundleResources {
    /// Paths relative to the bundle, sorted.
    private(set) var files: [String] = []
    private(set) var hasPrivacyManifest = false

    private static let skipped: Set<String> = [
        "Headers", "PrivateHeaders", "Modules", "Frameworks", "Libraries", "_CodeSignature", "Versions", "Info.plist",
        "CodeResources", "Resources/Info.plist", "module.map", "module.modulemap",
    ]

    /// - Parameters:
    ///   - contents: the folder with the binary.
    ///   - bundle: the bundle; either `contents` or a folder above it.
    ///   - executable: the name of the binary.
    init(_ contents: String, below bundle: String, executable: String) {
        let prefix = contents.count > bundle.count ? String(contents.dropFirst(bundle.count + 1)) + "/" : ""
        // Links are not followed: their targets are elsewhere in the bundle, or outside it.
        var pending = [""]
        while let folder = pending.popLast() {
            for name in FileNode.names(in: contents + "/" + folder) {
                let path = folder + name
                guard !Self.skipped.contains(path), path != executable, path != "\(executable).tbd" else { continue }
                switch FileNode(at: "\(contents)/\(path)")?.kind {
                case .folder: pending.append(path + "/")
                case .file where name == "PrivacyInfo.xcprivacy": hasPrivacyManifest = true
                case .file where !name.hasSuffix(".h"): files.append(prefix + path)
                default: break
                }
            }
        }
        files.sort()
    }
}
