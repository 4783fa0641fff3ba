import DovetailDiagnostics
import DovetailFacts

/// Finds Dovetail registrations that one container receives several times, because a function is called twice for it,
/// an assembly is added twice, or a loop runs: duplicate-registration.
struct RepeatedRegistrations {
    let walk: ContainerWalk

    private var services: LinkedServices { walk.services }

    var findings: [Finding] { services.registrations.compactMap { inLoop($0) ?? byCalls($0) } }

    /// Whether making it twice is always a mistake.
    private func isSingle(_ registration: LinkedRegistration) -> Bool {
        guard registration.isDovetail, !registration.fact.isOverride, !registration.fact.mayOverride,
            !registration.fact.isContribution, registration.fact.condition.isAlways, case .one = registration.names
        else { return false }
        return true
    }

    /// The finding if each iteration of a loop registers it under the same name.
    private func inLoop(_ registration: LinkedRegistration) -> Finding? {
        guard isSingle(registration), isSeveral(registration.fact.repetition) else { return nil }
        return Finding(
            .duplicateRegistration, at: registration.fact.location,
            "\(registration.text) is registered in each iteration of a loop, so creating the container fails",
            help: "register it before the loop, or under a different name in each iteration")
    }

    /// The finding if a function or an assembly registers it on each of several calls.
    private func byCalls(_ registration: LinkedRegistration) -> Finding? {
        guard isSingle(registration), registration.fact.branches.isEmpty,
            case .parameter(let place, let at) = registration.fact.receiver,
            let function = services.index.functionAt[place]
        else { return nil }
        let flows = services.flow.flows(to: function, at).filter {
            !$0.holders.isUnknown && $0.holders.containers.count == 1
        }
        for (position, flow) in flows.enumerated() {
            let again = flows[..<position].first { $0.holders == flow.holders && isBeside($0, flow) }
            guard again != nil || isSeveral(flow.repetition), let holder = flow.holders.containers.first else {
                continue
            }
            return Finding(
                .duplicateRegistration, at: registration.fact.location,
                "\(registration.text) is registered twice in '\(walk.lookup.containers[holder].name)', "
                    + "so creating the container fails",
                notes: [again, flow].compactMap(\.self).sorted { $0.location < $1.location }
                    .map { .init($0.location, "this call registers it") },
                help: again == nil
                    ? "call it before the loop"
                    : "remove one of the two calls, or mark the replacing registration with override: true")
        }
        return nil
    }

    /// Whether one run makes both: each is passed in every run, or one call passes both.
    private func isBeside(_ one: ContainerFlow.ParameterFlow, _ other: ContainerFlow.ParameterFlow) -> Bool {
        one.isUnconditional && other.isUnconditional || one.call != nil && one.call == other.call
    }

    private func isSeveral(_ repetition: Repetition?) -> Bool {
        switch repetition {
        case .times(let count): count > 1
        case .cases(let type): services.index.hasSeveralCases(type)
        case nil: false
        }
    }
}
