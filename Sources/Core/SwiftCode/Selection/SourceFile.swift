package import DovetailBasics
package import DovetailFacts

/// The number of a file in its project.
package typealias FileID = Identifier<SourceFile>

/// A source file of the program: its path, and its module.
package struct SourceFile: Hashable, Sendable {
    package var path: String
    package var module: ModuleID

    package init(path: String, module: ModuleID) {
        self.path = path
        self.module = module
    }
}
