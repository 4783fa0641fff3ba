import DovetailBasics
import DovetailFacts

/// For each component, what its places must expose; for each root, what is unmet.
struct Needs {
    /// What each node needs from its ancestors, by key: its own requirements, and the needs of its descendants that it
    /// does not provide.
    private(set) var byNode: [[NeedKey: Need]]
    /// The needs for which some path up has a member that may or may not be the required one.
    private(set) var doubtful: Set<NeedKey> = []
    /// The needs of plugin extensions that the non-core component does not meet.
    private(set) var unplugged: Set<NeedKey> = []
    private let graph: ComponentGraph
    private let matching: Matching

    /// Propagates needs upwards until nothing changes.
    ///
    /// - Complexity: O(edges x needs) for a tree or a diamond; each need passes each edge once, not once per path.
    init(_ graph: ComponentGraph, _ matching: Matching, within reachable: Set<NodeID>) {
        self.graph = graph
        self.matching = matching
        byNode = Array(repeating: [:], count: graph.nodes.count)
        var pending: [NodeID] = []
        for node in reachable.sorted() {
            for requirement in graph.nodes[node].requirements {
                let condition = requirement.member.condition.and(graph.nodes[node].condition)
                merge(Need(requirement, condition), into: node)
            }
            pending.append(node)
        }
        var isPending = Set(pending)
        while let node = pending.popLast() {
            isPending.remove(node)
            for edge in graph.incoming[of: node].map({ graph.edges[$0] }) where reachable.contains(edge.parent) {
                var changed = false
                for need in byNode[of: node].values {
                    if doubt(of: need, over: edge) != nil { doubtful.insert(need.key) }
                    guard let left = left(of: need, over: edge) else { continue }
                    if graph.nodes[node].isPluginExtension {
                        unplugged.insert(need.key)
                        continue
                    }
                    changed = merge(left, into: edge.parent) || changed
                }
                if changed, isPending.insert(edge.parent).inserted { pending.append(edge.parent) }
            }
        }
    }

    /// The condition under which `need`, which has a default, is requested from the parent of `edge`: where every path
    /// up from there meets it. Where none does, the default is used; where only some do, it is requested and fails on
    /// the others.
    func asked(_ need: Need, over edge: ComponentEdge) -> Condition {
        let condition = need.condition.and(edge.condition)
        guard need.hasDefault, !condition.isNever else { return condition }
        var known: [MetKey: Met?] = [:]
        let met = met(need, over: edge, known: &known)
        return met.always == met.sometimes ? condition.and(met.always) : condition
    }

    /// The conditions under which a need is met on every path up, and on some.
    private struct Met {
        var always: Condition
        var sometimes: Condition
    }

    /// What distinguishes the answers to one need at a node.
    private struct MetKey: Hashable {
        var node: NodeID
        var isBelowNonCore: Bool
        /// At a pluginized component, the child that needs it.
        var below: NodeID?
    }

    /// The conditions under which the parent of an edge or its ancestors meet `need`. Following a cycle of components
    /// adds nothing.
    private func met(_ need: Need, over edge: ComponentEdge, known: inout [MetKey: Met?]) -> Met {
        let own = matching.offered(need, among: graph.offers(of: need.key, over: edge))
        // A doubtful member must be requested.
        let alone = Met(
            always: own, sometimes: own.or(matching.doubtful(need, over: edge, in: graph).condition))
        var passed = need
        passed.key = graph.passed(need.key, over: edge)
        let key = MetKey(
            node: edge.parent, isBelowNonCore: passed.key.isBelowNonCore,
            below: graph.nodes[edge.parent].plugins == nil ? nil : edge.child)
        if let met = known[key] { return met ?? alone }
        known[key] = .some(nil)
        let parents = graph.incoming[of: edge.parent].map { graph.edges[$0] }.filter { $0.parent != edge.parent }
        guard !own.isAlways, !parents.isEmpty, !graph.nodes[edge.child].isPluginExtension else {
            known[key] = alone
            return alone
        }
        var above = Met(always: .always, sometimes: .never)
        for parent in parents {
            let met = met(passed, over: parent, known: &known)
            above.always = above.always.and(met.always)
            above.sometimes = above.sometimes.or(met.sometimes)
        }
        let met = Met(always: own.or(above.always), sometimes: alone.sometimes.or(above.sometimes))
        known[key] = met
        return met
    }

    /// The part of `need` that the parent of `edge` does not provide.
    func left(of need: Need, over edge: ComponentEdge) -> Need? {
        let asked = asked(need, over: edge)
        guard !asked.isNever else { return nil }
        let offered = matching.offered(need, among: graph.offers(of: need.key, over: edge))
        let left = asked.without(offered).without(matching.doubtful(need, over: edge, in: graph).condition)
        guard !left.isNever else { return nil }
        var rest = need
        rest.key = graph.passed(need.key, over: edge)
        rest.condition = left
        rest.hasDefault = false
        return rest
    }

    /// The member of the parent of `edge` that may or may not be the required one.
    func doubt(of need: Need, over edge: ComponentEdge) -> ProvidedMember? {
        let (condition, offer) = matching.doubtful(need, over: edge, in: graph)
        guard offer != nil else { return nil }
        let left = asked(need, over: edge).without(
            matching.offered(need, among: graph.offers(of: need.key, over: edge)))
        return left.excludes(condition) ? nil : offer
    }

    /// Whether a need is not met at a root, wherever it comes from.
    func isOpen(_ key: NeedKey, at root: NodeID) -> Bool {
        var below = key
        below.isBelowNonCore = true
        return byNode[of: root][key.anywhere] != nil || byNode[of: root][below] != nil
    }

    @discardableResult
    private mutating func merge(_ need: Need, into node: NodeID) -> Bool {
        guard let known = byNode[of: node][need.key] else {
            byNode[of: node][need.key] = need
            return true
        }
        let merged = known.merged(with: need)
        guard merged != known else { return false }
        byNode[of: node][need.key] = merged
        return true
    }
}
