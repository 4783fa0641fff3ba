import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// Findings about the structure of the program rather than about one need.
struct StructureFindings {
    let symbols: SymbolTable
    let graph: ComponentGraph
    let visibility: Visibility
    /// Whether every relevant file could be read.
    let isWhole: Bool
    /// The names of all protocols, and where they are declared.
    private let protocols: NameTree
    private let places: [String: [SourceLocation]]

    init(symbols: SymbolTable, graph: ComponentGraph, visibility: Visibility, isWhole: Bool) {
        self.symbols = symbols
        self.graph = graph
        self.visibility = visibility
        self.isWhole = isWhole
        let unknown = graph.nodes.contains { !$0.protocols.unknown.isEmpty }
        let facts = unknown ? symbols.types.map(\.fact).filter { $0.kind == .protocol } : []
        places = Dictionary(grouping: facts, by: \.name).mapValues { $0.map(\.location) }
        protocols = NameTree(places.keys)
    }

    var findings: [Finding] {
        var found = duplicates() + unknownDependencies() + unknownPlugins() + unsupportedRequirements()
        if isWhole {
            let rootless = noRoot()
            found += unusedProtocols() + (rootless.isEmpty ? orphans() : rootless)
        }
        return found
    }

    private func location(_ node: NodeID) -> SourceLocation { symbols.types[graph.nodes[node].type].fact.location }

    /// Components with the same name in one module, under conditions that do not exclude each other.
    private func duplicates() -> [Finding] {
        let groups = Dictionary(grouping: graph.nodes.ids) { qualifiedName(graph.nodes[$0].type) }
        return groups.values.flatMap { nodes -> [Finding] in
            let sorted = nodes.sorted { location($0) < location($1) }
            var cover = Condition.never
            return sorted.indices.compactMap { index in
                let node = sorted[index]
                defer { cover = cover.or(graph.nodes[node].condition) }
                guard
                    // Branches of one `#if`, of which there may be many, exclude each other.
                    !cover.excludes(graph.nodes[node].condition),
                    let first = sorted[..<index].first(where: {
                        graph.nodes[$0].type != graph.nodes[node].type
                            && !graph.nodes[$0].condition.excludes(graph.nodes[node].condition)
                            && isInKnownModule(graph.nodes[$0].type)
                    })
                else { return nil }
                let name = graph.nodes[node].name.swift
                return Finding(
                    .duplicateComponent, at: location(node), "two components are called \(name)",
                    notes: [.init(location(first), "\(name) is also declared here", .again)],
                    help: "rename one, or put them under #if conditions that exclude each other")
            }
        }
    }

    /// A type's module and path: two types that share it are declared twice.
    private func qualifiedName(_ type: Int) -> String {
        let declared = symbols.types[type]
        return "\(declared.context.module)|\(declared.fact.path.joined(separator: "."))"
    }

    /// In a guessed module, the files may belong to two targets.
    private func isInKnownModule(_ type: Int) -> Bool {
        symbols.program.modules[symbols.types[type].context.module].module.isExact
    }

    private func unknownDependencies() -> [Finding] {
        var found: [Finding] = []
        for node in graph.nodes where node.ancestry.kind != .root && !node.isAbstract {
            if isWhole, !node.isPluginExtension, let plain = node.protocols.named.first,
                !node.protocols.named.contains(where: { isDependency($0) })
            {
                found.append(noDependency(node, plain))
            }
            // A file that could not be read may declare it.
            for unknown in node.protocols.unknown where isWhole {
                if let location = unknown.location {
                    found.append(
                        Finding(
                            .unsupportedRequirement, at: location,
                            "\(unknown.name) is not in the sources that were read, so its requirements are unknown",
                            help: "add the sources that declare \(unknown.name), or declare the requirements here"))
                } else if !isOpen(node), !node.isPluginExtension {
                    let fact = symbols.types[node.type].fact
                    let near = nearest(unknown.name)
                    found.append(
                        Finding(
                            .missingDependencyProtocol, at: fact.inherits.first?.location ?? fact.location,
                            "\(fact.name) depends on '\(unknown.name)', which is not declared in the files that "
                                + "were read",
                            notes: near.map { [.init($0.location, "'\($0.name)' is declared here", .near)] } ?? [],
                            help: near.map {
                                "did you mean \($0.name)? If not, declare it: protocol \(unknown.name): Dependency { }"
                            }
                                ?? "declare it: protocol \(unknown.name): Dependency { }, or add the sources that do"))
                }
            }
        }
        return found
    }

    private func noDependency(_ node: ComponentNode, _ plain: Int) -> Finding {
        let fact = symbols.types[node.type].fact
        let name = symbols.types[plain].fact.name
        return Finding(
            .missingDependencyProtocol, at: fact.inherits.first?.location ?? fact.location,
            "\(fact.name) depends on '\(name)', which does not inherit from Dependency",
            notes: [.init(symbols.types[plain].fact.location, "'\(name)' is declared here")],
            help: "write: protocol \(name): Dependency")
    }

    /// Whether the dependency is a generic parameter that only subclasses bind.
    private func isOpen(_ node: ComponentNode) -> Bool { node.isAbstract }

    private func nearest(_ name: String) -> (name: String, location: SourceLocation)? {
        protocols.near(name, within: 3).flatMap { near in
            (places[near.name] ?? []).map { (near.name, near.distance, $0) }
        }.min { ($0.1, $0.2) < ($1.1, $1.2) }.map { ($0.0, $0.2) }
    }

    private func unsupportedRequirements() -> [Finding] {
        let protocols = Set(graph.nodes.flatMap(\.protocols.all))
        let plugged = Set(graph.nodes.filter(\.isPluginExtension).flatMap(\.protocols.all))
        return protocols.flatMap { index in
            symbols.types[index].fact.members.compactMap { member -> Finding? in
                guard let (what, help) = member.unsupported, !hasDefault(member, in: index) else { return nil }
                let kind = plugged.contains(index) ? "plugin extension" : "dependency protocol"
                return Finding(
                    .unsupportedRequirement, at: member.location, "a \(kind) cannot require \(what)",
                    help: help)
            }
        }
    }

    /// Whether an extension of the protocol has the member, so that no place needs it.
    private func hasDefault(_ member: MemberFact, in type: Int) -> Bool {
        symbols.extensions[type].contains { declared in
            declared.fact.constraints.isEmpty
                && declared.fact.members.contains {
                    $0.kind == member.kind && $0.name == member.name && $0.isStatic == member.isStatic
                }
        }
    }

    /// The classes that component classes inherit from.
    private var inheritedTypes: Set<Int> {
        Set(graph.nodes.flatMap { $0.ancestry.line.dropFirst().map(\.type) })
    }

    private func orphans() -> [Finding] {
        guard !graph.hasUndecided, graph.nodes.contains(where: \.isRoot) else { return [] }
        let inherited = inheritedTypes
        let alone = graph.nodes.ids.filter {
            isForComponents($0, inherited) && graph.incoming[of: $0].isEmpty
                && !graph.builtSomewhere.contains(graph.nodes[$0].type)
        }
        return alone.map { index in
            orphan(index, "\(graph.nodes[index].name.swift) is never created, so its wiring is not checked")
        } + islands(inherited)
    }

    /// The first of each group of components that only create each other.
    private func islands(_ inherited: Set<Int>) -> [Finding] {
        let tops = graph.nodes.ids.filter { graph.incoming[of: $0].isEmpty || !isForComponents($0, inherited) }
        var reached = graph.reachable(from: tops)
        var found: [Finding] = []
        for index in graph.nodes.ids.sorted(by: { location($0) < location($1) }) where !reached.contains(index) {
            graph.reach(from: index, &reached)
            let name = graph.nodes[index].name.swift
            found.append(orphan(index, "\(name) is created only by components below it, so its wiring is not checked"))
        }
        return found
    }

    private func orphan(_ index: NodeID, _ message: String) -> Finding {
        let name = graph.nodes[index].name.swift
        return Finding(
            .orphanComponent, at: location(index), message,
            help: "create it in a component that a root reaches, as \(name)(parent: self), or delete it")
    }

    /// Whether only components can create it.
    private func isForComponents(_ index: NodeID, _ inherited: Set<Int>) -> Bool {
        let node = graph.nodes[index]
        return node.ancestry.kind == .component && !node.isAbstract && node.doubles.isEmpty
            && !inherited.contains(node.type)
    }

    private func unusedProtocols() -> [Finding] {
        let used = Set(graph.nodes.flatMap(\.protocols.all))
        // A protocol that a misspelled name probably means is not unused.
        let meant = Set(graph.nodes.flatMap(\.protocols.unknown).compactMap { nearest($0.name)?.location })
        let unused = symbols.types.indices.filter { symbols.types[$0].fact.kind == .protocol && !used.contains($0) }
        let inherited = Set(unused.flatMap { index in symbols.refined(index).filter { $0 != index } })
        // A second declaration of the same name, in a copy of a file, is the compiler's error.
        let usedNames = Set(used.map(qualifiedName))
        return unused.compactMap { index in
            let fact = symbols.types[index].fact
            let isCopy = fact.access >= .internal && usedNames.contains(qualifiedName(index))
            guard !meant.contains(fact.location), !inherited.contains(index), !isCopy, isDependency(index) else {
                return nil
            }
            let conforming = conforming(to: index)
            let rest = conforming.isEmpty ? "" : " and the code that uses it, such as \(conforming[0])"
            return Finding(
                .unusedDependencyProtocol, at: fact.location, "no component depends on \(fact.name)",
                help: "delete it\(rest), or use it: class Name: Component<\(fact.name)>")
        }
    }

    /// The names of the types that conform to a protocol, sorted.
    private func conforming(to index: Int) -> [String] {
        symbols.types.indices.filter { type in
            symbols.types[type].fact.kind != .protocol && symbols.typeAndSupertypes(of: type).contains(index)
        }.map { symbols.types[$0].fact.name }.sorted()
    }

    /// Whether a protocol inherits from the runtime's `Dependency`.
    private func isDependency(_ type: Int) -> Bool {
        symbols.refined(type).contains { index in
            let declared = symbols.types[index]
            let clauses = declared.fact.inherits.flatMap {
                symbols.parts(of: BoundType(shape: $0.shape, context: declared.inside))
            }
            return clauses.contains { clause in
                guard let path = clause.shape.path, path.last == "Dependency" else { return false }
                return symbols.runtimeName(path, in: clause.context) != nil
            }
        }
    }

    private func noRoot() -> [Finding] {
        guard let first = graph.nodes.ids.min(by: { location($0) < location($1) }),
            !graph.nodes.contains(where: { $0.ancestry.kind == .root || !$0.doubles.isEmpty })
        else { return [] }
        return [
            Finding(
                .noRoot, at: location(first), "there are components but no root, so nothing is wired",
                help: "declare a root, class AppComponent: BootstrapComponent, or check the folder that contains it")
        ]
    }
}

extension MemberFact {
    /// A description of a requirement that a place cannot implement, and what to require instead; nil if it can.
    fileprivate var unsupported: (what: String, help: String)? {
        if isStatic {
            return ("the static member '\(name)'", "require an instance property or function that returns it")
        }
        switch kind {
        case .subscript: return ("a subscript", "require a function instead")
        case .initializer: return ("an initializer", "require a function that returns the new value")
        case .associatedType:
            return ("the associated type '\(name)'", "write a concrete type, or an existential such as 'any Account'")
        case .function where parameters.contains(where: \.isVariadic):
            return ("'\(labelledName)', whose variadic arguments cannot be passed on", "require an array instead")
        default: return nil
        }
    }
}
