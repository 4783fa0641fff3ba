package import DovetailBasics
package import DovetailFacts

/// The number of a file in its project.
package typealias FileID = Identifier<SourceFile>

/// A source file of the program: its path, and its module.
package struct SourceFile: Hashable, Sendable {
    package var path: String
    package var module: ModuleID
    /// The other modules that compile it, too.
    package var others: [ModuleID]

    package init(path: String, module: ModuleID, others: [ModuleID] = []) {
        self.path = path
        self.module = module
        self.others = others
    }

    /// All modules that compile it.
    package var modules: [ModuleID] { [module] + others }
}
