import DovetailDiagnostics
import DovetailFacts

/// A registration, built from one container.
struct BuildState: Hashable {
    var registration: Int
    var container: ContainerID
}

/// Walks breadth first from the resolutions outside registrations to everything that is built for them, and records the
/// answer to each resolution. A class, as `ContainerIndex` is.
final class ContainerWalk {
    /// How a state was first reached.
    struct Step {
        /// The resolution that led to it; nil if none does.
        var resolution: Int?
        var from: BuildState?
    }

    /// A resolution in one container.
    struct Question: Hashable {
        var resolution: Int
        var container: ContainerID
        var asker: BuildState?
    }

    let services: LinkedServices
    let lookup: ServiceLookup
    /// The states in the order in which they were reached.
    private(set) var order: [BuildState] = []
    private(set) var steps: [BuildState: Step] = [:]
    private(set) var answers: [(question: Question, answer: Answer)] = []
    /// A resolution that finds one registration while a state is built or completed.
    struct Edge {
        var resolution: Int
        var to: BuildState
        /// Whether it surely runs then, if nothing fails and no branch avoids it.
        var isSure: Bool
    }

    /// The resolutions that run, or may run, while a state is built or completed.
    private(set) var edges: [BuildState: [Edge]] = [:]
    /// The number of states reached from resolutions outside registrations.
    private(set) var reachedCount = 0

    init(_ services: LinkedServices) {
        self.services = services
        lookup = ServiceLookup(services)
        for entry in services.entries { ask(entry, from: nil) }
        drain()
        reachedCount = order.count
        isReached = false
        // A registration that no resolution reaches is built from the container that registers it.
        for number in services.registrations.indices {
            guard !met.contains(number) else { continue }
            for holder in lookup.holders(services.registrations[number].holders)
            where !lookup.isOverridden(number, in: holder) {
                meet(BuildState(registration: number, container: holder), Step(resolution: nil, from: nil))
            }
            drain()
        }
    }

    private var position = 0
    /// Whether the current state is reached from a resolution outside registrations, directly or indirectly.
    private var isReached = true
    private var met: Set<Int> = []

    private func drain() {
        while position < order.count {
            let state = order[position]
            position += 1
            for need in services.needs[state.registration] { ask(need, from: state) }
            if case .forward(let place) = services.registrations[state.registration].fact.form,
                let original = services.number(of: place)
            {
                let next = BuildState(registration: original, container: state.container)
                meet(next, Step(resolution: steps[state]?.resolution, from: state))
            }
        }
    }

    private func ask(_ number: Int, from state: BuildState?) {
        var candidates = resolved(number, from: state)
        var earlier: [[(container: ContainerID, answer: Answer)]] = []
        var next = services.original(of: number)
        while let original = next {
            earlier.append(resolved(original, from: state))
            next = services.original(of: original)
        }
        candidates = answers(candidates, after: earlier)
        for (container, answer) in candidates {
            answers.append((Question(resolution: number, container: container, asker: state), answer))
            let found: [Answer.Found] =
                switch answer {
                case .found(let found), .conditional(let found), .mismatch(let found), .wrongType(let found, _): found
                case .gap: lookup.candidates(services.resolutions[number], in: container)
                case .missing: []
                }
            let isSure = if case .gap = answer { false } else { true }
            for one in found {
                let next = BuildState(
                    registration: one.registration, container: isKept(one.registration) ? one.holder : container)
                if let state, isSure {
                    let run = services.run(number, for: state.registration)
                    if run != .later {
                        edges[state, default: []].append(
                            Edge(resolution: number, to: next, isSure: run == .whileBuilding))
                    }
                }
                meet(next, Step(resolution: number, from: state))
                if isKeptUncertainly(one.registration) {
                    meet(
                        BuildState(registration: one.registration, container: one.holder),
                        Step(resolution: number, from: state))
                }
            }
        }
    }

    /// The answers to a resolution that runs only if the earlier ones find nothing.
    private func answers(
        _ candidates: [(container: ContainerID, answer: Answer)],
        after earlier: [[(container: ContainerID, answer: Answer)]]
    ) -> [(container: ContainerID, answer: Answer)] {
        let isFound = earlier.contains { first in
            !first.isEmpty
                && first.allSatisfy { if case .found(let found) = $0.answer { !found.isEmpty } else { false } }
        }
        if isFound { return candidates.map { ($0.container, .found([])) } }
        let isMissing = earlier.joined().allSatisfy { [.missing, .found([])].contains($0.answer) }
        return candidates.map { container, answer in
            guard !isMissing, !answer.isFound else { return (container, answer) }
            return (container, .gap(.earlierLookup))
        }
    }

    /// The answers of all containers that a resolution may use.
    private func resolved(_ number: Int, from state: BuildState?) -> [(container: ContainerID, answer: Answer)] {
        let resolution = services.resolutions[number]
        let own = resolution.isOfItsRegistration ? state?.container : nil
        var candidates: [(container: ContainerID, answer: Answer)]
        if let own, lookup.isKnown(resolution.holders) {
            candidates = [(own, lookup.answer(resolution, in: own))]
        } else {
            let containers = Set(lookup.holders(resolution.holders)).union(own.map { [$0] } ?? [])
            candidates = containers.sorted().map { ($0, lookup.answer(resolution, in: $0)) }
            if !lookup.isKnown(resolution.holders) { candidates = guessed(candidates, resolution) }
            if let owner = resolution.holders.owner { candidates = ofOneObject(candidates, owner) }
            if let own { candidates = candidates.filter { $0.container == own } }
        }
        if let state, resolution.isOfItsRegistration, !isReached, !isKept(state.registration) {
            candidates = candidates.map { ($0.container, completed($0.answer, resolution, below: $0.container)) }
        }
        if let state, isKeptUncertainly(state.registration) {
            candidates = candidates.map { ($0.container, $0.answer.isFound ? $0.answer : .gap(.unknownLifetime)) }
        }
        return candidates
    }

    /// Whether a service is built from the container that registers it, whichever container resolves it.
    private func isKept(_ number: Int) -> Bool {
        services.registrations[number].isDovetail
            && [.singleton, .weak].contains(services.registrations[number].scope)
    }

    /// Whether it is unknown if a service is kept, because its scope is an expression.
    private func isKeptUncertainly(_ number: Int) -> Bool {
        guard services.registrations[number].isDovetail, case .other = services.registrations[number].scope else {
            return false
        }
        return true
    }

    /// The answer for a registration that nothing resolves: a child of its container may have what it needs, and a
    /// resolution from the child would find it.
    private func completed(_ answer: Answer, _ resolution: LinkedResolution, below container: ContainerID) -> Answer {
        switch answer {
        case .found, .gap, .wrongType: return answer
        case .missing, .mismatch, .conditional: break
        }
        let isCompleted = lookup.chains.below(container).contains { lookup.answer(resolution, in: $0).isFound }
        return isCompleted ? .gap(.onlyInChild) : answer
    }

    /// The answers of the containers that a resolution may use, if it is unknown which one it uses. That one of them
    /// lacks the service means nothing as long as another has it, or may have it.
    private func guessed(
        _ candidates: [(container: ContainerID, answer: Answer)], _ resolution: LinkedResolution
    ) -> [(container: ContainerID, answer: Answer)] {
        let gap = candidates.lazy.map(\.answer).first { if case .gap = $0 { true } else { false } }
        let isFound = candidates.contains { $0.answer.isFound }
        guard isFound || gap != nil else { return candidates }
        return candidates.map { container, answer in
            let isSure = resolution.holders.containers.contains(container) && !lookup.hasUnseen
            guard !isSure, lookup.hasUnseen || !answer.isFound else {
                return (container, answer)
            }
            // If one of them may have it, nothing more can be said.
            if !isFound, let gap { return (container, gap) }
            return (container, .gap(.unknownContainer))
        }
    }

    /// The answers of the containers that the objects of a type hold. That one of them lacks the service means nothing
    /// if another has it: the sources do not show which objects resolve it.
    private func ofOneObject(
        _ candidates: [(container: ContainerID, answer: Answer)], _ owner: [String]
    ) -> [(container: ContainerID, answer: Answer)] {
        guard candidates.contains(where: { $0.answer.isFound }) else { return candidates }
        return candidates.map { ($0.container, $0.answer.isFound ? $0.answer : .gap(.eachObject(owner))) }
    }

    private func meet(_ state: BuildState, _ step: Step) {
        guard steps[state] == nil else { return }
        steps[state] = step
        met.insert(state.registration)
        order.append(state)
    }

    /// The path from an entry to a state: each state with the resolution that led to it.
    func path(to state: BuildState) -> [(resolution: Int?, state: BuildState)] {
        var path: [(Int?, BuildState)] = []
        var next: BuildState? = state
        while let current = next, let step = steps[current] {
            path.append((step.resolution, current))
            next = step.from
        }
        return path.reversed()
    }
}

extension LinkedResolution {
    /// Whether it uses the resolver passed to its registration's closure, whatever container that is.
    var isOfItsRegistration: Bool {
        switch fact.receiver {
        case .resolver(let place): place == fact.registration
        // A function to which the closure passes its resolver.
        case .parameter, .receiver: fact.registration == nil
        case .created, .member, .call, .ofType, .either, .choice, .unknown: false
        }
    }
}

extension LinkedServices {
    /// The registration at a place.
    func number(of place: SourceLocation) -> Int? { registrationNumbers[place] }

    /// The resolution that finds nothing if this one runs.
    func original(of number: Int) -> Int? {
        guard let place = resolutions[number].insteadOf else { return nil }
        let resolution = resolutions[number]
        return resolutions[..<number].lastIndex { other in
            if resolution.body == nil { return other.body == nil && other.fact.location == place }
            return other.body == place && other.making == resolution.making
                && (other.making != nil || other.fact.location == resolution.fact.location)
        }
    }
}
