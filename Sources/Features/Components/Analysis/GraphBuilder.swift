import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Finds all components and all constructions of components.
struct GraphBuilder {
    let symbols: SymbolTable
    var graph = ComponentGraph()
    /// The demands of each node's condition.
    private var demands: [Condition.Demands] = []
    /// The nodes of each component class, by the class's index.
    private var nodesByType: [Int: [NodeID]] = [:]
    private var nodesByName: [NodeKey: NodeID] = [:]
    /// The constructions in each class's body and extensions, by the class's index.
    private var constructions: [Int: [SitedConstruction]] = [:]
    private var edgeIndex: [EdgeKey: Int] = [:]
    var constructedTypes: Set<Int> = []
    /// The component classes.
    private let components: Set<Int>
    /// The labels other than `parent` with which components take their parent.
    private var parentLabels: Set<String?> = []

    private struct EdgeKey: Hashable {
        var parent: NodeID
        var child: NodeID
    }

    /// The maximum number of concrete uses of one generic component; more of them are reported.
    private static let genericLimit = 256
    /// The plugin extensions, by non-core component and type.
    var pluginExtensions: [PluginExtensionKey: NodeID] = [:]

    init(_ symbols: SymbolTable) {
        self.symbols = symbols
        components = Set(symbols.types.indices.filter { symbols.isComponent($0) })
    }

    /// The component graph of the program.
    static func graph(of symbols: SymbolTable) -> ComponentGraph {
        var builder = GraphBuilder(symbols)
        builder.addClasses()
        builder.sortConstructions()
        builder.connect()
        builder.markAbstract()
        return builder.finished()
    }

    // MARK: Nodes

    private mutating func addClasses() {
        let classes = components.sorted().filter { symbols.genericParameters(of: $0).joined().isEmpty }
        let nodes = inParallel(classes) { [symbols] type in
            symbols.ancestry(of: type, bindings: [:]).map { symbols.componentNode($0, bindings: [:]) }
        }
        for case let node? in nodes { add(node) }
    }

    @discardableResult
    mutating func addNode(_ type: Int, bindings: [String: BoundType]) -> NodeID? {
        guard let ancestry = symbols.ancestry(of: type, bindings: bindings) else { return nil }
        let name = symbols.componentName(of: type, bindings: bindings)
        if let known = nodesByName[NodeKey(declaration: type, type: name.type)] { return known }
        return add(symbols.componentNode(ancestry, bindings: bindings))
    }

    @discardableResult
    private mutating func add(_ node: ComponentNode) -> NodeID {
        let index = append(node)
        nodesByName[NodeKey(declaration: node.type, type: node.name.type)] = index
        nodesByType[node.type, default: []].append(index)
        return index
    }

    /// Adds a node that no construction builds.
    mutating func append(_ node: ComponentNode) -> NodeID {
        graph.nodes.append(node)
        demands.append(Condition.Demands(node.condition))
        return graph.nodes.ids.last ?? NodeID(0)
    }

    // MARK: Constructions

    /// Finds which constructions build components, and sorts them by the class
    /// whose `self` they pass.
    private mutating func sortConstructions() {
        parentLabels = symbols.parentLabels(of: graph.nodes.map(\.type))
        var all: [(fact: ConstructionFact, file: LookupContext)] = []
        for (module, facts) in zip(symbols.program.modules.ids, symbols.program.modules) {
            for file in facts.files {
                // Most programs with containers have no components.
                let facts = file.constructions.filter {
                    !components.isEmpty || ConstructionSite.takesParent($0, otherLabels: parentLabels)
                }
                guard !facts.isEmpty else { continue }
                let context = LookupContext(ofExpressionsIn: file, module)
                all += facts.map { ($0, context) }
            }
        }
        let sorter = self
        let sorted = Workers.map(all.count) { [all] index, _ in sorter.sites(of: all[index].fact, all[index].file) }
        for (one, sites) in zip(all, sorted) { for site in sites { sort(one.fact, site) } }
    }

    /// What a call means in one class.
    private struct Site: Sendable {
        /// The declarations of the enclosing type.
        var owners: [Int]
        /// The component class among them.
        var owner: Int?
        var constructions: [Construction]
        /// Whether it may build a component that is not known.
        var isUndecided: Bool
        /// The components that it may build, if it is undecided and they are known.
        var candidates: [Int] = []
    }

    /// What a call builds, and what is known of the class.
    private struct Construction: Sendable {
        var sited: SitedConstruction
        /// Nil if it is not a component, or if its parameters are unknown.
        var ancestry: Ancestry?
        var hasUnknownParameters: Bool
    }

    /// The classes in which a call is made.
    private func sites(of fact: ConstructionFact, _ file: LookupContext) -> [Site] {
        let owners = fact.within?.path.map { symbols.declarations(of: $0, in: file) } ?? []
        let passesSelf = fact.arguments?.contains(where: \.isSelf) ?? false
        let conformers = passesSelf && !fact.isStaticContext ? conformers(of: owners) : []
        if !conformers.isEmpty {
            // In a protocol extension, `self` is any of the conforming components.
            return conformers.map { site(of: fact, file.enclosed(by: symbols.types[$0].fact.path), [$0]) }
        }
        return [site(of: fact, file.enclosed(by: fact.within?.path ?? [], at: fact.location), owners)]
    }

    private func site(of fact: ConstructionFact, _ context: LookupContext, _ owners: [Int]) -> Site {
        let owner = owners.first { components.contains($0) }
        let site = ConstructionSite(symbols: symbols, fact: fact, context: context, owners: owners, owner: owner)
        var found = site.constructions(of: components)
        for number in found.indices { found[number].demands = Condition.Demands(found[number].fact.condition) }
        let isUndecided = found.isEmpty && site.isUndecided(otherLabels: parentLabels, components)
        return Site(
            owners: owners, owner: owner, constructions: found.map(construction), isUndecided: isUndecided,
            candidates: isUndecided ? site.candidates(among: components) : [])
    }

    private func construction(_ sited: SitedConstruction) -> Construction {
        let isUnknown = sited.hasUnknownParameters(symbols)
        return Construction(
            sited: sited, ancestry: isUnknown ? nil : symbols.ancestry(of: sited.builds),
            hasUnknownParameters: isUnknown)
    }

    /// The components that conform to a protocol; empty if other types conform too, or if an extension of it is
    /// constrained.
    private func conformers(of owners: [Int]) -> [Int] {
        guard owners.count == 1, let own = owners.first, symbols.types[own].fact.kind == .protocol,
            symbols.extensions[own].allSatisfy(\.fact.constraints.isEmpty)
        else { return [] }
        let all = symbols.types.indices.filter {
            symbols.types[$0].fact.kind != .protocol && symbols.typeAndSupertypes(of: $0).contains(own)
        }
        return all.allSatisfy { components.contains($0) } ? all : []
    }

    private mutating func sort(_ fact: ConstructionFact, _ site: Site) {
        for construction in site.constructions { sort(construction, owners: site.owners, owner: site.owner) }
        guard site.isUndecided else { return }
        graph.hasUndecided = true
        guard let first = site.candidates.first else {
            graph.findings.append(.unprovable(fact, nil))
            return
        }
        graph.builtSomewhere.formUnion(site.candidates)
        let modules = Set(site.candidates.map(symbols.moduleName)).sorted()
        graph.findings.append(.ambiguous(fact, symbols.types[first].fact.name, in: modules))
    }

    private mutating func sort(_ known: Construction, owners: [Int], owner: Int?) {
        let construction = known.sited
        let fact = construction.fact
        let built = construction.builds
        let name = symbols.types[built].fact.name
        graph.builtSomewhere.insert(built)
        guard let arguments = fact.arguments else {
            graph.findings.append(.unprovable(fact, name))
            return
        }
        guard !known.hasUnknownParameters else {
            graph.findings.append(.unprovable(fact, name, isGeneric: true))
            return
        }
        guard let ancestry = known.ancestry else { return }
        switch symbols.parentArgument(arguments, of: ancestry) {
        case .none:
            constructedTypes.insert(built)
            addGeneric(construction)
        case .double where passesOwnerAsDependency(fact, owner: owner, ancestry: ancestry):
            graph.findings.append(.passedAsDependency(fact, name))
        case .double: noteDouble(construction)
        case .argument(let parent) where parent.isSelf && owner != nil && !fact.isStaticContext:
            if !construction.isOwnClass { constructedTypes.insert(built) }
            for owner in owners where components.contains(owner) {
                constructions[owner, default: []].append(construction)
            }
            // A root is meant to live as long as the app, with what it keeps.
            if fact.isKept, owners.contains(where: { !isRoot($0) }) {
                graph.findings.append(.retainCycle(fact, name))
            }
        case .argument, .unknown:
            let isInherited = ancestry.line.allSatisfy { type, _ in
                symbols.types[type].fact.initializers.isEmpty
                    && symbols.extensions[type].allSatisfy(\.fact.initializers.isEmpty)
            }
            graph.findings.append(.unprovable(fact, name, isInherited: isInherited))
        }
    }

    /// Whether a class is a root component.
    private func isRoot(_ type: Int) -> Bool { symbols.ancestry(of: type, bindings: [:])?.kind == .root }

    /// Whether `self` is passed as the dependency of a component, and the component that passes it is not one.
    private func passesOwnerAsDependency(_ fact: ConstructionFact, owner: Int?, ancestry: Ancestry) -> Bool {
        guard let owner, !fact.isStaticContext,
            fact.arguments?.contains(where: { $0.label == "dependency" && $0.isSelf }) == true
        else { return false }
        let protocols = ancestry.dependency.map { symbols.dependencyProtocols(of: $0).all } ?? []
        return protocols.contains { !symbols.typeAndSupertypes(of: owner).contains($0) }
    }

    /// Adds the node of a generic root, or of a generic component that is built from a double.
    @discardableResult
    private mutating func addGeneric(_ construction: SitedConstruction) -> NodeID? {
        guard !symbols.genericParameters(of: construction.builds).joined().isEmpty else { return nil }
        let node = construction.bindings(symbols, construction.context).flatMap {
            addNode(construction.builds, bindings: $0)
        }
        if node == nil {
            let name = symbols.types[construction.builds].fact.name
            graph.findings.append(.unprovable(construction.fact, name, isGeneric: true))
        }
        return node
    }

    private mutating func noteDouble(_ construction: SitedConstruction) {
        guard symbols.program.home == nil || symbols.program.home == construction.context.module else { return }
        addGeneric(construction)
        for node in nodesByType[construction.builds] ?? [] {
            graph.nodes[node].doubles.append(construction.fact.location)
        }
    }

    // MARK: Edges

    /// Adds the edges; a generic class gets a node for each distinct use.
    private mutating func connect() {
        var next = NodeID(0)
        while next < graph.nodes.nextID {
            for (type, context) in graph.nodes[next].ancestry.line {
                for construction in constructions[type] ?? [] {
                    connect(next, construction, bindings: context.bindings)
                }
            }
            connectPlugins(of: next)
            connectContributions(to: next)
            next = NodeID(next.index + 1)
        }
    }

    private mutating func connect(
        _ parent: NodeID, _ construction: SitedConstruction, bindings: [String: BoundType]
    ) {
        var context = construction.context
        context.bindings = bindings
        context.bindings["Self"] = symbols.selfType(of: graph.nodes[parent].ancestry.line)
        let declared = symbols.types[construction.builds]
        let children: [NodeID]
        if construction.isOwnClass {
            children = [parent]
        } else if symbols.genericParameters(of: construction.builds).joined().isEmpty {
            // Classes with the same name under exclusive conditions are several nodes.
            let twins = symbols.group(of: construction.builds)
            children = twins.flatMap { nodesByType[$0] ?? [] }
        } else {
            let uses = nodesByType[construction.builds]?.count ?? 0
            guard uses < Self.genericLimit, let bound = construction.bindings(symbols, context) else {
                graph.findings.append(.unprovable(construction.fact, declared.fact.name, isGeneric: true))
                return
            }
            children = addNode(construction.builds, bindings: bound).map { [$0] } ?? []
        }
        // There may be many classes with the same name under conditions that exclude each other.
        guard !construction.demands.excludes(demands[of: parent]) else { return }
        for child in children
        where !construction.demands.excludes(demands[of: child]) && !demands[of: parent].excludes(demands[of: child]) {
            let fact = construction.fact
            addEdge(parent, child: child, condition: fact.condition, location: fact.location, member: fact.member)
        }
    }

    mutating func addEdge(
        _ parent: NodeID, child: NodeID, condition: Condition, location: SourceLocation, member: String? = nil
    ) {
        let both = condition.and(graph.nodes[parent].condition).and(graph.nodes[child].condition)
        guard !both.isNever else { return }
        let key = EdgeKey(parent: parent, child: child)
        let members = member.map { [$0] } ?? []
        if let known = edgeIndex[key] {
            graph.edges[known].members.formUnion(members)
            graph.edges[known].condition = graph.edges[known].condition.or(both)
            graph.edges[known].location = min(graph.edges[known].location, location)
        } else {
            edgeIndex[key] = graph.edges.count
            graph.edges.append(
                ComponentEdge(
                    parent: parent, child: child, condition: both, location: location, members: Set(members)))
        }
    }

    /// A class that others inherit from, and that nothing builds, is not a component itself.
    private mutating func markAbstract() {
        let inherited = Set(graph.nodes.flatMap { $0.ancestry.line.dropFirst().map(\.type) })
        for node in graph.nodes.ids where inherited.contains(graph.nodes[node].type) {
            graph.nodes[node].isAbstract = !constructedTypes.contains(graph.nodes[node].type)
        }
    }

    private func finished() -> ComponentGraph {
        var result = graph
        // An object of exactly an abstract class is never a parent.
        result.edges = graph.edges.filter { !graph.nodes[$0.parent].isAbstract }
            .sorted {
                (graph.nodes[$0.parent].order, $0.location) < (graph.nodes[$1.parent].order, $1.location)
            }
        result.incoming = Array(repeating: [], count: graph.nodes.count)
        result.outgoing = Array(repeating: [], count: graph.nodes.count)
        for (index, edge) in result.edges.enumerated() {
            result.outgoing[of: edge.parent].append(index)
            result.incoming[of: edge.child].append(index)
        }
        result.markBelowNonCore()
        return result
    }
}

extension SymbolTable {
    /// Whether a type is a component class.
    func isComponent(_ type: Int) -> Bool { ancestry(of: type) != nil }

    /// The name of a component's class, with its generic arguments.
    fileprivate func componentName(of type: Int, bindings: [String: BoundType]) -> TypeText {
        let declared = types[type]
        var context = declared.context
        context.bindings = bindings
        var shape = declared.fact.path.map { TypeShape.NamePart($0) }
        for (index, names) in genericParameters(of: type).enumerated() {
            shape[index].arguments = names.map { .name($0) }
        }
        return text(of: .named(shape), in: context)
    }

    /// What a component requires and what it provides.
    fileprivate func componentNode(_ ancestry: Ancestry, bindings: [String: BoundType]) -> ComponentNode {
        let type = ancestry.line[0].type
        let name = componentName(of: type, bindings: bindings)
        let protocols = ancestry.dependency.map { dependencyProtocols(of: $0) } ?? DependencyProtocols()
        let provided = provided(of: ancestry)
        return ComponentNode(
            type: type, ancestry: ancestry, name: name, order: name.type.description,
            condition: types[type].fact.condition,
            protocols: protocols, requirements: requirements(of: protocols.all),
            provided: Dictionary(
                provided.filter { $0.doubt == nil }.compactMap { offer in offer.key.map { ($0, [offer]) } },
                uniquingKeysWith: +),
            providedByName: Dictionary(grouping: provided) { $0.member.name },
            doubtful: Dictionary(grouping: provided.filter { $0.doubt != nil && $0.member.kind != .subscript }) {
                $0.member.labelledName
            },
            guessed: Dictionary(
                grouping: provided.filter { $0.key?.guess != nil || $0.key?.type.isUnknownType == true }
            ) {
                $0.member.labelledName
            })
    }
}

/// The identity of a node: private classes in two files may have the same name, and a generic class has one node for
/// each list of arguments.
private struct NodeKey: Hashable {
    var declaration: Int
    var type: Type
}
