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

    /// Nothing is affected.
    package init() { files = [] }

    /// - Parameter files: the changed files, by paths as in the documents.
    package init(files: [String], from old: GraphDocument, to new: GraphDocument) {
        self.files = files.sorted()
        let owners = FileOwners(old: old.modules ?? [], new: new.modules ?? [])
        everything = Self.reasons(self.files, new, owners)
        let modules = new.modules ?? []
        let affected =
            everything.isEmpty
            ? Self.users(of: Set(self.files.flatMap(owners.owners)), old.modules ?? [], modules)
            : Set(modules.map(\.identity))
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

    private static func reasons(_ files: [String], _ new: GraphDocument, _ owners: FileOwners) -> [Reason] {
        guard !files.isEmpty else { return [] }
        guard new.modules != nil else {
            return [Reason(text: "no manifest declares modules, so it is unknown what depends on a file")]
        }
        let unread = new.gaps.filter { ["manifest", "module"].contains($0.kind) }.map { gap in
            Reason(path: gap.location?.path, text: "what depends on what is not known entirely: \(gap.text)")
        }
        return unread
            + files.compactMap { path in
                if let text = ProjectFile(path)?.words { return Reason(path: path, text: text) }
                return owners.owners(path).isEmpty ? Reason(path: path, text: "it is in no module") : nil
            }
    }

    /// The modules with these identities and all that depend on them, before or after the change.
    private static func users(
        of changed: Set<String>, _ old: [GraphDocument.Module], _ new: [GraphDocument.Module]
    ) -> Set<String> {
        var users: [String: [String]] = [:]
        for modules in [old, new] {
            for module in modules {
                for use in module.uses { users[modules[use.module].identity, default: []].append(module.identity) }
            }
        }
        return Set(reachable(from: changed.sorted()) { users[$0] ?? [] })
    }
}

extension GraphDocument.Module {
    /// What tells it from the other modules of a project.
    var identity: String { key(package, name, kind) }
}
