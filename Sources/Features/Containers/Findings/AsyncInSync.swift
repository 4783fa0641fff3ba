import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Finds resolutions that need an asynchronous service and do not await it: async-in-sync.
struct AsyncInSync: ContainerRule {
    private let walk: ContainerWalk
    private var services: LinkedServices { walk.services }
    /// The ways to asynchronous services from the states that an asynchronous resolution has to await.
    private let ways: WaysToStates
    /// The resolutions that fail, and what they find.
    private var failing: [(resolution: Int, state: BuildState)] = []
    /// The registrations whose factories resolve what they do not await.
    private(set) var registrations: Set<Int> = []
    /// The resolutions that may fail.
    private(set) var uncertain: [Int: GapCause] = [:]

    init(_ walk: ContainerWalk) {
        self.walk = walk
        let services = walk.services
        ways = WaysToStates(
            walk, to: { services.isAsync($0.registration) },
            follows: { services.isAssembled($0.registration) && services.resolutions[$1.resolution].isOfParameter })
        guard !ways.isEmpty else { return }
        for (question, answer) in walk.answers {
            guard case .found(let found) = answer, let state = ways.state(found, question) else { continue }
            switch isAwaited(question) {
            case true?: break
            case false?:
                failing.append((question.resolution, state))
                if let asker = question.asker { registrations.insert(asker.registration) }
            case nil: uncertain[question.resolution] = .unknownAwait
            }
        }
    }

    /// Whether an asynchronous service may be the answer to a question; nil if unknown.
    private func isAwaited(_ question: ContainerWalk.Question) -> Bool? {
        let resolution = services.resolutions[question.resolution]
        if let deferral = resolution.deferral { return deferral.isAwaited }
        if resolution.isOfParameter, let asker = question.asker?.registration {
            return services.isAsync(asker) || services.isAssembled(asker)
        }
        switch resolution.fact.waiting {
        case .yes: return true
        case .no: return false
        case .unknown: return nil
        }
    }

    /// Whether what answers a question needs an asynchronous service, and has to be awaited.
    func needsAsync(_ found: [Answer.Found], _ question: ContainerWalk.Question) -> Bool {
        ways.state(found, question) != nil
    }

    var damage: Damage { Damage(resolutions: Set(failing.map(\.resolution)), doubtful: uncertain) }

    var findings: [Finding] {
        Dictionary(grouping: failing, by: \.resolution).values.map { finding($0[0].resolution, $0[0].state) }
    }

    private func finding(_ number: Int, _ state: BuildState) -> Finding {
        let resolution = services.resolutions[number]
        let found = services.registrations[state.registration]
        let (last, notes) = ways.way(from: state, services)
        let what =
            notes.isEmpty
            ? "\(last.text) is built asynchronously" : "\(found.text) needs \(last.text), which is built asynchronously"
        let asker = resolution.fact.registration.flatMap { services.number(of: $0) }
        let (why, help) = fault(resolution, found.text, asker)
        return Finding(
            .asyncInSync, at: resolution.fact.location, "\(what), but \(why)",
            notes: notes + [.init(last.fact.location, "\(last.text) is registered here, with an asynchronous factory")],
            help: help)
    }

    /// What keeps a resolution from awaiting a service, and what to write.
    private func fault(_ resolution: LinkedResolution, _ found: String, _ asker: Int?) -> (why: String, help: String) {
        if let deferral = resolution.deferral {
            let type = deferral.type.swift.prefix { $0 != "<" }
            return ("\(type) does not await it", "use Async\(type) instead of \(type)")
        }
        guard let asker, resolution.fact.timing != .later else {
            return ("this call does not await it", "write try await and resolve(async: …)")
        }
        let registration = services.registrations[asker]
        if resolution.fact.timing == .completing {
            return (
                "a completion cannot await it",
                "remove the completion, and resolve \(found) with await in an asynchronous factory"
            )
        }
        if services.isAsync(asker) {
            return ("this call does not await it", "write try await and the factory's resolver: try await r.resolve()")
        }
        guard resolution.isOfParameter else {
            return (
                "the factory of \(registration.text) does not await it",
                services.isMain(asker)
                    ? "remove 'on: MainActor.self' and make the factory asynchronous: "
                        + "{ @MainActor r in try await … r.resolve() }"
                    : "make the factory asynchronous: { r in try await … r.resolve() }"
            )
        }
        return (
            "\(registration.text) cannot await it",
            registration.fact.isCompleted
                ? "remove the completion of \(registration.text)"
                : registration.scope == .weak
                    ? "register \(registration.text) with another scope than weak"
                    : "register \(registration.text) with { @MainActor r in try await … r.resolve() }"
        )
    }
}
