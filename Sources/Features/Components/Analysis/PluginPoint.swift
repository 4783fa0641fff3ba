import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// What plugs in to a pluginized component.
struct PluginPoint {
    /// The nodes of its non-core component: several if classes with one name are under exclusive conditions.
    var nonCore: [NodeID] = []
    /// The node of its plugin extension.
    var pluginExtension: NodeID
    /// Whether reading either is isolated to the main actor.
    var isMainActor: Bool
}

extension ComponentGraph {
    /// The nodes that provide something to the child of an edge on behalf of the parent, a pluginized component: its
    /// non-core component for what is below a non-core component, otherwise its plugin extension. The non-core
    /// component itself gets neither.
    func additions(to key: NeedKey, over edge: ComponentEdge) -> [NodeID] {
        guard let plugins = nodes[edge.parent].plugins, !plugins.nonCore.contains(edge.child) else { return [] }
        return passed(key, over: edge).isBelowNonCore || nodes[edge.parent].isBelowNonCore
            ? plugins.nonCore : [plugins.pluginExtension]
    }

    /// A need as the parent of an edge sees it.
    func passed(_ key: NeedKey, over edge: ComponentEdge) -> NeedKey {
        guard !key.isBelowNonCore, nodes[edge.child].ancestry.isNonCore else { return key }
        var key = key
        key.isBelowNonCore = true
        return key
    }

    /// The members with a key that a pluginized component gets from what plugs in to it.
    func offers(of key: MemberKey, by addition: NodeID, pluggedInto component: NodeID) -> [ProvidedMember] {
        let isMainActor = nodes[component].plugins?.isMainActor == true
        return offers(of: key, by: addition).map { offer in
            var offer = offer
            // It is read through a property of the pluginized component.
            if isMainActor, offer.isolation == .none { offer.isolation = .actor("MainActor") }
            if !nodes[addition].isPluginExtension {
                offer.member.condition = offer.member.condition.and(nodes[addition].condition)
            }
            return offer
        }
    }

    /// The nodes above the last one of a path that may provide something to it, nearest first.
    func suppliers(along path: [NodeID], of key: NeedKey) -> [NodeID] {
        var key = key
        var found: [NodeID] = []
        for (parent, child) in zip(path.dropLast(), path.dropFirst()).reversed() {
            guard let edge = incoming[of: child].lazy.map({ edges[$0] }).first(where: { $0.parent == parent }) else {
                continue
            }
            found += [parent] + additions(to: key, over: edge)
            key = passed(key, over: edge)
        }
        return found
    }

    /// Notes which nodes are only reached through non-core components.
    mutating func markBelowNonCore() {
        guard nodes.contains(where: { $0.plugins != nil }) else { return }
        let nonCore = nodes.ids.filter { nodes[$0].ancestry.isNonCore }
        var below = reachable(from: nonCore)
        let tops = nodes.ids.filter { incoming[of: $0].isEmpty && !nodes[$0].ancestry.isNonCore }
        var core: Set<NodeID> = []
        var pending = tops
        while let next = pending.popLast() {
            guard !nodes[next].ancestry.isNonCore, core.insert(next).inserted else { continue }
            pending += outgoing[of: next].map { edges[$0].child }
        }
        below.subtract(core)
        for node in below { nodes[node].isBelowNonCore = true }
    }
}

extension SymbolTable {
    /// The ancestries of a pluginized component's non-core component.
    func nonCoreComponents(of ancestry: Ancestry) -> [Ancestry] {
        guard var nonCore = ancestry.nonCore else { return [] }
        // A class between it and the runtime's passes it on as its own generic parameter.
        while let path = nonCore.shape.path, path.count == 1, let bound = nonCore.context.bindings[path[0]] {
            nonCore = bound
        }
        guard let path = nonCore.shape.path, let first = self.ancestry(behind: nonCore.shape, in: nonCore.context),
            let type = first.line.first, first.kind == .component
        else { return [] }
        guard genericParameters(of: type.type).joined().isEmpty else { return [first] }
        let twins = declarations(of: path, in: nonCore.context).compactMap { self.ancestry(of: $0) }
        return twins.isEmpty ? [first] : twins
    }

    /// The node of a pluginized component's plugin extension: what it requires of the non-core component, it provides
    /// to the components below.
    func pluginExtensionNode(of component: ComponentNode) -> ComponentNode? {
        guard let type = component.ancestry.pluginExtension else { return nil }
        let protocols = dependencyProtocols(of: type)
        let requirements = requirements(of: protocols.all)
        let offers = requirements.map { requirement in
            ProvidedMember(
                key: requirement.key, member: requirement.member, isolation: requirement.isolation,
                access: types[requirement.owner].fact.access, module: types[requirement.owner].context.module)
        }
        let name = text(of: type).bare
        return ComponentNode(
            type: protocols.named.first ?? component.type,
            ancestry: Ancestry(kind: .pluginExtension, dependency: type, line: []), name: name,
            order: name.type.description, condition: .always, protocols: protocols, requirements: requirements,
            provided: Dictionary(offers.compactMap { offer in offer.key.map { ($0, [offer]) } }, uniquingKeysWith: +),
            providedByName: Dictionary(grouping: offers) { $0.member.name }, doubtful: [:],
            guessed: Dictionary(
                grouping: offers.filter { $0.key?.guess != nil || $0.key?.type.isUnknownType == true }
            ) { $0.member.labelledName })
    }
}
