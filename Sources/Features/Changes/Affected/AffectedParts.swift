import DovetailBasics
import DovetailDiagnostics
import DovetailGraphs

/// The parts of a project that a change may affect: the modules of the changed files, what depends on these, and the
/// roots whose wiring changed.
package struct AffectedParts: Codable, Hashable, Sendable {
    /// Why a change may affect everything.
    package struct Reason: Codable, Hashable, Sendable {
        /// The file; nil if the reason is not a file.
        package var path: String?
        package var text: String
    }

    /// A list of parts, as `--list` names it.
    package enum List: String, CaseIterable, Sendable {
        case modules, programs, tests, roots
    }

    package var version = 1
    /// The changed files, sorted.
    package var files: [String]
    /// Why everything is affected; empty if only the listed parts are.
    package var everything: [Reason] = []
    /// The modules without programs and tests, sorted.
    package var modules: [String] = []
    /// The apps, extensions and tools, sorted.
    package var programs: [String] = []
    /// The test targets, sorted.
    package var tests: [String] = []
    /// The root components, sorted.
    package var roots: [String] = []

    /// The names in a list.
    package subscript(list: List) -> [String] {
        switch list {
        case .modules: modules
        case .programs: programs
        case .tests: tests
        case .roots: roots
        }
    }

    /// Whether the lists have everything that is affected: not if modules may be missing, with their tests.
    package var isComplete = true

    /// Nothing is affected.
    package init() { files = [] }

    /// - Parameter files: the changed files, by paths as in the documents.
    /// - Parameter repositories: those of the changed paths that are other repositories.
    package init(
        files: [String], from old: GraphDocument, to new: GraphDocument, repositories: Set<String> = []
    ) {
        self.files = files.sorted()
        let modules = new.modules ?? []
        let reasons = AffectedReasons(self.files, old, new, repositories: repositories)
        let changed = Self.users(of: reasons.changed, old.modules ?? [], modules)
        everything = reasons.everything + Self.plugins(among: changed, modules)
        isComplete = reasons.isComplete
        let affected = everything.isEmpty ? changed : Set(modules.map(\.identity))
        let parts = modules.filter { affected.contains($0.identity) }
        func names(_ isWanted: (String) -> Bool) -> [String] {
            Set(parts.filter { isWanted($0.kind) }.map(\.name)).sorted()
        }
        programs = names { $0 == "app" }
        tests = names { $0 == "test" }
        self.modules = names { $0 != "app" && $0 != "test" }
        let homes = Set(parts.map(\.name))
        let own = new.graph.nodes.filter { node in
            node.kind == .root && (!everything.isEmpty || node.groups.contains(where: homes.contains))
        }
        let rewired = GraphDifference(from: old, to: new).affected.roots
        let left = Set(new.graph.nodes.filter { $0.kind == .root }.map(\.title))
        roots = Set(own.map(\.title) + rewired).intersection(left).sorted()
    }

    /// The modules with these identities and all that depend on them, before or after the change.
    private static func users(
        of changed: Set<String>, _ old: [GraphDocument.Module], _ new: [GraphDocument.Module]
    ) -> Set<String> {
        var users: [String: [String]] = [:]
        for modules in [old, new] {
            for module in modules {
                for used in module.uses.map(\.module) + (module.plugins ?? []) {
                    users[modules[used].identity, default: []].append(module.identity)
                }
            }
        }
        return Set(reachable(from: changed.sorted()) { users[$0] ?? [] })
    }

    /// The reasons that are changed build plugins, if other manifests than those of packages declare modules: which
    /// plugins these use is not known.
    private static func plugins(among changed: Set<String>, _ modules: [GraphDocument.Module]) -> [Reason] {
        guard modules.contains(where: { !($0.location?.path.lastComponent.hasPrefix("Package") ?? false) }) else {
            return []
        }
        return modules.filter { $0.kind == "plugin" && changed.contains($0.identity) }.map {
            Reason(
                text: "the build plugin '\($0.name)' is affected, and which targets of Xcode or Tuist use it is unknown"
            )
        }
    }
}

extension GraphDocument.Module {
    /// What tells it from the other modules of a project.
    var identity: String { key(package, name, kind) }
}
