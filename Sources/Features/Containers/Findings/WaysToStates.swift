import DovetailDiagnostics
import DovetailFacts

/// For each state of a walk that needs a certain kind of state, the shortest way there.
struct WaysToStates {
    /// The next state on the way, and the resolution that leads there; the state itself at its end.
    private var next: [BuildState: (resolution: Int?, state: BuildState)] = [:]

    var isEmpty: Bool { next.isEmpty }

    /// - Parameters:
    ///   - isEnd: whether a state is one of those to which the ways lead.
    ///   - follows: whether a way may begin with an edge of a state that is none of those.
    init(
        _ walk: ContainerWalk, to isEnd: (BuildState) -> Bool, follows: (BuildState, ContainerWalk.Edge) -> Bool
    ) {
        var reverse: [BuildState: [(resolution: Int, from: BuildState)]] = [:]
        var queue: [BuildState] = []
        for state in walk.order {
            guard !isEnd(state) else {
                next[state] = (nil, state)
                queue.append(state)
                continue
            }
            for edge in walk.edges[state] ?? [] where follows(state, edge) {
                reverse[edge.to, default: []].append((edge.resolution, state))
            }
        }
        var position = 0
        while position < queue.count {
            let state = queue[position]
            position += 1
            for (resolution, from) in reverse[state] ?? [] where next[from] == nil {
                next[from] = (resolution, state)
                queue.append(from)
            }
        }
    }

    /// The first state from which a way leads, of those that may answer a question.
    func state(_ found: [Answer.Found], _ question: ContainerWalk.Question) -> BuildState? {
        found.lazy.flatMap { one in
            [one.holder, question.container].map { BuildState(registration: one.registration, container: $0) }
        }.first { next[$0] != nil }
    }

    /// The end of the way from a state.
    func end(of state: BuildState) -> BuildState {
        var last = state
        while let step = next[last], step.state != last { last = step.state }
        return last
    }

    /// The end of the way from a state, and a note for each step.
    func way(from state: BuildState, _ services: LinkedServices) -> (end: LinkedRegistration, steps: [Finding.Note]) {
        var last = state
        var notes: [Finding.Note] = []
        while let step = next[last], step.state != last {
            last = step.state
            guard let number = step.resolution else { continue }
            let needed = services.registrations[last.registration]
            notes.append(.init(services.resolutions[number].fact.location, "\(needed.text) is needed here", .next))
        }
        return (services.registrations[last.registration], notes)
    }
}
