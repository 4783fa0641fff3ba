import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// Finds kept services that are surely not Sendable, and that several actors or tasks use: not-sendable-kept.
struct UnsafelyShared: ContainerRule {
    private let walk: ContainerWalk
    private let unsafe: [Int: UnsafeType]

    init(walk: ContainerWalk) {
        self.walk = walk
        let services = walk.services
        let kept = services.registrations.indices.filter { number in
            [.singleton, .weak].contains(services.registrations[number].scope)
        }
        unsafe = Dictionary(
            uniqueKeysWithValues: kept.compactMap { number in
                Self.unsafeType(services.registrations[number], services.index.symbols).map { (number, $0) }
            })
    }

    private var services: LinkedServices { walk.services }

    var findings: [Finding] {
        guard !unsafe.isEmpty else { return [] }
        var uses: [Int: SharedUses] = [:]
        for (question, answer) in walk.answers where question.asker == nil {
            let resolution = services.resolutions[question.resolution]
            guard case .found(let found) = answer, let runner = runner(of: resolution) else { continue }
            for number in gotten(found, question) where unsafe[number] != nil {
                uses[number, default: SharedUses()].add(
                    runner, at: resolution.fact.location, "it is resolved here, by \(runner.words)")
            }
        }
        for use in deferredUses {
            uses[use.registration, default: SharedUses()].add(use.runner, at: use.place, use.text)
        }
        return uses.compactMap { number, uses in
            guard let type = unsafe[number], uses.areSeveral else { return nil }
            let registration = services.registrations[number]
            var finding = Finding(
                .notSendableKept, at: registration.fact.location,
                "\(registration.text) is kept, and several \(uses.users) share it, but \(type.text)",
                notes: uses.notes, help: type.help)
            finding.raise(about: type, in: registration.context.module, services.index.symbols)
            return finding
        }
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

    /// What surely runs a resolution; nil if it may run anywhere.
    private func runner(of resolution: LinkedResolution) -> CodeRunner? {
        let fact = resolution.fact
        if fact.isOnMain { return .actor("MainActor") }
        guard resolution.deferral == nil else { return nil }
        return services.index.runner(of: fact.code, inFunctionAt: fact.function, at: fact.location)
    }

    /// What a registration builds, if it surely is unsafe to share.
    private static func unsafeType(_ registration: LinkedRegistration, _ symbols: SymbolTable) -> UnsafeType? {
        var path = registration.made?.path
        if case .known(let service) = registration.service {
            if let type = symbols.unsafeType(service) { return type }
            if path == nil, case .named(let named) = service.type { path = named.parts.map(\.name) }
        }
        return path.flatMap { symbols.unsafeType($0, in: registration.context) }
    }

    // MARK: Lazy and Provider

    /// A `Lazy` or `Provider` that belongs to an actor, which calls it there.
    private struct DeferredUse {
        var registration: Int
        var runner: CodeRunner
        var place: SourceLocation
        var text: String
    }

    private var deferredUses: [DeferredUse] {
        let symbols = services.index.symbols
        guard symbols.program.isWhole else { return [] }
        var byType: [Type: Int] = [:]
        for number in services.registrations.indices {
            guard case .known(let text) = services.registrations[number].service else { continue }
            // Of several, it is unknown which one is meant.
            byType[text.type] = byType[text.type] == nil ? number : -1
        }
        var uses: [DeferredUse] = []
        func add(_ type: TypeReference, _ actor: String, _ context: LookupContext) {
            guard let deferral = Deferral.of(symbols.text(of: type.shape, in: context)),
                let number = byType[deferral.service.type], unsafe[number] != nil,
                services.registrations[number].names == .one(nil)
            else { return }
            let runner = CodeRunner.actor(actor)
            uses.append(
                DeferredUse(
                    registration: number, runner: runner, place: type.location,
                    text: "\(runner.words) gets it through this '\(type.text)'"))
        }
        for type in symbols.types.indices {
            let declared = symbols.types[type]
            let isolation = symbols.isolation(ofType: type)
            let actor: String? =
                if declared.fact.kind == .actor { declared.fact.name } else if case .actor(let name)? = isolation {
                    name
                } else { nil }
            for member in declared.fact.members {
                switch member.kind {
                case .property where member.isStored:
                    if let type = member.type, let actor { add(type, actor, declared.inside) }
                case .function:
                    let own = symbols.isolation(member.isolation, member.attributes, in: declared.inside)
                    let runs: String? = if case .actor(let name)? = own { name } else { own == nil ? actor : nil }
                    for parameter in member.parameters { runs.map { add(parameter.type, $0, declared.inside) } }
                default: break
                }
            }
        }
        for (member, context) in symbols.globals.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
            guard case .actor(let name) = symbols.isolation(of: member, within: nil, in: context) else { continue }
            for parameter in member.parameters { add(parameter.type, name, context) }
        }
        return uses
    }
}
