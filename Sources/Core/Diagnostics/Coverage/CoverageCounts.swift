/// How much of a project was not checked, in numbers.
package struct CoverageCounts: Codable, Hashable, Sendable {
    /// All files of the project, and those that belong to no module.
    package var files: Int
    package var filesInNoModule: Int
    /// The Xcode projects whose targets are not read.
    package var xcodeProjects: Int
    /// The Tuist manifests that are not evaluated.
    package var tuistManifests: Int
    /// The files that are left out as test code.
    package var tests: Int
    /// The files in target folders that the manifests exclude.
    package var leftOut: Int

    package init(
        files: Int, filesInNoModule: Int, xcodeProjects: Int, tuistManifests: Int, tests: Int, leftOut: Int
    ) {
        self.files = files
        self.filesInNoModule = filesInNoModule
        self.xcodeProjects = xcodeProjects
        self.tuistManifests = tuistManifests
        self.tests = tests
        self.leftOut = leftOut
    }
}
