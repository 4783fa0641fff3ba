import DovetailBasics
package import DovetailDiagnostics
package import DovetailGraphs

/// Everything that a run knows of a project: its wiring, its modules, its findings, and what could not be followed.
///
/// `dovetail graph --format json` prints it, described in docs/graph.md. A change that could break a reader gets a new
/// `version`.
package struct GraphDocument: Hashable, Sendable {
    /// The version of the format that this tool writes, and the only one that it reads.
    package static let currentVersion = 1

    package var version = currentVersion
    package var tool: Tool
    /// The name that the graph was limited to; nil for a whole graph. A limited one has only nodes and edges.
    package var focus: String?
    package var graph: WiringGraph
    /// The modules, sorted by name and package; nil if no manifest declares any.
    package var modules: [Module]?
    /// The layers of the rules file, in its order.
    package var layers: [Layer]
    /// The rules of the rules file, in its order.
    package var rules: [Rule]
    /// What `check` reports without a baseline, in its order.
    package var findings: [Entry]
    /// What could not be followed, sorted.
    package var gaps: [Gap]
    /// The files that the manifests include, such as those of an XcodeGen specification, sorted.
    package var included: [String] = []

    /// A document with a graph only.
    package init(_ graph: WiringGraph) {
        tool = Tool(version: ToolVersion.current)
        self.graph = graph
        layers = []
        rules = []
        findings = []
        gaps = []
    }

    /// What wrote it.
    package struct Tool: Codable, Hashable, Sendable {
        package var name = "dovetail"
        package var version: String
    }

    /// A module of the project.
    package struct Module: Codable, Hashable, Sendable {
        package var name: String
        /// The package or project that declares it, or nil.
        package var package: String?
        /// As in a manifest: `library`, `app`, `test`, `macro`, `plugin` or `resources`.
        package var kind: String
        /// Its layer, or nil.
        package var layer: String?
        /// Where the manifest declares it, or nil.
        package var location: SourceLocation?
        /// The folder of all its files, in whatever language; nil if its manifest gives it none, or several.
        package var folder: String?
        /// The indices of the build plugins that it may use; nil if it uses none, or if that is unknown.
        package var plugins: [Int]?
        /// Its Swift files, sorted.
        package var files: [String]
        /// The project's modules that it uses, sorted.
        package var uses: [Use]

        package init(name: String, package: String? = nil, kind: String, layer: String? = nil) {
            self.name = name
            self.package = package
            self.kind = kind
            self.layer = layer
            files = []
            uses = []
        }
    }

    /// The use of one module by another.
    package struct Use: Codable, Hashable, Sendable {
        /// The index of the used module.
        package var module: Int
        /// The number of imports; 0 if only the manifest declares it.
        package var imports: Int
        package var isDeclared: Bool

        package init(module: Int, imports: Int, isDeclared: Bool) {
            self.module = module
            self.imports = imports
            self.isDeclared = isDeclared
        }
    }

    /// A layer of the rules file.
    package struct Layer: Codable, Hashable, Sendable {
        package var name: String
        /// The names of the layers that it may use.
        package var mayUse: [String]

        package init(name: String, mayUse: [String]) {
            self.name = name
            self.mayUse = mayUse
        }
    }

    /// A rule of the rules file.
    package struct Rule: Codable, Hashable, Sendable {
        package var id: String
        /// What it demands, as the key in the rules file: `forbid`.
        package var demand: String
        /// The project's reason, or nil.
        package var why: String?
        /// The indices of the modules that it names.
        package var modules: [Int]

        package init(id: String, demand: String, why: String?, modules: [Int]) {
            self.id = id
            self.demand = demand
            self.why = why
            self.modules = modules
        }
    }

    /// A finding.
    package struct Entry: Codable, Hashable, Sendable {
        package var id: String
        package var severity: Severity
        package var location: SourceLocation
        package var message: String
        package var help: String
        /// What identifies it instead of the message, if that mentions something that may change from run to run.
        package var knownAs: String?

        package init(_ finding: Finding) {
            id = finding.id.rawValue
            severity = finding.severity
            location = finding.location
            message = finding.message
            help = finding.help
            knownAs = finding.knownAs
        }
    }

    /// Something that could not be followed, so that neither its faults nor its changes are known.
    package struct Gap: Codable, Hashable, Sendable, Comparable {
        /// A reason of a resolution that is not proved, such as `dynamic-name`; or `conditional`, `manifest`, `module`,
        /// `import`, `library` or `coverage`.
        package var kind: String
        package var text: String
        /// Nil if it has no place.
        package var location: SourceLocation?

        package init(kind: String, text: String, location: SourceLocation? = nil) {
            self.kind = kind
            self.text = text
            self.location = location
        }

        /// Orders by place, kind and text; what has no place is last.
        package static func < (left: Self, right: Self) -> Bool {
            let places = (left.location, right.location)
            guard places.0 == places.1 else {
                guard let one = places.0 else { return false }
                return places.1.map { one < $0 } ?? true
            }
            return (left.kind, left.text) < (right.kind, right.text)
        }
    }
}
