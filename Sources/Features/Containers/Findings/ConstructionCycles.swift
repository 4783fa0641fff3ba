import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// Finds services that need each other while they are built: construction-cycle.
struct ConstructionCycles: ContainerRule {
    private let walk: ContainerWalk
    /// A shortest cycle for each set of registrations that need each other.
    private var cycles: [[Edge]] = []

    private var services: LinkedServices { walk.services }

    init(_ walk: ContainerWalk) {
        self.walk = walk
        cycles = allCycles
    }

    var findings: [Finding] { cycles.map(finding) }

    var damage: Damage {
        Damage(registrations: registrations, doubtfulRegistrations: possible.mapValues { .possibleCycle($0) })
    }

    /// The registrations that need themselves: none of them can be built.
    private var registrations: Set<Int> { Set(cycles.joined().map(\.to.registration)) }

    /// The registrations that may need themselves, each with the place that decides it: a resolution in a closure that
    /// may run at once.
    private var possible: [Int: SourceLocation] {
        guard walk.edges.values.contains(where: { $0.contains { !$0.isSure } }) else { return [:] }
        let numbers = Dictionary(uniqueKeysWithValues: walk.order.enumerated().map { ($1, $0) })
        let ways = walk.order.map { state in (walk.edges[state] ?? []).filter { matters($0.resolution, state) } }
        let parts = StronglyConnected(ways.map { $0.compactMap { numbers[$0.to] } })
        var places: [Int: SourceLocation] = [:]
        for (from, edges) in ways.enumerated() {
            for edge in edges where !edge.isSure {
                guard let to = numbers[edge.to], parts.component[from] == parts.component[to] else { continue }
                let place = services.resolutions[edge.resolution].fact.location
                places[parts.component[from]] = min(places[parts.component[from]] ?? place, place)
            }
        }
        var found: [Int: SourceLocation] = [:]
        for (number, state) in walk.order.enumerated() {
            guard let place = places[parts.component[number]] else { continue }
            found[state.registration] = min(found[state.registration] ?? place, place)
        }
        return found
    }

    private var allCycles: [[Edge]] {
        var seen: Set<Set<Int>> = []
        var found: [[Edge]] = []
        let numbers = Dictionary(uniqueKeysWithValues: walk.order.enumerated().map { ($1, $0) })
        let edges = walk.order.map { state in
            (walk.edges[state] ?? []).filter { $0.isSure && matters($0.resolution, state) }
                .compactMap { numbers[$0.to] }
        }
        let parts = StronglyConnected(edges)
        // If each state has only one edge, every start leads around the same cycle.
        let onlyWays = edges.indices.map { number in
            edges[number].count { parts.component[$0] == parts.component[number] } == 1
        }
        var done: Set<Int> = []
        for number in edges.indices {
            guard parts.sizes[parts.component[number]] > 1 || edges[number].contains(number), !done.contains(number),
                let cycle = shortest(from: number, edges)
            else { continue }
            let way = cycle.compactMap { numbers[$0.to] }
            if way.allSatisfy({ onlyWays[$0] }) { done.formUnion(way) }
            let members = Set(cycle.map(\.to.registration))
            guard seen.insert(members).inserted else { continue }
            found.append(cycle)
        }
        return found
    }

    private typealias Edge = ContainerWalk.Edge

    /// The shortest path from a state back to itself; states are numbered in the order of the walk.
    private func shortest(from start: Int, _ edges: [[Int]]) -> [Edge]? {
        guard let way = shortestPath(from: [start], to: { edges[$0].contains(start) }, next: { edges[$0] }) else {
            return nil
        }
        let states = (way + [start]).map { walk.order[$0] }
        let path = zip(states, states.dropFirst()).compactMap { from, to in
            walk.edges[from]?.first { $0.isSure && $0.to == to && matters($0.resolution, from) }
        }
        return isPossible(path) ? path : nil
    }

    /// Whether a resolution runs while its consumer is built. One in a completion counts if the consumer is transient:
    /// it is built again each time, and completed while whatever needs it is still being built, so kept services in the
    /// cycle are not kept yet.
    private func matters(_ resolution: Int, _ asker: BuildState) -> Bool {
        if services.resolutions[resolution].fact.timing == .building {
            return services.resolutions[resolution].isImmediate
                || services.run(resolution, for: asker.registration) == .perhaps
        }
        return services.registrations[asker.registration].scope == .transient
    }

    /// Whether some build contains the whole path.
    private func isPossible(_ path: [Edge]) -> Bool {
        let condition = path.reduce(Condition.always) {
            $0.and(services.resolutions[$1.resolution].fact.condition)
                .and(services.registrations[$1.to.registration].fact.condition)
        }
        return !condition.isNever
    }

    private func finding(_ path: [Edge]) -> Finding {
        let texts = path.map { services.registrations[$0.to.registration].text }
        let consumer = services.registrations[path[path.count - 1].to.registration]
        let first = consumer.text
        let loop = ([first] + texts).joined(separator: " → ")
        let last = services.resolutions[path[0].resolution]
        var notes: [Finding.Note] = []
        var asker = first
        for (number, edge) in path.enumerated() {
            notes.append(
                .init(
                    services.resolutions[edge.resolution].fact.location,
                    "\(asker) resolves \(texts[number]) while \(asker) is being built", .cycle))
            asker = texts[number]
        }
        // A struct cannot be completed, but a class elsewhere in the cycle may be.
        let ends = [consumer] + path.dropLast().map { services.registrations[$0.to.registration] }
        let helps = zip(ends, path).filter { services.resolutions[$1.resolution].fact.timing != .completing }.map {
            CycleHelp(services: services, consumer: $0, resolution: services.resolutions[$1.resolution])
        }
        let breaking = helps.first(where: \.isConcrete) ?? helps.first
        return Finding(
            .constructionCycle, at: last.fact.location, "\(first) depends on itself: \(loop)", notes: notes,
            help: last.fact.timing == .completing
                ? "give one of them a scope other than transient"
                : breaking?.text ?? "")
    }
}
