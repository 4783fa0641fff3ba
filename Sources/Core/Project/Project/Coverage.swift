import DovetailBasics

/// What was found below the inputs but not checked.
package struct Coverage: Sendable {
    /// The number of Xcode projects that cannot be read.
    package var xcodeProjects = 0
    /// The files that are left out as test code, by a manifest or by their imports or folders.
    package var tests = 0
    /// The files in target folders that the manifests exclude.
    package var leftOut = 0
    /// The Tuist manifests that are not evaluated.
    package var tuistManifests = 0
    /// That there was no Tuist manifest to evaluate, although that was requested.
    package var nothingToEvaluate: String?
    /// The paths of the files that belong to no module.
    package var filesInNoModule: [String] = []
    /// How many files were read.
    package var files = 0

    package init() {}

    /// Whether files are in no module although something describes modules. Without any description, none is missing.
    package var missesModules: Bool {
        !filesInNoModule.isEmpty && (xcodeProjects > 0 || filesInNoModule.count < files)
    }

    /// `8 Xcode projects were not read; 4042 of 4050 files are in no module`; nil if nothing was left out.
    package var line: String? {
        var parts: [String] = []
        func add(_ count: Int, one: String, many: String) {
            if count > 0 { parts.append("\(count) \(count == 1 ? one : many)") }
        }
        add(xcodeProjects, one: "Xcode project was not read", many: "Xcode projects were not read")
        add(
            tuistManifests,
            one: "Tuist manifest was not evaluated, so imports were not compared (pass --evaluate-manifests)",
            many: "Tuist manifests were not evaluated, so imports were not compared (pass --evaluate-manifests)")
        if let nothingToEvaluate { parts.append(nothingToEvaluate) }
        if missesModules {
            parts.append(
                "\(filesInNoModule.count) of \(counted(files, noun: "file")) \(filesInNoModule.count == 1 ? "is" : "are") in no module"
            )
        }
        add(
            leftOut, one: "file is excluded by its target's manifest",
            many: "files are excluded by their targets' manifests")
        add(
            tests, one: "file was excluded as test code (pass --include-tests)",
            many: "files were excluded as test code (pass --include-tests)")
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}
