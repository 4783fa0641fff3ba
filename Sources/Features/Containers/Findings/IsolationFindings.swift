import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs

/// Finds resolutions of services that are isolated to an actor which does not run then: isolation-crossed.
struct IsolationFindings {
    /// A resolution that fails.
    private struct Failure {
        var resolution: Int
        var state: BuildState
        /// Whether a factory of the main actor is called, and not one that calls what is isolated elsewhere.
        var isOfMain: Bool
        var needsAsync: Bool
    }

    private let walk: ContainerWalk
    private let asyncInSync: AsyncInSync
    private var services: LinkedServices { walk.services }
    /// The ways to services of the main actor from the states that need one each time.
    private let toMain: WaysToStates
    /// The same from the states that need one at least once: what is kept may have been built on the main actor before.
    private let toMainOnce: WaysToStates
    /// The ways to factories that run anywhere and call what is isolated to an actor, each time.
    private let toCalls: WaysToStates
    /// The ways to factories that call what is isolated, at least once: to the main actor, and to other actors.
    private let toMainCalls: WaysToStates
    private let toOtherCalls: WaysToStates
    /// The ways to factories whose isolation is unknown.
    private let toUnknown: WaysToStates
    private var calls: [Int: (actor: String, what: String)] = [:]
    private var failing: [Failure] = []
    /// The resolutions that may fail.
    private(set) var uncertain: [Int: GapCause] = [:]

    init(_ walk: ContainerWalk, _ asyncInSync: AsyncInSync) {
        self.walk = walk
        self.asyncInSync = asyncInSync
        let services = walk.services
        let isolations = services.registrations.indices.map(services.factoryIsolation)
        for number in services.registrations.indices { calls[number] = services.foreignCall(number) }
        let calls = calls
        // An asynchronous factory runs anywhere, and awaits what is isolated.
        func isSync(_ state: BuildState, _: ContainerWalk.Edge) -> Bool { !services.isAsync(state.registration) }
        func isKept(_ state: BuildState) -> Bool {
            ![.transient, .graph].contains(services.registrations[state.registration].scope)
        }
        func isMain(_ state: BuildState) -> Bool { isolations[state.registration] == .main }
        toMainOnce = WaysToStates(walk, to: isMain, follows: isSync)
        let built = toMainOnce.isEmpty ? [] : Self.builtOnMain(walk)
        toMain = WaysToStates(
            walk, to: isMain, follows: { isSync($0, $1) && !(isKept($0) && built.contains($0)) })
        // What is kept may have been built where the actor runs.
        toCalls = WaysToStates(
            walk, to: { calls[$0.registration] != nil && !isKept($0) }, follows: { isSync($0, $1) && !isKept($0) })
        toMainCalls = WaysToStates(walk, to: { calls[$0.registration]?.actor == "MainActor" }, follows: isSync)
        toOtherCalls = WaysToStates(
            walk, to: { calls[$0.registration].map { $0.actor != "MainActor" } ?? false }, follows: isSync)
        toUnknown = WaysToStates(walk, to: { isolations[$0.registration] == .unknown }, follows: isSync)
        guard [toMainOnce, toMainCalls, toOtherCalls, toUnknown].contains(where: { !$0.isEmpty }) else { return }
        for (question, answer) in walk.answers { judge(question, answer) }
    }

    /// What resolutions on the main actor build, and those that may be on it.
    private static func builtOnMain(_ walk: ContainerWalk) -> Set<BuildState> {
        let first = walk.answers.flatMap { question, answer -> [BuildState] in
            let resolution = walk.services.resolutions[question.resolution]
            guard case .found(let found) = answer, resolution.fact.isOnMain || resolution.deferral != nil else {
                return []
            }
            return found.flatMap { one in
                [one.holder, question.container].map { BuildState(registration: one.registration, container: $0) }
            }
        }
        return Set(reachable(from: first) { (walk.edges[$0] ?? []).map(\.to) })
    }

    private mutating func judge(_ question: ContainerWalk.Question, _ answer: Answer) {
        let resolution = services.resolutions[question.resolution]
        guard case .found(let found) = answer else { return }
        guard resolution.deferral == nil else {
            // Where it is called is unknown.
            if toMainOnce.state(found, question) != nil {
                uncertain[question.resolution] = .deferredOnMain
            } else {
                uncertain[question.resolution] = cause(found, question, isOnMain: false)
            }
            return
        }
        let isOfAsync = question.asker.map { services.isAsync($0.registration) }
        guard isOfAsync ?? true else { return }
        let isOnMain = resolution.fact.isOnMain
        let needsAsync = asyncInSync.needsAsync(found, question)
        if !isOnMain, let state = toMain.state(found, question) {
            failing.append(
                Failure(resolution: question.resolution, state: state, isOfMain: true, needsAsync: needsAsync))
        } else if let state = toCalls.state(found, question), let call = end(of: state, toCalls),
            isOnMain ? call.actor != "MainActor" : isOfAsync ?? false || resolution.fact.waiting == .yes
        {
            failing.append(
                Failure(resolution: question.resolution, state: state, isOfMain: false, needsAsync: needsAsync))
        } else if let cause = cause(found, question, isOnMain: isOnMain) {
            uncertain[question.resolution] = cause
        }
    }

    /// Why it is unknown whether a resolution reaches only factories that run where they have to.
    private func cause(_ found: [Answer.Found], _ question: ContainerWalk.Question, isOnMain: Bool) -> GapCause? {
        for ways in isOnMain ? [toOtherCalls] : [toOtherCalls, toMainCalls] {
            if let state = ways.state(found, question), let call = end(of: state, ways) {
                return .isolatedCall(call.what, call.actor)
            }
        }
        if isOnMain { return nil }
        if toMainOnce.state(found, question) != nil { return .keptOnMain }
        return toUnknown.state(found, question) != nil ? .unknownIsolation : nil
    }

    private func end(of state: BuildState, _ ways: WaysToStates) -> (actor: String, what: String)? {
        calls[ways.end(of: state).registration]
    }

    /// The resolutions that fail.
    var resolutions: Set<Int> { Set(failing.map(\.resolution)) }

    var findings: [Finding] {
        let byPlace = Dictionary(grouping: failing) { failure in
            failure.isOfMain
                ? services.resolutions[failure.resolution].fact.location
                : services.registrations[toCalls.end(of: failure.state).registration].fact.location
        }
        return byPlace.values.compactMap { all in
            // A service of the main actor that has to be awaited becomes an asynchronous one: that is reported there.
            let own = all.filter { failure in
                !failure.isOfMain || !asyncInSync.registrations.contains(toMain.end(of: failure.state).registration)
            }
            return own.first.map(finding)
        }
    }

    private func finding(_ failure: Failure) -> Finding {
        failure.isOfMain ? ofMain(failure) : ofCall(failure)
    }

    private func ofMain(_ failure: Failure) -> Finding {
        let resolution = services.resolutions[failure.resolution]
        let (last, notes) = toMain.way(from: failure.state, services)
        let found = services.registrations[failure.state.registration]
        let isAwaited = resolution.fact.waiting == .yes && resolution.fact.registration == nil
        return Finding(
            .isolationCrossed, at: resolution.fact.location,
            notes.isEmpty
                ? "\(last.text) is isolated to the main actor, but this call does not pass 'on: MainActor.self'"
                : "\(resolution.text) needs \(last.text), which is isolated to the main actor, but this call does "
                    + "not pass 'on: MainActor.self'",
            notes: notes + [.init(last.fact.location, "\(last.text) is registered here, on the main actor")],
            help: failure.needsAsync
                ? "register \(found.text) with an asynchronous factory that resolves what is isolated with "
                    + "'try await r.resolve(…, on: MainActor.self)'"
                : isAwaited
                    ? "replace 'async:' with 'on: MainActor.self': try await … resolve(…, on: MainActor.self)"
                    : "pass 'on: MainActor.self' to this call; from outside the main actor, call it with 'try await'")
    }

    /// The finding for a factory that calls what is isolated elsewhere.
    private func ofCall(_ failure: Failure) -> Finding {
        let resolution = services.resolutions[failure.resolution]
        let (last, notes) = toCalls.way(from: failure.state, services)
        let (actor, what) = end(of: failure.state, toCalls) ?? ("", "")
        let name = actor == "MainActor" ? "the main actor" : actor
        return Finding(
            .isolationCrossed, at: last.fact.location,
            "the factory of \(last.text) calls '\(what)', which is isolated to \(name), but does not run there",
            notes: [.init(resolution.fact.location, "it runs for this call")] + notes,
            help: actor == "MainActor"
                ? "register \(last.text) with 'on: MainActor.self', and resolve it with 'on: MainActor.self'"
                : "make the factory asynchronous: { _ in await \(what)(…) }")
    }
}

extension LinkedServices {
    /// Whether a registration's factory is isolated to the main actor.
    func isMain(_ number: Int) -> Bool { factoryIsolation(number) == .main }
}
