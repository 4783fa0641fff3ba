import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Finds resolutions that need a service of the main actor without `on: MainActor.self`: isolation-crossed.
struct IsolationFindings {
    private let walk: ContainerWalk
    private var services: LinkedServices { walk.services }
    /// The ways to services of the main actor from the states that need one.
    private let ways: WaysToStates
    /// The resolutions outside registrations that fail, and what they find.
    private var failing: [(resolution: Int, state: BuildState)] = []

    init(_ walk: ContainerWalk) {
        self.walk = walk
        let services = walk.services
        // An asynchronous factory runs anywhere, and awaits what is isolated.
        ways = WaysToStates(
            walk, to: { services.isMain($0.registration) },
            follows: { state, _ in !services.isAsync(state.registration) })
        guard !ways.isEmpty else { return }
        for (question, answer) in walk.answers {
            let resolution = services.resolutions[question.resolution]
            // What is deferred is resolved by a call that is not seen.
            guard case .found(let found) = answer, !resolution.fact.isOnMain, resolution.deferral == nil,
                question.asker.map({ services.isAsync($0.registration) }) ?? true
            else { continue }
            if let state = ways.state(found, question) { failing.append((question.resolution, state)) }
        }
    }

    /// The resolutions of what is isolated and deferred: whether its calls are on the main actor is unknown.
    var deferred: [Int: GapCause] {
        var found: [Int: GapCause] = [:]
        for (question, answer) in walk.answers {
            guard case .found(let all) = answer, services.resolutions[question.resolution].deferral != nil else {
                continue
            }
            if ways.state(all, question) != nil { found[question.resolution] = .deferredOnMain }
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
        let (last, notes) = ways.way(from: state, services)
        let isDirect = notes.isEmpty
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
