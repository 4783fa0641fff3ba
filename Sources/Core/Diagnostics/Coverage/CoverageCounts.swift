/// How much of a project was not looked at, in numbers.
package struct CoverageCounts: Codable, Hashable, Sendable {
    /// All files of the project, and those in no module.
    package var files: Int
    package var filesInNoModule: Int
    /// The Xcode projects whose targets are not read.
    package var xcodeProjects: Int
    /// The manifests of Tuist that are not evaluated.
    package var tuistManifests: Int
    /// The files that are taken for test code and left out.
    package var guessedTests: Int
    /// The files in targets' folders that their manifests leave out.
    package var leftOut: Int

    package init(
        files: Int, filesInNoModule: Int, xcodeProjects: Int, tuistManifests: Int, guessedTests: Int, leftOut: Int
    ) {
        self.files = files
        self.filesInNoModule = filesInNoModule
        self.xcodeProjects = xcodeProjects
        self.tuistManifests = tuistManifests
        self.guessedTests = guessedTests
        self.leftOut = leftOut
    }
}
