package import DovetailDiagnostics
import DovetailFacts
package import DovetailGraphs
package import DovetailRules
package import DovetailSemantics

/// Proves what a program's containers are asked for.
package struct ContainerAnalyzer {
    private let walk: ContainerWalk
    private let overrides: [IntendedOverride]
    private let isStrict: Bool

    package init(_ symbols: SymbolTable, _ rules: Rules) {
        walk = ContainerWalk(LinkedServices(symbols, handWritten: rules.containers))
        overrides = rules.overrides
        isStrict = rules.isStrict
    }

    /// What does not fit; not sorted.
    package var findings: [Finding] {
        let ports = PortFindings(walk.services.flow, isStrict: isStrict).findings
        guard !walk.services.index.isEmpty else { return ports }
        let missing = MissingRegistrations(walk)
        let registrations = RegistrationFindings(
            walk: walk, overrides: overrides, reportedAssemblies: missing.unappliedAssemblies)
        return ports + missing.findings + registrations.findings
            + ConstructionCycles(walk: walk).findings + CaptiveDependencies(walk: walk).findings
            + (isStrict ? unprovable : [])
    }

    /// The program's registrations, what asks for them, and who asks whom.
    package var services: (nodes: [WiringGraph.Node], edges: [WiringGraph.Edge]) {
        let graph = ServiceGraph(walk)
        return (graph.nodes, graph.edges)
    }

    /// What cannot be proved, as findings; a library need not hold what it asks for.
    private var unprovable: [Finding] {
        let proof = proof
        let gaps = (proof?.gaps ?? []).filter { $0.reason != .otherModule }.map { gap in
            Finding(
                .unprovableResolution, at: gap.location, "cannot prove that this resolves: \(gap.text)",
                help: gap.reason.help)
        }
        return gaps
            + (proof?.conditional ?? []).map { one in
                Finding(
                    .unprovableResolution, at: one.location, "\(one.text) resolves here only if \(one.cause.text)",
                    notes: one.cause.notes(one.registration), help: one.cause.help)
            }
    }

    /// What is proved of the resolutions; nil where the program has no container and no port.
    package var proof: ContainerProof? { proof(ofFiles: { _ in true }) }

    /// The same of those files alone that `isCounted` picks by their paths.
    func proof(ofFiles isCounted: (String) -> Bool) -> ContainerProof? {
        let services = walk.services
        if services.registrations.isEmpty, services.resolutions.isEmpty {
            return PortFindings(services.flow, isStrict: isStrict).isEmpty ? nil : ContainerProof()
        }
        var gaps: [Int: ContainerProof.Gap] = [:]
        var failed: Set<Int> = []
        var answered: Set<Int> = []
        // What is registered and cannot be built.
        let unbuildable = InvalidScopes(services).registrations.union(ConstructionCycles(walk: walk).registrations)
        for (question, answer) in walk.answers {
            answered.insert(question.resolution)
            switch answer {
            case .found(let all):
                if all.contains(where: { unbuildable.contains($0.registration) }) { failed.insert(question.resolution) }
            case .missing, .mismatch, .conditional, .wrongType: failed.insert(question.resolution)
            case .gap(let reason, let why, let culprit):
                let resolution = services.resolutions[question.resolution]
                // The text of a service that is not told is why it is not.
                let isTold = if case .known = resolution.service { true } else { false }
                gaps[question.resolution] = .init(
                    location: resolution.fact.location, reason: reason,
                    text: isTold ? "\(resolution.text): \(why)" : resolution.text, culprit: isTold ? culprit : nil)
            }
        }
        var proof = ContainerProof()
        func counts(_ number: Int) -> Bool { isCounted(services.resolutions[number].fact.location.path) }
        proof.registrations = services.registrations.count { isCounted($0.fact.location.path) }
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
        let bodies = gapsOfBodies(where: failed).filter { isCounted($0.location.path) }
        proof.resolutions = services.resolutions.indices.count(where: counts) + bodies.count
        let told = gaps.filter { !failed.contains($0.key) && counts($0.key) }.map(\.value)
        proof.gaps = (told + bodies).sorted { ($0.location, $0.text) < ($1.location, $1.text) }
        proof.proved = proof.resolutions - proof.gaps.count - failed.count(where: counts)
        proof.conditional = ConditionalResolutions(walk).all(besides: Set(gaps.keys).union(failed))
            .filter { isCounted($0.location.path) }
        return proof
    }

    /// What stands for the questions of callers, where one of these fails or none is seen.
    private func gapsOfBodies(where failed: Set<Int>) -> [ContainerProof.Gap] {
        let services = walk.services
        let asked = Dictionary(grouping: services.resolutions.indices) { services.resolutions[$0].body }
        return services.bodies.compactMap { body in
            let callers = asked[body.fact.location] ?? []
            guard callers.isEmpty || callers.contains(where: { failed.contains($0) }) else { return nil }
            let isTold = body.fact.service.genericName == nil
            return .init(
                location: body.fact.location, reason: isTold ? .argumentType : .genericType,
                text: isTold ? "an argument's type depends on the caller" : "a generic type")
        }
    }
}
