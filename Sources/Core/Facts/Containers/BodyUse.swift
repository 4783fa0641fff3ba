import DovetailBasics
package import DovetailDiagnostics

/// What names a function or variable that may fill a container, in all files of a project.
package struct BodyUse: Hashable, Sendable {
    /// Whether something other than `callers` names it, or its uses are unknown.
    package var isNamed = true
    /// The modules with files that name it outside all bodies, by index, if the project has several programs; nil if
    /// they are unknown.
    package var namingModules: Set<ModuleID>?
    /// The places of the bodies in which it is named, sorted.
    package var callers: [SourceLocation] = []
    /// Whether it is named in a single place.
    package var isNamedOnce = false
    /// Whether that single use is a call in a branch or under `#if`.
    package var isCalledInBranch = false

    package init() {}
}

/// A constant or variable by its path, and whether it is static.
package struct ConstantName: Codable, Hashable, Sendable {
    /// The names of the enclosing types, then its own.
    package var path: [String]
    package var isStatic: Bool

    package init(path: [String], isStatic: Bool) {
        self.path = path
        self.isStatic = isStatic
    }
}

extension StringConstantFact {
    package var name: ConstantName { ConstantName(path: path, isStatic: isStatic) }
}
