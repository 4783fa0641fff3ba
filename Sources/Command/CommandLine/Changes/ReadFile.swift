import DovetailBasics

/// Which files of a project a run may read, by their names: sources, manifests and what these include, and the
/// interfaces of libraries.
enum ReadFile {
    private static let endings: Set<String> = [
        "swift", "swiftinterface", "modulemap", "h", "hpp", "c", "cc", "cpp", "m", "mm", "s", "S", "yml", "yaml",
        "json",
        "pbxproj", "xcworkspacedata", "xcconfig", "xcscheme", "xcfilelist", "plist", "resolved", "lock", "podspec",
        "rb",
        "stencil", "entitlements", "tuist", "txt",
    ]

    /// - Parameter path: a path within the repository.
    static func isRead(_ path: String) -> Bool {
        let name = path.lastComponent
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
            // Podfile, Cartfile, Mintfile and the like.
            return true
        }
        return endings.contains(String(name[name.index(after: dot)...]))
    }
}
