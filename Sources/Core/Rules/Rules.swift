package import DovetailDiagnostics
package import DovetailFacts

/// The contents of a project's `dovetail.yml`. Without the file, everything is empty.
package struct Rules: Codable, Hashable, Sendable {
    /// The file, with its path as given to the run; nil if there is none.
    package var file: String?
    /// Folders and files to check, as paths for this run; empty if the file lists none.
    package var sources: [RulesPath] = []
    /// Shell patterns of excluded files, as for `--exclude`.
    package var exclude: [String] = []
    /// Whether everything unproved is an error.
    package var isStrict = false
    /// Whether containers are proved by evaluating the code that uses them.
    package var interpretsContainers = true
    /// The baseline file, as a path for this run.
    package var baseline: RulesPath?
    /// The folder for what runs cache, as a path for this run.
    package var cache: RulesPath?
    package var containers: [HandWrittenContainer] = []
    package var overrides: [IntendedOverride] = []
    /// Who may use whom.
    package var modules = ModuleRules()
    /// Where to find the modules of a project that SwiftPM does not build.
    package var graph = GraphSource()
    /// How apps and libraries are linked, if no manifest says so.
    package var linkage: [DescribedImage] = []

    /// Rules of a project without a rules file.
    package init() {}
}

/// Where to find the modules of a project built with Tuist.
package struct GraphSource: Codable, Hashable, Sendable {
    /// The output of `tuist graph --format json`, as a path for this run.
    package var tuistGraph: RulesPath?
    /// Whether the manifests may be evaluated, which runs the project's code.
    package var evaluatesManifests = false

    /// No Tuist.
    package init() {}
}

/// A path in the rules file, and its place.
package struct RulesPath: Codable, Hashable, Sendable {
    /// The path for this run; when just read from the rules file, the path as written there.
    package var path: String
    package var location: SourceLocation

    package init(_ path: String, at location: SourceLocation) {
        self.path = path
        self.location = location
    }
}
