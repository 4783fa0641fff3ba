import DovetailBasics
package import DovetailDiagnostics
import DovetailFacts
package import DovetailGraphs
package import DovetailRules
package import DovetailSemantics

/// Proves that the containers of a program can resolve what is requested from them.
package struct ContainerAnalyzer {
    private let walk: ContainerWalk
    private let cycles: ConstructionCycles
    private let mismatches: FactoryMismatches
    private let isolation: IsolationFindings
    private let asyncInSync: AsyncInSync
    private let conditional: ConditionalResolutions
    private let overrides: [IntendedOverride]
    private let isStrict: Bool

    package init(_ symbols: SymbolTable, _ rules: Rules) {
        walk = ContainerWalk(LinkedServices(symbols, handWritten: rules.containers))
        cycles = ConstructionCycles(walk)
        mismatches = FactoryMismatches(walk.services)
        asyncInSync = AsyncInSync(walk)
        isolation = IsolationFindings(walk, asyncInSync)
        conditional = ConditionalResolutions(walk)
        overrides = rules.overrides
        isStrict = rules.isStrict
    }

    /// The findings, unsorted.
    package var findings: [Finding] {
        let ports = PortFindings(walk.services.flow, isStrict: isStrict).findings
        guard !walk.services.index.isEmpty else { return ports + (isStrict ? unprovable : []) }
        let missing = MissingRegistrations(walk, uncalled: conditional.uncalled)
        let registrations = RegistrationFindings(
            walk: walk, overrides: overrides, reportedAssemblies: missing.unappliedAssemblies)
        return ports + missing.findings + registrations.findings + mismatches.found.values + cycles.findings
            + CaptiveDependencies(walk: walk).findings + UnsafelyShared(walk: walk).findings + isolation.findings
            + asyncInSync.findings
            + (isStrict ? unprovable : [])
    }

    /// The program's registrations, the code that resolves them, and the edges between them.
    package var services: (nodes: [WiringGraph.Node], edges: [WiringGraph.Edge]) {
        let graph = ServiceGraph(walk, uncalled: Set(conditional.uncalled.keys))
        return (graph.nodes, graph.edges)
    }

    /// The places of the resolutions that are only in functions that nothing in the program names: global functions,
    /// which surely never run, and members, which a library may call.
    var uncalledPlaces: (functions: Set<SourceLocation>, members: Set<SourceLocation>) {
        var called: Set<SourceLocation> = []
        var uncalled: (functions: Set<SourceLocation>, members: Set<SourceLocation>) = ([], [])
        for resolution in walk.services.resolutions {
            let (places, function) = ([resolution.fact.location, resolution.place], resolution.fact.function)
            if walk.services.flow.called.isCalled(function) {
                called.formUnion(places)
            } else if walk.services.flow.called.isUncalledGlobal(function) {
                uncalled.functions.formUnion(places)
            } else {
                uncalled.members.formUnion(places)
            }
        }
        return (uncalled.functions.subtracting(called), uncalled.members.subtracting(called))
    }

    /// Resolutions that cannot be proved, as findings. A library need not register everything that it resolves.
    private var unprovable: [Finding] {
        let proof = proof
        func finding(_ gap: ContainerProof.Gap, _ claim: String) -> Finding {
            Finding(
                .unprovableResolution, at: gap.location, "cannot prove that this \(claim): \(gap.text)", help: gap.help)
        }
        let gaps = (proof?.gaps ?? []).filter { $0.reason != .otherModule }.map { finding($0, "resolves") }
        return gaps + (proof?.portGaps ?? []).map { finding($0, "has a value") }
            + (proof?.conditional ?? []).map { one in
                Finding(
                    .unprovableResolution, at: one.location, "cannot prove that this resolves: \(one.sentence)",
                    notes: one.cause.notes(one.registration), help: one.cause.help)
            }
    }

    /// The proof of the resolutions; nil if the program has no container and no port.
    package var proof: ContainerProof? { outcomes?.proof }

    /// The outcome of each resolution; nil if the program has no container and no port.
    var outcomes: ResolutionOutcomes? {
        let services = walk.services
        let ports = PortFindings(services.flow, isStrict: isStrict)
        if services.registrations.isEmpty, services.resolutions.isEmpty {
            var outcomes = ResolutionOutcomes()
            ports.addOutcomes(to: &outcomes)
            return ports.isEmpty ? nil : outcomes
        }
        var gaps: [Int: ContainerProof.Gap] = [:]
        var failed: Set<Int> = []
        var answered: Set<Int> = []
        // What is registered and cannot be built.
        let scopes = InvalidScopes(services)
        let uncertain = scopes.uncertain
        let possibleCycles = cycles.possible
        let unbuildable = scopes.registrations.union(cycles.registrations).union(mismatches.found.keys)
        let failing = RegistrationFindings(walk: walk, overrides: overrides, reportedAssemblies: []).failingContainers
        failed.formUnion(isolation.resolutions)
        failed.formUnion(asyncInSync.resolutions)
        failed.formUnion(conditional.uncalled.keys.lazy.map(\.resolution))
        for (question, answer) in walk.answers {
            answered.insert(question.resolution)
            switch answer {
            case .found where !failing.isDisjoint(with: walk.lookup.chain(question.container)):
                failed.insert(question.resolution)
            case .found(let all):
                if all.contains(where: { unbuildable.contains($0.registration) }) { failed.insert(question.resolution) }
                let cycle = all.firstResult { possibleCycles[$0.registration] }
                if let cause = all.firstResult({ uncertain[$0.registration] }) ?? cycle.map({ .possibleCycle($0) }) {
                    gaps[question.resolution] = gap(services.resolutions[question.resolution], cause)
                }
            case .missing, .mismatch, .conditional, .wrongType: failed.insert(question.resolution)
            case .gap(let cause): gaps[question.resolution] = gap(services.resolutions[question.resolution], cause)
            }
        }
        for (number, cause) in isolation.uncertain.merging(asyncInSync.uncertain, uniquingKeysWith: { one, _ in one })
        where gaps[number] == nil { gaps[number] = gap(services.resolutions[number], cause) }
        // Resolutions that are not known to reach any container are not proved.
        let replaced = services.needs.indices.filter { walk.lookup.isOverridden($0) }
        let never = Set(replaced.flatMap { services.needs[$0] })
        let open = services.resolutions.indices.filter { !answered.contains($0) && !never.contains($0) }
        for number in open {
            let resolution = services.resolutions[number]
            gaps[number] = gap(resolution, resolution.fact.registration == nil ? .noContainer : .unheldConsumer)
        }
        var outcomes = ResolutionOutcomes(
            registrations: services.registrations.map(\.fact.location),
            conditional: conditional.all(besides: Set(gaps.keys).union(failed)))
        for (number, resolution) in services.resolutions.enumerated() {
            outcomes.add(
                failed.contains(number) ? .failed : gaps[number].map { .unknown($0) } ?? .proved,
                at: resolution.fact.location, resolution.text)
        }
        ports.addOutcomes(to: &outcomes)
        for gap in gapsOfBodies(where: failed) { outcomes.add(.unknown(gap), at: gap.location, gap.text) }
        return outcomes
    }

    private func gap(_ resolution: LinkedResolution, _ cause: GapCause) -> ContainerProof.Gap {
        // The cause of an unknown service says what is unknown.
        let service = if case .known = resolution.service { "\(resolution.text): " } else { "" }
        return ContainerProof.Gap(
            // If an object may not make it, that is about the place that makes the object.
            location: cause == .uncalledMember ? resolution.place : resolution.fact.location, reason: cause.reason,
            text: service + cause.text, help: cause.help,
            culprit: cause.culprit)
    }

    /// Gaps of resolutions in function bodies that represent those of callers, if one of those fails or none is
    /// visible.
    private func gapsOfBodies(where failed: Set<Int>) -> [ContainerProof.Gap] {
        let services = walk.services
        let asked = Dictionary(grouping: services.resolutions.indices) { services.resolutions[$0].body }
        return services.bodies.compactMap { body in
            let callers = asked[body.fact.location] ?? []
            guard callers.isEmpty || callers.contains(where: { failed.contains($0) }) else { return nil }
            let cause = body.fact.service.genericName == nil ? GapCause.callersArgument : .generic
            return .init(location: body.fact.location, reason: cause.reason, text: cause.text, help: cause.help)
        }
    }
}
