import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// Finds values that need themselves: reading one would never end.
///
/// A vertex is a property or a function of a component. Its edges are what its body reads or calls immediately: members
/// of the same component, of the ancestor that provides a dependency, or of a child. A path that only goes up to
/// ancestors ends at the root, so a cycle counts only if it stays in one component or also goes down.
struct ProviderCycles: Sendable {
    let symbols: SymbolTable
    let graph: ComponentGraph
    let matching: Matching

    struct Vertex: Hashable, Comparable, Sendable {
        var node: NodeID
        /// The name, with labels for a function.
        var name: String

        static func < (left: Self, right: Self) -> Bool { (left.node, left.name) < (right.node, right.name) }
    }

    fileprivate enum Direction: Sendable { case own, up, down }

    struct Arrow: Sendable {
        fileprivate(set) var to: Vertex
        fileprivate var direction: Direction
        /// The condition under which the body that reads is compiled.
        fileprivate var condition: Condition
        /// What leads there.
        fileprivate(set) var read: ReadFact
    }

    /// One step of a cycle: a value, and what it reads.
    typealias Step = (from: Vertex, arrow: Arrow)

    /// One finding for each cycle.
    func findings(among nodes: Set<NodeID>) -> [Finding] {
        var arrows: [Vertex: [Arrow]] = [:]
        let cycles = NameCycles(graph, nodes)
        guard !cycles.isEmpty else { return [] }
        for found in inParallel(nodes.sorted(), { self.arrows(from: $0, cycles) }) {
            arrows.merge(found) { _, last in last }
        }
        let cyclic = arrowsOnCycles(arrows)
        var reported: Set<Set<Vertex>> = []
        // If each vertex has only one edge, every start leads around the same cycle.
        var done: Set<Vertex> = []
        return cyclic.keys.sorted().compactMap { start in
            guard !start.name.hasSuffix(")"), !done.contains(start), let cycle = cycle(through: start, cyclic)
            else { return nil }
            let line = cycle.map(\.from)
            if line.allSatisfy({ cyclic[$0]?.count == 1 }) { done.formUnion(line) }
            return reported.insert(Set(line)).inserted ? finding(cycle) : nil
        }
    }

    /// The edges from the members of a component that may be on a cycle.
    private func arrows(from node: NodeID, _ cycles: NameCycles) -> [(Vertex, [Arrow])] {
        var found: [(Vertex, [Arrow])] = []
        for (name, provided) in graph.nodes[node].providedByName
        where provided.contains(where: { $0.member.reads.contains { cycles.mayHold($0, of: name) } }) {
            for (vertex, provided) in vertices(named: name, of: node) {
                let arrows = provided.flatMap { offer in
                    offer.member.reads.filter { cycles.mayHold($0, of: name) }
                        .flatMap { self.arrows($0, from: node, offer.member.condition) }
                }
                found.append((vertex, arrows))
            }
        }
        return found
    }

    /// The members of a component with this name, each with its declarations: those of the nearest class, and of the
    /// next ones if the nearest is not in every build.
    private func vertices(named name: String, of node: NodeID) -> [(Vertex, [ProvidedMember])] {
        let groups = Dictionary(grouping: graph.nodes[node].providedByName[name] ?? []) { $0.member.calledName }
        // Where they are read, a property and a function with the same name cannot be distinguished.
        guard Set(groups.values.joined().map(\.member.kind)).count == 1 else { return [] }
        return groups.map { label, provided in
            var nearest: [ProvidedMember] = []
            var condition = Condition.never
            var depth = -1
            for offer in provided.sorted(by: { $0.depth < $1.depth }) {
                if condition.isAlways, offer.depth > depth { break }
                nearest.append(offer)
                (depth, condition) = (offer.depth, condition.or(offer.member.condition))
            }
            return (Vertex(node: node, name: label), nearest)
        }
    }

    private func arrows(_ read: ReadFact, from node: NodeID, _ condition: Condition) -> [Arrow] {
        guard isReadAtOnce(read, from: node) else { return [] }
        let own = read.base == .own ? graph.nodes[node].providedByName[read.name] ?? [] : []
        guard read.call == nil else {
            return called(read, among: own).map {
                [Arrow(to: Vertex(node: node, name: $0), direction: .own, condition: condition, read: read)]
            } ?? []
        }
        if own.isEmpty, read.name == "pluginExtension", let plugins = graph.nodes[node].plugins {
            return plugins.nonCore.map { nonCore in
                Arrow(
                    to: Vertex(node: nonCore, name: read.next ?? ""), direction: .down, condition: condition, read: read
                )
            }
        }
        guard !own.isEmpty else {
            return providers(of: read.name, for: node).map {
                Arrow(to: $0, direction: .up, condition: condition, read: read)
            }
        }
        let target = Arrow(
            to: Vertex(node: node, name: read.name), direction: .own, condition: condition, read: read)
        guard let next = read.next else { return [target] }
        return [target]
            + children(read.name, of: node).map {
                Arrow(to: Vertex(node: $0, name: next), direction: .down, condition: condition, read: read)
            }
    }

    /// The function or subscript that a call means, by name and labels; nil if there is none, or several.
    private func called(_ read: ReadFact, among own: [ProvidedMember]) -> String? {
        let labels = read.call ?? []
        guard own.allSatisfy({ $0.member.kind == .function || $0.member.kind == .subscript }) else { return nil }
        var fitting = own.filter { $0.member.fits(labels) }
        if fitting.isEmpty { fitting = own.filter { $0.member.fitsTrailing(labels) } }
        let signatures = Set(fitting.map { "\($0.member.calledName) \($0.member.parameters.map(\.type.shape))" })
        return signatures.count == 1 && Set(fitting.map(\.key)).count == 1 ? fitting[0].member.calledName : nil
    }

    /// Whether an argument is evaluated before the call: an autoclosure may never be.
    private func isReadAtOnce(_ read: ReadFact, from node: NodeID) -> Bool {
        switch read.given {
        case nil: return true
        case .type(let shape):
            let context = symbols.types[graph.nodes[node].type].inside
            return symbols.instances(of: BoundType(shape: shape, context: context)).allSatisfy { found in
                let fact = symbols.types[found.type].fact
                let all = fact.initializers + symbols.extensions[found.type].flatMap(\.fact.initializers)
                return !all.contains { $0.parameters.contains(where: \.isAutoclosure) }
            }
        case .own(let name):
            let functions = (graph.nodes[node].providedByName[name] ?? []).filter { $0.member.kind != .property }
            return !functions.isEmpty && !functions.contains { $0.member.parameters.contains(where: \.isAutoclosure) }
        }
    }

    /// The edges that are on cycles, which are few.
    private func arrowsOnCycles(_ arrows: [Vertex: [Arrow]]) -> [Vertex: [Arrow]] {
        let vertices = arrows.keys.sorted()
        let numbers = Dictionary(uniqueKeysWithValues: vertices.enumerated().map { ($1, $0) })
        let components = StronglyConnected(
            vertices.map { vertex in (arrows[vertex] ?? []).compactMap { numbers[$0.to] } })
        var result: [Vertex: [Arrow]] = [:]
        for (number, vertex) in vertices.enumerated() {
            let inner = (arrows[vertex] ?? []).filter { arrow in
                numbers[arrow.to].map { components.component[$0] == components.component[number] } ?? false
            }
            if !inner.isEmpty { result[vertex] = inner }
        }
        return result
    }

    /// The nearest ancestors that meet a node's requirement with this name.
    private func providers(of name: String, for node: NodeID) -> [Vertex] {
        let requirements = graph.nodes[node].requirements.filter {
            $0.member.name == name && $0.member.kind == .property
        }
        return requirements.flatMap { requirement -> [Vertex] in
            let need = Need(requirement, .always)
            return matching.providers(of: need, above: node, in: graph).nodes.flatMap { provider in
                // A plugin extension gets it from the non-core component.
                let isPlugged = graph.nodes[provider].isPluginExtension
                let owners = isPlugged ? graph.incoming[of: provider].map { graph.edges[$0].parent } : [provider]
                return owners.map { Vertex(node: $0, name: name) }
            }
        }
    }

    /// The child components that a property with this name returns.
    private func children(_ name: String, of node: NodeID) -> [NodeID] {
        let keys = Set((graph.nodes[node].providedByName[name] ?? []).compactMap { $0.key?.type })
        return graph.outgoing[of: node].map { graph.edges[$0].child }.filter {
            keys.contains(.property(graph.nodes[$0].name.type))
        }
    }

    /// A shortest cycle through `start` that never ends.
    private func cycle(through start: Vertex, _ arrows: [Vertex: [Arrow]]) -> [Step]? {
        struct Walked {
            var vertex: Vertex
            var from: Int?
            /// What led here.
            var arrow: Arrow?
            var hasUp: Bool
            var hasDown: Bool
            var condition: Condition
        }
        struct State: Hashable {
            var vertex: Vertex
            var hasUp: Bool
            var hasDown: Bool
        }
        var steps = [Walked(vertex: start, from: nil, hasUp: false, hasDown: false, condition: .always)]
        var seen: Set<State> = []
        var next = 0
        while next < steps.count {
            let step = steps[next]
            for arrow in arrows[step.vertex] ?? [] {
                let hasUp = step.hasUp || arrow.direction == .up
                let hasDown = step.hasDown || arrow.direction == .down
                let condition = step.condition.and(arrow.condition)
                guard !condition.isNever else { continue }
                if arrow.to == start {
                    guard hasDown || !hasUp else { continue }
                    let line = Array(sequence(first: next) { steps[$0].from }.map { steps[$0] }.reversed())
                    return zip(line, line.dropFirst().map(\.arrow) + [arrow]).compactMap { step, arrow in
                        arrow.map { (step.vertex, $0) }
                    }
                }
                let state = State(vertex: arrow.to, hasUp: hasUp, hasDown: hasDown)
                guard seen.insert(state).inserted else { continue }
                steps.append(
                    Walked(
                        vertex: arrow.to, from: next, arrow: arrow, hasUp: hasUp, hasDown: hasDown, condition: condition
                    ))
            }
            next += 1
        }
        return nil
    }

    private func finding(_ cycle: [Step]) -> Finding {
        let placed = cycle.compactMap { step in declaration(of: step.from).map { (step, $0.location) } }
        let first = placed.indices.min { placed[$0].1 < placed[$1].1 } ?? 0
        let ordered = Array(placed[first...] + placed[..<first]).map(\.0)
        let name = ordered[0].from.name
        let loop = (ordered + [ordered[0]]).map { text($0.from) }.joined(separator: " → ")
        return Finding(
            .providerCycle, at: placed[first].1, "'\(name)' depends on itself: \(loop)",
            notes: ordered.map { step in
                let target = step.arrow.to
                let read = target.node == step.from.node ? target.name : text(target)
                return .init(
                    step.arrow.read.location,
                    "'\(text(step.from))' \(target.name.hasSuffix(")") ? "calls" : "reads") '\(read)' here",
                    .cycle)
            },
            help: help(ordered), knownAs: "'\(name)' needs itself: \(loop)")
    }

    func text(_ vertex: Vertex) -> String { "\(graph.nodes[vertex.node].name.swift).\(vertex.name)" }

    /// The first declaration of a value.
    func declaration(of vertex: Vertex) -> MemberFact? {
        let name = vertex.name.prefix { $0 != "(" }
        return graph.nodes[vertex.node].providedByName[String(name)]?.map(\.member)
            .filter { $0.calledName == vertex.name }.min { $0.location < $1.location }
    }
}

extension ParameterFact {
    fileprivate var isAutoclosure: Bool {
        if case .attributed(let words, _) = type.shape { return words.contains("@autoclosure") }
        return false
    }
}

extension MemberFact {
    /// The name, with labels if it takes arguments.
    fileprivate var calledName: String {
        guard kind == .subscript else { return labelledName }
        return "subscript(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }

    /// Whether it can be called with arguments with these labels.
    fileprivate func fits(_ labels: [String?]) -> Bool {
        kind != .property && CallShape.mayFit(labels, parameters)
    }

    /// Whether an unlabelled argument may be the trailing closure of a labelled parameter.
    fileprivate func fitsTrailing(_ labels: [String?]) -> Bool {
        labels.indices.contains { index in
            guard labels[index] == nil else { return false }
            return parameters.contains { parameter in
                guard let label = parameter.label else { return false }
                var all = labels
                all[index] = label
                return fits(all)
            }
        }
    }
}
