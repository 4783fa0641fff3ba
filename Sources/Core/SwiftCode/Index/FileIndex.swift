/// What a byte search finds in a file, to decide whether the file must be
/// parsed. It may hold too much (a comment can look like a declaration), never
/// too little.
package struct FileIndex: Codable, Hashable, Sendable {
    /// A declared type and the names in its inheritance clause.
    package struct Declaration: Codable, Hashable, Sendable {
        package enum Keyword: UInt8, Codable, Sendable { case `class`, `protocol`, other }

        package var keyword: Keyword
        package var name: String
        package var inherits: [String]
        /// Whether its line starts without white space, as top-level declarations do.
        package var isTopLevel = false
    }

    /// A typealias and the names on its right side.
    package struct Alias: Codable, Hashable, Sendable {
        package var name: String
        package var mentions: [String]
    }

    package var declarations: [Declaration] = []
    /// The last name of each extended type.
    package var extensions: [String] = []
    /// The last name of each extended type that is made to conform, and the names in the clause.
    package var conformances: [Alias] = []
    package var aliases: [Alias] = []
    /// The functions whose names look like types'.
    package var functions: Set<String> = []
    /// What stands before `(parent:`; `init` where it cannot be told from bytes.
    package var parentCallees: Set<String> = []
    /// Those of them that are not given `nil` for a parent, as no component can be.
    package var scopedCallees: Set<String> = []
    /// `X` of each `X.init` that no parenthesis follows, or whose first label is not `parent`.
    package var initReferences: Set<String> = []
    /// What stands before `(dependency:`.
    package var doubleCallees: Set<String> = []
    /// The modules of the runtime that the file imports, and whether it passes one on.
    package var imports: RuntimeImports = []
    /// The modules whose names it passes on to whoever imports its own (`@_exported import`), sorted.
    package var exports: [String] = []
    /// Whether it imports a library of containers.
    package var importsContainer = false
    /// Whether a call in it may be a container's.
    package var mayUseContainer = false
    /// Whether it declares a global actor.
    package var hasGlobalActor = false
    /// Whether it may hold a comment that suppresses findings.
    package var hasSuppression = false
    /// Whether another tool, or Dovetail, wrote the file.
    package var isGenerated = false
    /// Whether it is Dovetail's wiring.
    package var isWiring = false
    /// The words that stand in it, once it was read for them.
    package var words = WordFilter()
    /// Whether the file is too large to be parsed and names the runtime's types.
    package var isOversized = false
}

/// Which module's components a file means.
package struct RuntimeImports: OptionSet, Codable, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `Dovetail` or `NeedleFoundation`.
    package static let plain = RuntimeImports(rawValue: 1)
    /// `DovetailMain`.
    package static let main = RuntimeImports(rawValue: 2)
    /// `@_exported` with either.
    package static let exported = RuntimeImports(rawValue: 4)
    /// Another library with a class named `Component`.
    package static let foreign = RuntimeImports(rawValue: 8)
}
