import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// Finds kept services that are surely not Sendable, and that several actors resolve: not-sendable-kept.
struct UnsafelyShared {
    private let walk: ContainerWalk

    init(walk: ContainerWalk) { self.walk = walk }

    private var services: LinkedServices { walk.services }

    /// A resolution that gets a kept service, and the actor whose code it is in.
    private struct Use {
        var actor: String
        var location: SourceLocation
    }

    var findings: [Finding] {
        let kept = services.registrations.indices.filter { number in
            [.singleton, .weak].contains(services.registrations[number].scope)
        }
        let unsafe = Set(kept.filter(isUnsafe))
        guard !unsafe.isEmpty else { return [] }
        var uses: [Int: [Use]] = [:]
        for (question, answer) in walk.answers where question.asker == nil {
            guard case .found(let found) = answer, let actor = actor(of: services.resolutions[question.resolution])
            else { continue }
            let use = Use(actor: actor, location: services.resolutions[question.resolution].fact.location)
            for number in gotten(found, question).intersection(unsafe) { uses[number, default: []].append(use) }
        }
        return uses.compactMap { number, uses in
            let byActor = Dictionary(grouping: uses, by: \.actor).mapValues { $0.map(\.location).min() }
            return byActor.count > 1 ? finding(number, byActor) : nil
        }
    }

    private func finding(_ number: Int, _ uses: [String: SourceLocation?]) -> Finding {
        let registration = services.registrations[number]
        let places = uses.compactMap { actor, place in place.map { (actor: actor, place: $0) } }
            .sorted { ($0.place, $0.actor) < ($1.place, $1.actor) }
        let made = unsafeType(registration).map { services.index.symbols.types[$0].fact.name } ?? ""
        return Finding(
            .notSendableKept, at: registration.fact.location,
            "\(registration.text) is kept, and several actors share it, but '\(made)' is not Sendable",
            notes: places.map { .init($0.place, "it is resolved here, by \($0.actor)") },
            help: "make '\(made)' an actor, isolate it with @MainActor, or protect its state and write Sendable")
    }

    /// The kept services that a resolution surely gets or hands to what it builds. What is behind another kept service
    /// is passed on only once.
    private func gotten(_ found: [Answer.Found], _ question: ContainerWalk.Question) -> Set<Int> {
        guard found.count == 1 else { return [] }
        let first = found.flatMap { one in
            [one.holder, question.container].map { BuildState(registration: one.registration, container: $0) }
        }.filter { walk.steps[$0] != nil }.prefix(1)
        let states = reachable(from: first) { state in
            let registration = services.registrations[state.registration]
            guard [.transient, .graph].contains(registration.scope), !services.isAsync(state.registration) else {
                return []
            }
            return (walk.edges[state] ?? []).filter(\.isSure).map(\.to)
        }
        return Set(states.map(\.registration))
    }

    // MARK: What is not Sendable

    private func isUnsafe(_ number: Int) -> Bool { unsafeType(services.registrations[number]) != nil }

    /// The class that a registration builds, if it surely is not Sendable and has state that changes.
    private func unsafeType(_ registration: LinkedRegistration) -> Int? {
        var path = registration.made?.path
        if path == nil, case .known(let service) = registration.service, case .named(let named) = service.type {
            path = named.parts.map(\.name)
        }
        let symbols = services.index.symbols
        guard let types = path.map({ symbols.declarations(of: $0, in: registration.context) }), types.count == 1,
            let type = types.first, symbols.isSurelyNotSendable(type)
        else { return nil }
        let isChanging = symbols.typeAndSupertypes(of: type).contains { one in
            symbols.types[one].fact.kind == .class
                && symbols.types[one].fact.members.contains { member in
                    member.kind == .property && !member.isStatic && member.isSettable && !member.isConstant
                        && (member.isStored || member.hasValue)
                }
        }
        return isChanging ? type : nil
    }

    // MARK: Who asks

    /// The actor on which a resolution surely runs, in words; nil if it may run anywhere.
    private func actor(of resolution: LinkedResolution) -> String? {
        services.actor(running: resolution).map { $0 == "MainActor" ? "the main actor" : "the actor '\($0)'" }
    }
}
