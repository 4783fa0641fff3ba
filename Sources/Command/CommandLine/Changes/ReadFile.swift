import DovetailBasics

/// Which files of a project a run may read, by their names: sources, manifests and what these include, and the
/// interfaces of libraries.
enum ReadFile {
    private static let endings = Set(
        """
        swift swiftinterface modulemap h hpp c cc cpp m mm s S yml yaml json pbxproj xcworkspacedata xcconfig xcscheme
        xcfilelist plist resolved lock podspec rb stencil entitlements txt
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
    private static let manifests: Set<String> = ["Podfile", "Cartfile"]

    /// - Parameter path: a path within the repository.
    static func isRead(_ path: String) -> Bool {
        let name = path.lastComponent
        // Without an ending, it may be the binary of a framework.
        guard let dot = name.lastIndex(of: ".") else { return manifests.contains(name) }
        return dot == name.startIndex || endings.contains(String(name[name.index(after: dot)...]))
    }
}
