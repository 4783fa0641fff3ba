import DovetailBasics
import DovetailFacts
import DovetailSemantics

/// Converts the resolved graph to the values from which Swift is emitted.
struct WiringBuilder {
    let symbols: SymbolTable
    let graph: ComponentGraph
    let needs: Needs
    let matching: Matching
    /// The roots that are wired in this generated file.
    let roots: Set<NodeID>
    /// The nodes below those roots and below components built from doubles.
    let wired: Set<NodeID>
    /// The nodes that are built from a double here.
    let doubles: Set<NodeID>
    /// A requirement for each key, for its spelling.
    let requirements: [MemberKey: Requirement]
    /// The members that have a deprecated provider.
    let deprecated: Set<MemberKey>

    /// The wiring of `wired`.
    var wiring: Wiring {
        let order = wired.sorted { one, other in
            let (name, otherName) = (graph.nodes[one].name.swift, graph.nodes[other].name.swift)
            return name == otherName ? sortKey(one) < sortKey(other) : name < otherName
        }
        let identifiers = identifiers(of: order)
        let position = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, WiredID($0)) })
        var wiring = Wiring()
        wiring.isMainActorByDefault = symbols.program.home.map { symbols.mainActorModules.contains($0) } ?? false
        let imports = ImportCollector(symbols: symbols, graph: graph)
        wiring.imports = imports.imports(for: wired)
        wiring.libraryImport = imports.ofLibrary
        wiring.isLibraryHidden = isHidden("Dovetail", from: order)
        wiring.isSwiftHidden = isHidden("Swift", from: order)
        wiring.versionName = versionName
        let members = Dictionary(uniqueKeysWithValues: order.map { ($0, self.members(of: $0)) })
        wiring.components = order.map {
            component($0, identifier: identifiers[$0] ?? "", position: position, all: members)
        }
        return wiring
    }

    /// Whether the program has a type with a module's name: anywhere, or where the generated extensions of components
    /// look it up.
    private func isHidden(_ module: String, from nodes: [NodeID]) -> Bool {
        if symbols.isDeclared(module) { return true }
        return nodes.contains { node in
            let context = symbols.types[graph.nodes[node].type].inside
            if case .external = symbols.meaning(of: [module], in: context) { return false }
            return true
        }
    }

    /// The order of nodes with the same name.
    private func sortKey(_ node: NodeID) -> (String, Condition, NodeID) {
        let module = symbols.types[graph.nodes[node].type].context.module
        return (symbols.program.modules[module].module.name ?? "", graph.nodes[node].condition, node)
    }

    /// A readable identifier for each node: its name, and a number if two are the same.
    private func identifiers(of order: [NodeID]) -> [NodeID: String] {
        var used: Set<String> = []
        var numbers: [String: Int] = [:]
        var result: [NodeID: String] = [:]
        for node in order {
            let letters = graph.nodes[node].name.swift.map { $0.isLetter || $0.isNumber ? $0 : "_" }
            let base = String(letters)
            var name = base
            while used.contains(name) || isTaken(name) {
                numbers[base, default: 1] += 1
                name = "\(base)_\(numbers[base, default: 1])"
            }
            used.insert(name)
            result[node] = name
        }
        return result
    }

    /// Whether the program has a type that a generated one would hide.
    private func isTaken(_ identifier: String) -> Bool {
        ["Under", "Outer", "Double"].contains { symbols.isDeclared("\($0)_\(identifier)") }
    }

    /// A name that no type of the program has.
    private var versionName: String {
        var name = "WiringVersion"
        while symbols.isDeclared(name) { name += "_" }
        return name
    }

    private func component(
        _ index: NodeID, identifier: String, position: [NodeID: WiredID], all: [NodeID: [NeededMember]]
    ) -> WiredComponent {
        // A copy of the whole node would cost more than all the rest.
        let (protocols, type) = (graph.nodes[index].protocols, graph.nodes[index].type)
        var names = protocols.named.map { protocolName($0) }
        if names.isEmpty, let name = protocols.ofRuntime { names = [name] }
        var component = WiredComponent(
            name: graph.nodes[index].name.swift, identifier: identifier,
            dependency: names.isEmpty ? "any EmptyDependency" : "any \(names.joined(separator: " & "))",
            conformances: names.isEmpty ? ["EmptyDependency"] : names,
            isSendable: protocols.isSendable, condition: graph.nodes[index].condition)
        let members = all[index] ?? []
        component.members = members.map(\.member)
        component.places = places(of: index, members: members.map(\.need), position: position, all: all)
        component.children = children(of: index, position)
        component.contributions = contributions(to: index, position)
        component.isMainActor = symbols.isMainActor(graph.nodes[index].ancestry.line)
        component.isPluginExtension = graph.nodes[index].isPluginExtension
        component.isRoot = roots.contains(index)
        let group = roots.contains(index) ? roots : doubles
        component.conformingComponent = position[conforming(index, among: group)] ?? WiredID(0)
        component.qualifiedName = moduleQualifiedName(index)
        component.isDeclaredElsewhere = symbols.types[type].context.module != symbols.program.home
        return component
    }

    /// The class qualified with its module, which shows the compiler that an extension of another module's class is
    /// meant. The plain name in its own module, and if the module declares a type with the module's name.
    private func moduleQualifiedName(_ index: NodeID) -> String {
        let type = graph.nodes[index].type
        let name = symbols.types[type].fact.path.joined(separator: ".")
        let home = symbols.types[type].context.module
        guard home != symbols.program.home else { return name }
        let module = symbols.program.modules[home].module
        guard module.isExact, let moduleName = module.name, !symbols.declares(moduleName, in: home) else { return name }
        return "\(moduleName).\(name)"
    }

    private func protocolName(_ type: Int) -> String {
        let declared = symbols.types[type]
        var context = declared.context
        context.isForGeneratedFile = true
        return symbols.text(of: .named(declared.fact.path.map { .init($0) }), in: context).bare.swift
    }

    /// The topmost class of `group` in a node's superclass chain, which gets the conformance.
    private func conforming(_ index: NodeID, among group: Set<NodeID>) -> NodeID {
        let line = graph.nodes[index].ancestry.line.map(\.type)
        var found: (node: NodeID, position: Int)?
        for node in group {
            guard let position = line.firstIndex(of: graph.nodes[node].type) else { continue }
            // Of several uses of a generic class, one carries the conformance for all.
            if found.map({ ($0.position, node) < (position, $0.node) }) ?? true { found = (node, position) }
        }
        return found?.node ?? index
    }

    // MARK: Members

    private struct NeededMember {
        var member: WiredMember
        var need: Need
    }

    private func members(of index: NodeID) -> [NeededMember] {
        let requirements = graph.nodes[index].requirements
        var taken = WiredMember.placeNames.union(requirements.map(\.member.name))
        var result: [NeededMember] = []
        for requirement in requirements {
            guard let need = needs.byNode[of: index][requirement.needKey] else { continue }
            let own = wiredMember(requirement, need)
            guard own.isHiddenByPlace else {
                result.append(NeededMember(member: own, need: need))
                continue
            }
            for owner in [requirement.owner] + requirement.otherOwners {
                var member = own.renamed(besides: &taken)
                member.implementedProtocol = protocolName(owner)
                result.append(NeededMember(member: member, need: need))
            }
        }
        let ownKeys = Set(result.map(\.need.key))
        let passed = needs.byNode[of: index].values.filter { !ownKeys.contains($0.key) }.sorted { $0.key < $1.key }
        for need in passed {
            guard let requirement = self.requirements[need.key.member] else { continue }
            let member = wiredMember(requirement, need).renamed(besides: &taken)
            result.append(NeededMember(member: member, need: need))
        }
        return result
    }

    private func wiredMember(_ requirement: Requirement, _ need: Need) -> WiredMember {
        var kind = requirement.kind
        if case .property(let type, _) = kind { kind = .property(type: type, isSettable: need.key.isSettable) }
        return WiredMember(
            name: requirement.member.name, kind: kind, effects: need.key.effects, isolation: need.key.isolation,
            availability: requirement.member.availability, condition: need.condition,
            isDeprecated: deprecated.contains(need.key.member), hasDefault: need.hasDefault)
    }

    // MARK: Places

    private func places(
        of index: NodeID, members: [Need], position: [NodeID: WiredID], all: [NodeID: [NeededMember]]
    ) -> [WiredPlace] {
        var places: [WiredPlace] = []
        if roots.contains(index) {
            places.append(
                WiredPlace(standing: .root, condition: graph.nodes[index].condition, answers: members.map { _ in [] }))
        }
        let edges = graph.incoming[of: index].map { graph.edges[$0] }.filter { isWired($0.parent) }
        for edge in edges.sorted(by: { (position[$0.parent] ?? WiredID(0)) < (position[$1.parent] ?? WiredID(0)) }) {
            places.append(
                WiredPlace(
                    standing: .under(position[edge.parent] ?? WiredID(0)), condition: edge.condition,
                    answers: members.map { answers(to: $0, over: edge, all) }))
        }
        if doubles.contains(index) { places.append(doublePlace(of: index, members, position)) }
        return places
    }

    /// The place of a component that is built from a double. Members that the dependency protocol lacks may come from
    /// another protocol of the double.
    private func doublePlace(of index: NodeID, _ members: [Need], _ position: [NodeID: WiredID]) -> WiredPlace {
        let own = Set(graph.nodes[index].requirements.map(\.needKey))
        let answers = members.map { need -> [WiredPlace.Answer] in
            if own.contains(need.key.anywhere) {
                return [.init(source: .double, condition: need.condition, effects: need.key.effects)]
            }
            let name = requirements[need.key.member].map { protocolName($0.owner) } ?? "AnyObject"
            return [.init(source: .doubleAs(name), condition: need.condition, effects: need.key.effects)]
        }
        var conformances: [WiredID: [String]] = [:]
        for edge in graph.outgoing[of: index].map({ graph.edges[$0] }) {
            let left = needs.byNode[of: edge.child].values.compactMap { needs.left(of: $0, over: edge) }
            let others = left.filter { !own.contains($0.key.anywhere) }.compactMap { requirements[$0.key.member] }
            guard let child = position[edge.child], !others.isEmpty else { continue }
            conformances[child] = Set(others.map { protocolName($0.owner) }).sorted()
        }
        return WiredPlace(
            standing: .double, condition: graph.nodes[index].condition, answers: answers,
            conformancesForChildren: conformances)
    }

    /// Whether places under this node are emitted.
    private func isWired(_ node: NodeID) -> Bool { wired.contains(node) && !graph.nodes[node].isAbstract }

    private func answers(
        to need: Need, over edge: ComponentEdge, _ all: [NodeID: [NeededMember]]
    ) -> [WiredPlace.Answer] {
        let asked = needs.asked(need, over: edge)
        guard !asked.isNever else { return [] }
        let reach = need.hasDefault ? asked : need.condition
        var answers: [WiredPlace.Answer] = []
        var rest = reach
        var open = asked
        for (source, offers) in sources(of: need.key, over: edge) {
            let effects = matching.effects(of: need, among: offers)
            let offered = matching.offered(need, among: offers)
            if open.implies(offered) {
                return answers + [.init(source: source, condition: rest, effects: effects)]
            }
            let given = rest.and(offered)
            if !given.isNever { answers.append(.init(source: source, condition: given, effects: effects)) }
            (rest, open) = (rest.without(offered), open.without(offered))
        }
        // A search with a closure would copy each member.
        let above = all[edge.parent] ?? []
        let key = graph.passed(need.key, over: edge)
        let outer = above.indices.first { above[$0].need.key == key }.map { above[$0].member }
        answers.append(
            .init(
                source: .outer(outer?.exposedName ?? need.key.member.name), condition: rest,
                effects: outer?.effects ?? need.key.effects))
        return answers
    }

    /// What the parent of an edge provides with a key, nearest first: its own members, and those that plug in.
    private func sources(
        of key: NeedKey, over edge: ComponentEdge
    ) -> [(WiredPlace.Source, [ProvidedMember])] {
        let own = [(WiredPlace.Source.parent, graph.offers(of: key.member, by: edge.parent))]
        return own
            + graph.additions(to: key, over: edge).map { node in
                (
                    graph.nodes[node].isPluginExtension ? .pluginExtension : .nonCore,
                    graph.offers(of: key.member, by: node, pluggedInto: edge.parent)
                )
            }
    }

    private func contributions(to index: NodeID, _ position: [NodeID: WiredID]) -> WiredContributions? {
        graph.nodes[index].contributions.map { collected in
            let children = collected.contributors.compactMap { contributor -> WiredChild? in
                let edge = graph.outgoing[of: index].map { graph.edges[$0] }.first { $0.child == contributor }
                return position[contributor].flatMap { child in
                    edge.map { WiredChild(component: child, condition: $0.condition) }
                }
            }
            return WiredContributions(type: collected.type, contributors: children)
        }
    }

    private func children(of index: NodeID, _ position: [NodeID: WiredID]) -> [WiredChild] {
        graph.outgoing[of: index].map { graph.edges[$0] }.compactMap { edge in
            guard let child = position[edge.child] else { return nil }
            return WiredChild(component: child, condition: edge.condition)
        }
        .sorted { $0.component < $1.component }
    }
}
