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

    /// `8 Xcode projects were not read; 4042 of 4050 files are in no module`; nil where nothing is left out.
    package var line: String? {
        var parts: [String] = []
        func add(_ count: Int, _ one: String, _ many: String) {
            if count > 0 { parts.append("\(count) \(count == 1 ? one : many)") }
        }
        add(xcodeProjects.count, "Xcode project was not read", "Xcode projects were not read")
        add(
            tuistManifests, "Tuist manifest was not evaluated: --evaluate-manifests",
            "Tuist manifests were not evaluated: --evaluate-manifests")
        // Where nothing tells of modules, none is missed.
        if filesInNoModule > 0, !xcodeProjects.isEmpty || filesInNoModule < files {
            parts.append(
                "\(filesInNoModule) of \(files) files \(filesInNoModule == 1 ? "is" : "are") in no module")
        }
        add(
            leftOut, "file is excluded by its target's manifest", "files are excluded by their targets' manifests")
        add(
            guessedTests, "file was excluded as test code: --include-tests",
            "files were excluded as test code: --include-tests")
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}
