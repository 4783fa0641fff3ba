package import DovetailDiagnostics

/// An `import` of a source file.
package struct ModuleImport: Codable, Hashable, Sendable {
    /// The module, such as `os` of `import os.log`, without backticks.
    package var module: String
    /// The rest of the path: submodules, and the declaration of a scoped import; `["log"]` in `import os.log`.
    package var path: [String] = []
    /// The kind of a scoped import, such as `struct`; nil for a whole module.
    package var kind: String?
    /// The written access level, if any.
    package var access: Access?
    /// The names of the attributes, such as `testable` and `_exported`, sorted.
    package var attributes: [String] = []
    /// The enclosing `#if` condition.
    package var condition = Condition.always
    /// The place of the module's name, where compilers report errors.
    package var location: SourceLocation

    /// An import of a whole module.
    package init(module: String, location: SourceLocation) {
        self.module = module
        self.location = location
    }

    /// Whether importing the enclosing module also imports this module.
    package var isExported: Bool { attributes.contains("_exported") }
}
