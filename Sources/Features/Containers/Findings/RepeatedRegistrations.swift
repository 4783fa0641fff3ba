import DovetailBasics
import DovetailDiagnostics
import DovetailFacts

/// Finds Dovetail registrations that one container receives several times, because a function is called twice for it,
/// an assembly is added twice, or a loop runs: duplicate-registration.
struct RepeatedRegistrations {
    let walk: ContainerWalk

    private var services: LinkedServices { walk.services }

    var findings: [Finding] {
        var seen: Set<Repeated> = []
        return services.registrations.indices.compactMap { number in
            guard services.registrations[number].isDovetail else { return nil }
            let registration = services.registrations[number]
            if let finding = inLoop(registration) { return finding }
            // One finding for all that the function registers.
            guard let repeated = repeated(registration), seen.insert(repeated).inserted else { return nil }
            return finding(repeated, registration)
        }
    }

    /// The containers whose creation fails because of them.
    var failingContainers: Set<ContainerID> {
        services.registrations.reduce(into: []) { found, registration in
            if inLoop(registration) != nil { found.formUnion(registration.holders.containers) }
            if let repeated = repeated(registration) { found.insert(repeated.container) }
        }
    }

    /// A function or an assembly that registers in one container twice.
    private struct Repeated: Hashable {
        var function: SourceLocation
        var container: ContainerID
        /// The first call; nil if one call runs in a loop.
        var first: SourceLocation?
        var second: SourceLocation
    }

    /// Whether making it twice is always a mistake.
    private func isSingle(_ registration: LinkedRegistration) -> Bool {
        guard registration.isDovetail, !registration.fact.isOverride, !registration.fact.mayOverride,
            !registration.fact.isContribution, registration.fact.condition.isAlways, case .one = registration.names,
            // Each call may register another type.
            registration.fact.service.genericName == nil
        else { return false }
        return true
    }

    /// The finding if each iteration of a loop registers it under the same name.
    private func inLoop(_ registration: LinkedRegistration) -> Finding? {
        guard isSingle(registration), services.index.isSeveral(registration.fact.repetition) else { return nil }
        return Finding(
            .duplicateRegistration, at: registration.fact.location,
            "\(registration.text) is registered in each iteration of a loop, so creating the container fails",
            help: "register it before the loop, or under a different name in each iteration")
    }

    /// The function or assembly that registers it on each of several calls; nil if there is none.
    private func repeated(_ registration: LinkedRegistration) -> Repeated? {
        guard isSingle(registration), registration.fact.branches.isEmpty,
            case .parameter(let place, let at) = registration.fact.receiver,
            let function = services.index.functionAt[place]
        else { return nil }
        let flows = services.flow.flows(to: function, at).filter {
            !$0.holders.isUnknown && $0.holders.containers.count == 1
        }
        for (position, flow) in flows.enumerated() {
            let again = flows[..<position].first { $0.holders == flow.holders && isBeside($0, flow) }
            guard again != nil || services.index.isSeveral(flow.repetition), let holder = flow.holders.containers.first
            else {
                continue
            }
            let places = [again, flow].compactMap { $0?.location }.sorted()
            return Repeated(
                function: place, container: holder, first: again == nil ? nil : places[0],
                second: places[places.count - 1])
        }
        return nil
    }

    private func finding(_ repeated: Repeated, _ registration: LinkedRegistration) -> Finding {
        let path = services.index.functionAt[repeated.function]?.fact.path ?? []
        let isAssembly = path.last == "assemble" && path.count > 1
        let name = "'\(isAssembly ? path.dropLast().joined(separator: ".") : path.joined(separator: "."))'"
        let done = isAssembly ? "applied" : "called"
        let fails = "in '\(walk.lookup.containers[repeated.container].name)', so creating the container fails"
        let registered = Finding.Note(registration.fact.location, "it registers \(registration.text) here")
        guard let first = repeated.first else {
            return Finding(
                .duplicateRegistration, at: repeated.second,
                "\(name) is \(done) in each iteration of a loop \(fails)", notes: [registered],
                help: "\(isAssembly ? "apply" : "call") it once, before the loop")
        }
        return Finding(
            .duplicateRegistration, at: repeated.second, "\(name) is \(done) twice \(fails)",
            notes: [.init(first, "it is \(done) here too", .again), registered], help: "remove one of the two calls")
    }

    /// Whether one run makes both: each is passed in every run, or one call passes both.
    private func isBeside(_ one: ContainerFlow.ParameterFlow, _ other: ContainerFlow.ParameterFlow) -> Bool {
        one.isUnconditional && other.isUnconditional || one.call != nil && one.call == other.call
    }
}
