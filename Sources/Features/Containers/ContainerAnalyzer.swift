import DovetailBasics
package import DovetailDiagnostics
import DovetailFacts
import DovetailInterpreter
package import DovetailGraphs
package import DovetailRules
package import DovetailSemantics

/// Proves that the containers of a program can resolve what is requested from them.
package struct ContainerAnalyzer {
    private let walk: ContainerWalk
    private let rules: ContainerRules
    private let conditional: ConditionalResolutions
    private let isStrict: Bool
    /// The first place that could not be parsed. What is written there may register or resolve anything.
    private let unparsed: SourceLocation?
    /// Whether the program is too large to be evaluated.
    let isTooLarge: Bool
    /// What evaluating the code says, if that is wanted.
    private let decided: DecidedLookups?

    package init(_ symbols: SymbolTable, _ rules: Rules) {
        walk = ContainerWalk(LinkedServices(symbols, handWritten: rules.containers))
        conditional = ConditionalResolutions(walk)
        self.rules = ContainerRules(walk, rules, uncalled: conditional.uncalled)
        isStrict = rules.isStrict
        unparsed = symbols.program.unparsedPlace
        let isLowered = symbols.program.modules.contains { $0.files.contains { $0.bodies != nil } }
        let interpreted = rules.interpretsContainers && isLowered ? InterpretedContainers(symbols) : nil
        isTooLarge = interpreted.map { !$0.evaluation.isWhole } ?? false
        decided = interpreted.flatMap {
            $0.evaluation.isWhole ? DecidedLookups($0, describesContainers: !rules.containers.isEmpty) : nil
        }
    }

    /// The findings, unsorted; none follows if something could not be parsed.
    package var findings: [Finding] {
        guard unparsed == nil else { return isStrict ? unprovable : [] }
        let ports = PortFindings(walk.services.flow, isStrict: isStrict).findings
        let linking = ports + (walk.services.index.isEmpty ? [] : rules.findings)
        return (decided?.findings(linking: linking) ?? linking) + (isStrict ? unprovable : [])
    }

    /// The program's registrations, the code that resolves them, and the edges between them, each proved if `outcomes`
    /// says so.
    package var graph: WiringGraph {
        let verdicts = verdicts
        let broken = decided == nil ? Damage() : rules.damageBesidesLookups
        let graph = ServiceGraph(walk, uncalled: Set(conditional.uncalled.keys)) { number in
            let place = walk.services.resolutions[number].fact.location
            if let decided, decided.decides(place), let why = decided.unproved(at: place) { return why }
            if let decided, decided.decides(place), !broken.resolutions.contains(number) { return nil }
            return verdicts.gaps[number]?.text
                ?? (verdicts.failed.contains(number) ? "'dovetail check' says why it fails" : nil)
        }
        var drawn = WiringGraph(nodes: graph.nodes, edges: graph.edges)
        if let decided {
            // What is missing by linking alone is drawn as it is decided.
            drawn = drawn.changingEdges { edge, target in
                guard target.kind == .missing, decided.decides(edge.location) else { return edge }
                switch decided.misses(at: edge.location) {
                case .missing: return edge
                case .met: return nil
                case .unknown(let why):
                    var edge = edge
                    edge.question?.unproved = why
                    return edge
                }
            }
        }
        guard let unparsed else { return drawn }
        // What is missing may be registered there.
        return drawn.changingEdges { edge, _ in
            var edge = edge
            edge.question?.unproved = GapCause.unparsed(at: unparsed).text
            return edge
        }
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
        guard let unparsed else { return outcomesOfParsedCode }
        return outcomesOfParsedCode?.unknown(.unparsed(at: unparsed))
    }

    private var outcomesOfParsedCode: ResolutionOutcomes? {
        guard let decided else { return outcomesOfLinking }
        let (broken, causes) = verdicts(of: rules.damageBesidesLookups)
        let resolutions = walk.services.resolutions
        return decided.outcomes(
            linking: outcomesOfLinking, broken: Set(broken.map { resolutions[$0].fact.location }),
            doubtful: Dictionary(causes.map { (resolutions[$0].fact.location, gap(resolutions[$0], $1)) }) { own, _ in
                own
            })
    }

    /// The resolutions that fail or may fail because of some mistakes, by their numbers.
    private func verdicts(of damage: Damage) -> (failed: Set<Int>, doubtful: [Int: GapCause]) {
        var (failed, doubtful) = (damage.resolutions, damage.doubtful)
        for case (let question, .found(let all)) in walk.answers {
            if !damage.containers.isDisjoint(with: walk.lookup.chain(question.container))
                || all.contains(where: { damage.registrations.contains($0.registration) })
            {
                failed.insert(question.resolution)
            }
            if let cause = all.firstResult({ damage.doubtfulRegistrations[$0.registration] }) {
                doubtful[question.resolution] = cause
            }
        }
        return (failed, doubtful)
    }

    private var outcomesOfLinking: ResolutionOutcomes? {
        let services = walk.services
        let ports = PortFindings(services.flow, isStrict: isStrict)
        if services.registrations.isEmpty, services.resolutions.isEmpty {
            var outcomes = ResolutionOutcomes()
            ports.addOutcomes(to: &outcomes)
            return ports.isEmpty ? nil : outcomes
        }
        let (failed, causes) = verdicts
        let gaps = Dictionary(
            uniqueKeysWithValues: causes.map { ($0, gap(services.resolutions[$0], $1)) })
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

    /// The resolutions that fail, and why others are not proved, by their numbers. All others are proved.
    private var verdicts: (failed: Set<Int>, gaps: [Int: GapCause]) {
        let services = walk.services
        let damage = rules.damage
        var gaps: [Int: GapCause] = [:]
        var failed = damage.resolutions
        var answered: Set<Int> = []
        for (question, answer) in walk.answers {
            answered.insert(question.resolution)
            switch answer {
            case .found where !damage.containers.isDisjoint(with: walk.lookup.chain(question.container)):
                failed.insert(question.resolution)
            case .found(let all):
                if all.contains(where: { damage.registrations.contains($0.registration) }) {
                    failed.insert(question.resolution)
                }
                if let cause = all.firstResult({ damage.doubtfulRegistrations[$0.registration] }) {
                    gaps[question.resolution] = cause
                }
            case .missing, .mismatch, .conditional, .wrongType: break
            case .gap(let cause): gaps[question.resolution] = cause
            }
        }
        gaps.merge(damage.doubtful) { own, _ in own }
        // Resolutions that are not known to reach any container are not proved.
        let replaced = services.needs.indices.filter { walk.lookup.isOverridden($0) }
        let never = Set(replaced.flatMap { services.needs[$0] })
        let open = services.resolutions.indices.filter { !answered.contains($0) && !never.contains($0) }
        for number in open {
            let resolution = services.resolutions[number]
            gaps[number] = resolution.fact.registration == nil ? .noContainer : .unheldConsumer
        }
        return (failed, gaps)
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

extension Program {
    /// The first place that could not be parsed.
    fileprivate var unparsedPlace: SourceLocation? {
        var places: [SourceLocation] = []
        for module in modules { module.files.forEachBorrowed { places += $0.problems.map(\.location) } }
        return places.min()
    }
}
