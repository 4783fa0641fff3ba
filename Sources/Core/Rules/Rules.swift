package import DovetailDiagnostics
package import DovetailFacts

/// What a project's `dovetail.yml` says. Without the file, all of it is empty.
package struct Rules: Codable, Hashable, Sendable {
    /// The file, as its path was given to the run; nil where there is none.
    package var file: String?
    /// Folders and files to check, as paths for this run; empty where the file names none.
    package var sources: [RulesPath] = []
    /// Shell patterns for what is left out, as `--exclude` takes them.
    package var exclude: [String] = []
    /// Whether what cannot be proved is an error.
    package var isStrict = false
    /// The file with the findings that are known, as a path for this run.
    package var baseline: RulesPath?
    package var containers: [HandWrittenContainer] = []
    package var overrides: [IntendedOverride] = []
    /// Who may use whom.
    package var modules = ModuleRules()
    /// Where the modules of a project that SwiftPM does not build are told.
    package var graph = GraphSource()
    /// How apps and libraries are linked, where no manifest says so.
    package var linkage: [DescribedImage] = []

    /// The rules of a project that has none.
    package init() {}
}

/// Where the modules of a project are told that is built with Tuist.
package struct GraphSource: Codable, Hashable, Sendable {
    /// What `tuist graph --format json` wrote, as a path for this run.
    package var tuistGraph: RulesPath?
    /// Whether the manifests may be evaluated, which runs the project's code.
    package var evaluatesManifests = false

    /// No Tuist.
    package init() {}
}

/// A path that the rules file names, and where.
package struct RulesPath: Codable, Hashable, Sendable {
    /// The path for this run; in what is read from the rules file alone, as it is written.
    package var path: String
    package var location: SourceLocation

    package init(_ path: String, at location: SourceLocation) {
        self.path = path
        self.location = location
    }
}
