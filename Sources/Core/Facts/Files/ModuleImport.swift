package import DovetailDiagnostics

/// An `import` of a source file.
package struct ModuleImport: Codable, Hashable, Sendable {
    /// The module, such as `os` of `import os.log`, without backticks.
    package var module: String
    /// What follows the module: submodules, and the declaration of a scoped import; `["log"]` of `import os.log`.
    package var path: [String] = []
    /// The kind of a scoped import, such as `struct`; nil for a whole module.
    package var kind: String?
    /// The access level that is written, if one is.
    package var access: Access?
    /// The names of the attributes, sorted, such as `testable` and `_exported`.
    package var attributes: [String] = []
    /// Under which `#if` it stands.
    package var condition = Condition.always
    /// Where the module's name stands, as compilers point at it.
    package var location: SourceLocation

    /// An import of a whole module.
    package init(module: String, location: SourceLocation) {
        self.module = module
        self.location = location
    }

    /// Whether who imports the importing module sees this module, too.
    package var isExported: Bool { attributes.contains("_exported") }
}
