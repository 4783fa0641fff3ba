import WiringModel

/// Proves what a program's containers are asked for.
struct ContainerLinker {
    let walk: ContainerWalk
    private let overrides: [IntendedOverride]
    private let isStrict: Bool

    init(_ symbols: SymbolTable, _ rules: Rules) {
        walk = ContainerWalk(LinkedServices(symbols, handWritten: rules.containers))
        overrides = rules.overrides
        isStrict = rules.isStrict
    }

    var findings: [Finding] {
        guard !walk.services.index.isEmpty else { return [] }
        return MissingRegistrations(walk).findings
            + RegistrationFindings(walk: walk, overrides: overrides).findings
            + ConstructionCycles(walk: walk).findings + CaptiveDependencies(walk: walk).findings
            + (isStrict ? unprovable : [])
    }

    /// What cannot be proved, as findings; a library need not hold what it asks for.
    private var unprovable: [Finding] {
        let proof = proof
        let gaps = (proof?.gaps ?? []).filter { $0.reason != .otherModule }.map { gap in
            Finding(
                .unprovableResolution, at: gap.location, "it cannot be proved that this finds anything: \(gap.text)",
                help: gap.reason.help)
        }
        return gaps
            + (proof?.conditional ?? []).map { one in
                Finding(
                    .unprovableResolution, at: one.location, "this finds \(one.text) only if a branch is taken",
                    notes: [.init(one.registration, "registered here, in a branch, a loop or a closure")],
                    help: "register it in every case, or ask for it in the same branch")
            }
    }

    /// What is proved of the resolutions; nil where the program has no container.
    var proof: ContainerProof? {
        let services = walk.services
        guard !(services.registrations.isEmpty && services.resolutions.isEmpty) else { return nil }
        var gaps: [Int: ContainerProof.Gap] = [:]
        var failed: Set<Int> = []
        var answered: Set<Int> = []
        for (question, answer) in walk.answers {
            answered.insert(question.resolution)
            switch answer {
            case .found: break
            case .missing, .mismatch, .conditional, .wrongType: failed.insert(question.resolution)
            case .gap(let reason, let why):
                let resolution = services.resolutions[question.resolution]
                // The text of a service that is not told is why it is not.
                let isTold = if case .told = resolution.service { true } else { false }
                gaps[question.resolution] = .init(
                    location: resolution.fact.location, reason: reason,
                    text: isTold ? "\(resolution.text): \(why)" : resolution.text)
            }
        }
        var proof = ContainerProof()
        proof.registrations = services.registrations.count
        // What no container is known to ask is not proved.
        let replaced = services.needs.indices.filter { walk.lookup.isOverridden($0) }
        let never = Set(replaced.flatMap { services.needs[$0] })
        let open = services.resolutions.indices.filter { !answered.contains($0) && !never.contains($0) }
        for number in open {
            let resolution = services.resolutions[number]
            gaps[number] = .init(
                location: resolution.fact.location, reason: .unknownContainer,
                text: "\(resolution.text): its registration is in no container")
        }
        proof.resolutions = services.resolutions.count
        proof.gaps = gaps.filter { !failed.contains($0.key) }.map(\.value)
            .sorted { ($0.location, $0.text) < ($1.location, $1.text) }
        proof.proved = proof.resolutions - proof.gaps.count - failed.count
        proof.conditional = conditional(besides: Set(gaps.keys).union(failed))
        return proof
    }

    /// The resolutions that find nothing but what is registered in branches, loops and closures.
    private func conditional(besides others: Set<Int>) -> [ContainerProof.Conditional] {
        let services = walk.services
        var found: [Int: ContainerProof.Conditional] = [:]
        for (question, answer) in walk.answers where !others.contains(question.resolution) {
            guard case .found(let all) = answer, let first = all.first,
                all.allSatisfy({ isConditional($0.registration, for: question) })
            else { continue }
            let resolution = services.resolutions[question.resolution]
            found[question.resolution] = .init(
                location: resolution.fact.location, text: resolution.text,
                registration: services.registrations[first.registration].fact.location)
        }
        return found.values.sorted { ($0.location, $0.text) < ($1.location, $1.text) }
    }

    /// Whether a registration may not be made, although what asks for its service runs.
    private func isConditional(_ number: Int, for question: ContainerWalk.Question) -> Bool {
        let services = walk.services
        let registration = services.registrations[number]
        let resolution = services.resolutions[question.resolution]
        if registration.fact.isUnconditional {
            guard case .parameter(let place, let at) = registration.fact.receiver,
                let function = services.index.functionAt[place]
            else { return false }
            let flows = services.flow.flows(to: function, at)
            guard !flows.isEmpty, flows.allSatisfy({ !$0.isUnconditional }) else { return false }
        }
        // What asks in the same block, or is registered in the same branch, runs where it does.
        if registration.fact.function == resolution.fact.function,
            registration.fact.function != nil || !registration.fact.blocks.isEmpty,
            Set(registration.fact.blocks).isSubset(of: resolution.fact.blocks)
        {
            return false
        }
        guard let asker = question.asker else { return true }
        let branches = services.registrations[asker.registration].fact.branches
        return registration.fact.branches.isEmpty || branches != registration.fact.branches
    }
}
