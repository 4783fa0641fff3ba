import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs

/// Finds resolutions of services that are isolated to an actor which does not run then: isolation-crossed.
struct IsolationFindings: ContainerRule {
    /// A resolution that fails.
    private struct Failure {
        var resolution: Int
        var state: BuildState
        /// The ways to the factory that calls what is isolated elsewhere, and the call; nil if a factory of the main
        /// actor is called.
        var call: (ways: WaysToStates, what: ForeignCall)?
        var needsAsync: Bool
    }

    private let walk: ContainerWalk
    private let asyncInSync: AsyncInSync
    private var services: LinkedServices { walk.services }
    /// The ways to services of the main actor from the states that need one each time.
    private let toMain: WaysToStates
    /// The same from the states that need one at least once: what is kept may have been built on the main actor before.
    private let toMainOnce: WaysToStates
    /// The ways to factories that run anywhere and surely call what is isolated to an actor, each time: to any actor,
    /// and to other actors than the main actor.
    private let toSureCalls: WaysToStates
    private let toSureOtherCalls: WaysToStates
    /// The ways to factories that may call what is isolated, at least once: to the main actor, and to other actors.
    private let toMainCalls: WaysToStates
    private let toOtherCalls: WaysToStates
    /// The ways to factories of which it is unknown whether they are, or call what is, isolated to the main actor.
    private let toUnknown: WaysToStates
    private var calls: [Int: [ForeignCall]] = [:]
    private var unknown: [Int: GapCause] = [:]
    private var failing: [Failure] = []
    /// The resolutions that may fail.
    private(set) var uncertain: [Int: GapCause] = [:]

    init(_ walk: ContainerWalk, _ asyncInSync: AsyncInSync) {
        self.walk = walk
        self.asyncInSync = asyncInSync
        let services = walk.services
        let isolations = services.registrations.indices.map(services.factoryIsolation)
        for number in services.registrations.indices {
            let found = services.foreignCalls(number)
            if !found.isEmpty { calls[number] = found }
            unknown[number] =
                isolations[number] == .unknown || services.callsUnknown(number)
                ? .unknownIsolation : services.openIsolation(number).map(GapCause.openIsolation)
        }
        let (calls, unknown) = (calls, unknown)
        func has(_ state: BuildState, where isMeant: (ForeignCall) -> Bool) -> Bool {
            calls[state.registration]?.contains(where: isMeant) ?? false
        }
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
        toSureCalls = WaysToStates(
            walk, to: { !isKept($0) && has($0, where: \.isSure) }, follows: { isSync($0, $1) && !isKept($0) })
        toSureOtherCalls = WaysToStates(
            walk, to: { !isKept($0) && has($0, where: { $0.isSure && !$0.isOfMain }) },
            follows: { isSync($0, $1) && !isKept($0) })
        toMainCalls = WaysToStates(walk, to: { has($0, where: \.isOfMain) }, follows: isSync)
        toOtherCalls = WaysToStates(walk, to: { has($0, where: { !$0.isOfMain }) }, follows: isSync)
        toUnknown = WaysToStates(walk, to: { unknown[$0.registration] != nil }, follows: isSync)
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
                Failure(resolution: question.resolution, state: state, needsAsync: needsAsync))
        } else if isOnMain || isOfAsync ?? false || resolution.fact.waiting == .yes,
            let state = (isOnMain ? toSureOtherCalls : toSureCalls).state(found, question),
            let call = call(
                from: state, isOnMain ? toSureOtherCalls : toSureCalls, { $0.isSure && !(isOnMain && $0.isOfMain) })
        {
            failing.append(
                Failure(
                    resolution: question.resolution, state: state,
                    call: (isOnMain ? toSureOtherCalls : toSureCalls, call), needsAsync: needsAsync))
        } else if let cause = cause(found, question, isOnMain: isOnMain) {
            uncertain[question.resolution] = cause
        }
    }

    /// Why it is unknown whether a resolution reaches only factories that run where they have to.
    private func cause(_ found: [Answer.Found], _ question: ContainerWalk.Question, isOnMain: Bool) -> GapCause? {
        if let state = toOtherCalls.state(found, question), let call = call(from: state, toOtherCalls, { !$0.isOfMain })
        {
            return .isolatedCall(call)
        }
        if isOnMain { return nil }
        if !services.runsOnMain(services.resolutions[question.resolution]),
            let state = toMainCalls.state(found, question), let call = call(from: state, toMainCalls, \.isOfMain)
        {
            return .isolatedCall(call)
        }
        if toMainOnce.state(found, question) != nil { return .keptOnMain }
        return toUnknown.state(found, question).flatMap { unknown[toUnknown.end(of: $0).registration] }
    }

    /// A call in the factory to which a way leads.
    private func call(
        from state: BuildState, _ ways: WaysToStates, _ isMeant: (ForeignCall) -> Bool
    ) -> ForeignCall? {
        calls[ways.end(of: state).registration]?.first(where: isMeant)
    }

    var damage: Damage { Damage(resolutions: Set(failing.map(\.resolution)), doubtful: uncertain) }

    var findings: [Finding] {
        let byPlace = Dictionary(grouping: failing) { failure in
            failure.call.map { services.registrations[$0.ways.end(of: failure.state).registration].fact.location }
                ?? services.resolutions[failure.resolution].fact.location
        }
        return byPlace.values.compactMap { all in
            // A service of the main actor that has to be awaited becomes an asynchronous one: that is reported there.
            let own = all.filter { failure in
                failure.call != nil || !asyncInSync.registrations.contains(toMain.end(of: failure.state).registration)
            }
            return own.first.map(finding)
        }
    }

    private func finding(_ failure: Failure) -> Finding {
        failure.call.map { ofCall(failure, $0.ways, $0.what) } ?? ofMain(failure)
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
    private func ofCall(_ failure: Failure, _ ways: WaysToStates, _ call: ForeignCall) -> Finding {
        let resolution = services.resolutions[failure.resolution]
        let (last, notes) = ways.way(from: failure.state, services)
        return Finding(
            .isolationCrossed, at: last.fact.location,
            "the factory of \(last.text) \(call.words), but does not run there",
            notes: [.init(resolution.fact.location, "it runs for this call")] + notes,
            help: call.isOfMain
                ? "register \(last.text) with 'on: MainActor.self', and resolve it with 'on: MainActor.self'"
                : "make the factory asynchronous: { _ in \(call.awaited) }")
    }
}

extension LinkedServices {
    /// Whether a registration's factory is isolated to the main actor.
    func isMain(_ number: Int) -> Bool { factoryIsolation(number) == .main }
}
