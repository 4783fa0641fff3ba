/// What was found below the inputs and is not looked at as it could be.
package struct Coverage: Sendable {
    /// The Xcode projects, whose targets are not read.
    package var xcodeProjects: Set<String> = []
    /// The files that are taken for test code, by their imports or folders, and left out.
    package var guessedTests = 0
    /// The files in a target's folder that its manifest leaves out.
    package var leftOut = 0
    /// The manifests of Tuist that are not evaluated.
    package var tuistManifests = 0
    /// The files in no module, and all.
    package var filesInNoModule = 0
    package var files = 0

    package init() {}

    /// `8 Xcode projects are not read; 4042 of 4050 files are in no module`; nil where nothing is left out.
    package var line: String? {
        var parts: [String] = []
        func add(_ count: Int, _ one: String, _ many: String) {
            if count > 0 { parts.append("\(count) \(count == 1 ? one : many)") }
        }
        add(xcodeProjects.count, "Xcode project is not read", "Xcode projects are not read")
        add(
            tuistManifests, "manifest of Tuist is not evaluated: --evaluate-manifests",
            "manifests of Tuist are not evaluated: --evaluate-manifests")
        // Where nothing tells of modules, none is missed.
        if filesInNoModule > 0, !xcodeProjects.isEmpty || filesInNoModule < files {
            parts.append(
                "\(filesInNoModule) of \(files) files \(filesInNoModule == 1 ? "is" : "are") in no module")
        }
        add(
            leftOut, "file is left out by its target's manifest", "files are left out by their targets' manifests")
        add(
            guessedTests, "file is taken for test code and left out: --include-tests",
            "files are taken for test code and left out: --include-tests")
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}
