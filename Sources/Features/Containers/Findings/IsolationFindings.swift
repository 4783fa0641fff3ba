import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Finds resolutions that need a service of the main actor without `on: MainActor.self`: isolation-crossed.
struct IsolationFindings {
    private let walk: ContainerWalk
    private var services: LinkedServices { walk.services }
    /// For each state that needs a service of the main actor, the next state on the shortest way to it, and the
    /// resolution that leads there; the state itself if it is one.
    private var next: [BuildState: (resolution: Int?, state: BuildState)] = [:]
    /// The resolutions outside registrations that fail, and what they find.
    private var failing: [(resolution: Int, state: BuildState)] = []

    init(_ walk: ContainerWalk) {
        self.walk = walk
        let services = walk.services
        var reverse: [BuildState: [(resolution: Int, from: BuildState)]] = [:]
        var queue: [BuildState] = []
        for state in walk.order {
            // An asynchronous factory runs anywhere, and awaits what is isolated.
            if !services.isAsync(state.registration) {
                for edge in walk.edges[state] ?? [] { reverse[edge.to, default: []].append((edge.resolution, state)) }
            }
            guard services.isMain(state.registration) else { continue }
            next[state] = (nil, state)
            queue.append(state)
        }
        guard !queue.isEmpty else { return }
        var position = 0
        while position < queue.count {
            let state = queue[position]
            position += 1
            for (resolution, from) in reverse[state] ?? [] where next[from] == nil {
                next[from] = (resolution, state)
                queue.append(from)
            }
        }
        for (question, answer) in walk.answers {
            let resolution = services.resolutions[question.resolution]
            // What is deferred is resolved by a call that is not seen.
            guard case .found(let found) = answer, !resolution.fact.isOnMain, resolution.deferral == nil,
                question.asker.map({ services.isAsync($0.registration) }) ?? true
            else { continue }
            for one in found {
                let states = [one.holder, question.container].map {
                    BuildState(registration: one.registration, container: $0)
                }
                guard let state = states.first(where: { next[$0] != nil }) else { continue }
                failing.append((question.resolution, state))
                break
            }
        }
    }

    /// The resolutions of what is isolated and deferred: whether its calls are on the main actor is unknown.
    var deferred: [Int: GapCause] {
        var found: [Int: GapCause] = [:]
        for (question, answer) in walk.answers {
            guard case .found(let all) = answer, services.resolutions[question.resolution].deferral != nil else {
                continue
            }
            let isIsolated = all.contains { one in
                [one.holder, question.container].contains {
                    next[BuildState(registration: one.registration, container: $0)] != nil
                }
            }
            if isIsolated { found[question.resolution] = .deferredOnMain }
        }
        return found
    }

    /// The resolutions that fail.
    var resolutions: Set<Int> { Set(failing.map(\.resolution)) }

    var findings: [Finding] {
        Dictionary(grouping: failing, by: \.resolution).values.map { finding($0[0].resolution, $0[0].state) }
    }

    private func finding(_ number: Int, _ state: BuildState) -> Finding {
        let resolution = services.resolutions[number]
        var steps = [state]
        var notes: [Finding.Note] = []
        while let last = steps.last, let step = next[last], step.state != last {
            if let number = step.resolution {
                let needed = services.registrations[step.state.registration]
                notes.append(.init(services.resolutions[number].fact.location, "\(needed.text) is needed here", .next))
            }
            steps.append(step.state)
        }
        let last = services.registrations[(steps.last ?? state).registration]
        let isDirect = steps.count == 1
        return Finding(
            .isolationCrossed, at: resolution.fact.location,
            isDirect
                ? "\(last.text) is isolated to the main actor, but this call does not pass 'on: MainActor.self'"
                : "\(resolution.text) needs \(last.text), which is isolated to the main actor, but this call does "
                    + "not pass 'on: MainActor.self'",
            notes: notes + [.init(last.fact.location, "\(last.text) is registered here, on the main actor")],
            help: "pass 'on: MainActor.self' to this call; from outside the main actor, call it with 'try await'")
    }
}

extension LinkedServices {
    /// Whether a registration's factory is isolated to the main actor.
    func isMain(_ number: Int) -> Bool {
        guard registrations[number].isDovetail, !isAsync(number) else { return false }
        let registration = registrations[number]
        if registration.fact.isMain { return true }
        guard case .initializer(let type, _) = registration.fact.form, let path = type.path else { return false }
        let types = index.symbols.declarations(of: path, in: registration.context)
        return !types.isEmpty
            && types.allSatisfy { number in
                let declared = index.symbols.types[number]
                return index.symbols.isolation(declared.fact.isolation, declared.fact.attributes, in: declared.context)
                    == .actor("MainActor")
            }
    }
}
