import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// The answers of containers to resolutions.
extension ServiceLookup {
    /// Swinject's own service, which every container finds.
    private static let graphIdentifier = Type.foreign("GraphIdentifier")

    /// The answer of a container to a resolution.
    func answer(_ resolution: LinkedResolution, in container: ContainerID) -> Answer {
        let answer = ownAnswer(ofDeferred: resolution, in: container) ?? ownAnswer(resolution, in: container)
        switch answer {
        case .missing, .mismatch, .conditional:
            if resolution.mayNotRun { return .gap(.uncalledMember) }
            if let gap = services.unmatchedCall(resolution) { return .gap(gap) }
            // Modules that were not read may register it.
            let isWhole = services.index.symbols.program.isWhole
            return isWhole ? answer : .gap(.unreadModule)
        case .found, .wrongType, .gap: return answer
        }
    }

    func ownAnswer(_ resolution: LinkedResolution, in container: ContainerID) -> Answer {
        guard case .known(let service) = resolution.service else {
            guard case .unknown(let why) = resolution.service else { return .missing }
            return .gap(.service(why))
        }
        switch resolution.names {
        case .one(let name): return answer(resolution, service: service, name: name, in: container)
        case .all(let names), .some(let names), .likely(let names):
            return together(
                names.map { answer(resolution, service: service, name: $0, in: container) }, resolution.names)
        case .dynamic: return .gap(.dynamicName)
        }
    }

    /// The answer if the name is one of several: found if each is found, and missing if none is.
    private func together(_ answers: [Answer], _ names: NameSet) -> Answer {
        var found: [Answer.Found] = []
        var mismatched: [Answer.Found] = []
        var failed = 0
        for answer in answers {
            switch answer {
            case .found(let more): found += more
            case .missing: failed += 1
            case .mismatch(let registrations):
                failed += 1
                mismatched += registrations.filter { !mismatched.contains($0) }
            case .conditional, .wrongType, .gap: break
            }
        }
        if case .likely = names { failed = 0 }
        if failed == answers.count { return mismatched.isEmpty ? .missing : .mismatch(mismatched) }
        let isFound = answers.allSatisfy(\.isFound)
        return isFound ? .found(found) : .gap(.severalNames)
    }

    private func answer(
        _ resolution: LinkedResolution, service: TypeText, name: String?, in container: ContainerID
    ) -> Answer {
        let answers = ways(container).map { answer(resolution, service: service, name: name, in: container, along: $0) }
        guard answers.count > 1, let first = answers.first else {
            return answers.first ?? .gap(.tooManyParents)
        }
        let found = answers.filter(\.isFound)
        if found.isEmpty { return first }
        guard found.count == answers.count else {
            return .gap(.severalParents(containers[container].name))
        }
        return .found(
            found.flatMap { answer in if case .found(let found) = answer { found } else { [Answer.Found]() } })
    }

    private func answer(
        _ resolution: LinkedResolution, service: TypeText, name: String?, in container: ContainerID,
        along way: [ContainerID]?
    ) -> Answer {
        // Every Swinject container has it.
        if service.type == Self.graphIdentifier, !containers[container].isDovetail { return .found([]) }
        var all = registrations(of: service.type, named: name, in: container, along: way)
        // A service registered as an optional is found by the optional type.
        if resolution.fact.isOptional || resolution.fact.expectsOptional {
            all += registrations(of: service.optional.type, named: name, in: container, along: way)
        }
        all.removeAll { !isShared($0.registration, with: resolution) }
        let single = all.filter { !services.registrations[$0.registration].fact.isContribution }
        var exact: [Answer.Found] = []
        var mismatched: [Answer.Found] = []
        var unknown = false
        for found in single where services.registrations[found.registration].names.surelyHolds(name) {
            switch match(services.registrations[found.registration].arguments, resolution.arguments) {
            case true?: exact.append(found)
            case false?: mismatched.append(found)
            case nil: unknown = true
            }
        }
        if !exact.isEmpty {
            if let found = nearest(exact, resolution) { return casting(found, resolution) ?? .found(found) }
        }
        // If the list itself is not registered, or only under `#if`.
        if let element = resolution.element {
            let others = registrations(of: element.type, in: container, along: way)
            if let all = gathered(others, resolution, besides: exact) { return all }
        }
        if !exact.isEmpty { return .conditional(exact) }
        if unknown { return .gap(.argument) }
        let named = single.map { services.registrations[$0.registration].names }
        if named.contains(where: { $0.mayHold(name) && !$0.surelyHolds(name) }) {
            return .gap(.dynamicRegistration)
        }
        if let base = service.genericBase,
            registrations(of: base, in: container, along: way).contains(where: {
                services.registrations[$0.registration].isUnbound && isShared($0.registration, with: resolution)
            })
        {
            return .gap(.unboundRegistration)
        }
        let unbound = service.genericBase.flatMap { anywhere[$0] } ?? []
        let unplaced = ((anywhere[service.type] ?? []) + unbound.filter { services.registrations[$0].isUnbound }).filter
        {
            services.registrations[$0].names.mayHold(name) && isShared($0, with: resolution)
        }
        if let first = unplaced.first {
            let function = services.registrations[first].fact.function.flatMap { services.index.functionAt[$0] }
            if let place = services.index.partialList, function?.fact.path.last == "assemble" {
                return .gap(.unknownAssemblies(at: place))
            }
            let fact = services.registrations[first].fact
            if let owner = services.registrations[first].holders.owner {
                return .gap(.eachObject(owner, fact.location))
            }
            return .gap(.registeredInUnknown(fact.function ?? fact.location))
        }
        if mayHoldMore[of: container], let gap = gap(resolution, in: container, along: way ?? chain(container)) {
            return gap
        }
        if resolution.fact.isOptional { return .found([]) }
        if mismatched.isEmpty, holdsForeignTypes, service.type.mayBeForeignAlias(in: resolution.context) {
            return .gap(.otherName)
        }
        return mismatched.isEmpty ? .missing : .mismatch(mismatched)
    }

    /// The gap if something unknown in a chain may register the service.
    private func gap(_ resolution: LinkedResolution, in container: ContainerID, along chain: [ContainerID]) -> Answer? {
        let open = chain.firstResult { wild[$0]?.first { isShared($0, with: resolution) } }
        if let open {
            return .gap(.registeredType(at: services.registrations[open].fact.location))
        }
        if let assembly = chain.firstResult({ containers[$0].unreadAssembly }) {
            return .gap(.unreadAssembly(assembly))
        }
        if let closure = chain.firstResult({ containers[$0].unreadClosure }) {
            return .gap(.unreadClosure(closure))
        }
        if chain.contains(where: { containers[$0].hasUnknownParent }) {
            return .gap(.unknownParent(containers[container].name))
        }
        return nil
    }

    /// The registrations of the nearest container, and of the next ones if the nearest one has them only under `#if`.
    /// Nil if all of them together do not cover every build that resolves the service.
    private func nearest(_ exact: [Answer.Found], _ resolution: LinkedResolution) -> [Answer.Found]? {
        var cover = Condition.never
        var end = 0
        while end < exact.count {
            let holder = exact[end].holder
            while end < exact.count, exact[end].holder == holder {
                cover = cover.or(services.registrations[exact[end].registration].fact.condition)
                end += 1
            }
            if resolution.fact.condition.implies(cover.onNamedSystems) { return Array(exact[..<end]) }
        }
        return resolution.fact.isOptional ? exact : nil
    }

    /// All services of a type, for `[T]`, or those that have a name, for `[String: T]`; nil if there are none to collect.
    private func gathered(
        _ others: [Answer.Found], _ resolution: LinkedResolution, besides exact: [Answer.Found]
    ) -> Answer? {
        guard resolution.names == .one(nil) else { return nil }
        var found: [Answer.Found] = []
        var isKnown = true
        for one in others where isShared(one.registration, with: resolution) {
            if resolution.isByName, services.registrations[one.registration].names == .one(nil) { continue }
            switch match(services.registrations[one.registration].arguments, resolution.arguments) {
            case true?: if !found.contains(where: { hides($0, one) }) { found.append(one) }
            case false?: break
            case nil: isKnown = false
            }
        }
        guard !found.isEmpty else {
            return isKnown ? nil : .gap(.argument)
        }
        // A name that is known only at run time may be none.
        let named = found.filter { services.registrations[$0.registration].names.isSurelyName }
        if resolution.isByName, named.isEmpty, exact.isEmpty { return .gap(.dynamicRegistration) }
        found += exact
        let cover = (resolution.isByName ? named + exact : found).reduce(Condition.never) {
            $0.or(services.registrations[$1.registration].fact.condition)
        }
        guard resolution.fact.isOptional || resolution.fact.condition.implies(cover.onNamedSystems) else {
            return .conditional(found)
        }
        return .found(found)
    }

    /// Whether a nearer container's registration surely replaces a parent's with the same name.
    private func hides(_ near: Answer.Found, _ far: Answer.Found) -> Bool {
        let (one, other) = (services.registrations[near.registration], services.registrations[far.registration])
        guard near.holder != far.holder, case .one = one.names, one.names == other.names else { return false }
        return !one.fact.isContribution && !other.fact.isContribution
            && other.fact.condition.implies(one.fact.condition)
    }

    /// Why the service found by a hand-written container is not of the type that its caller casts it to; nil if it is.
    private func casting(_ found: [Answer.Found], _ resolution: LinkedResolution) -> Answer? {
        guard let cast = resolution.cast else { return nil }
        guard case .known(let wanted) = cast else { return .gap(.unknownCast) }
        for one in found {
            let index = services.index
            guard let makes = services.registrations[one.registration].makes,
                case let made = index.symbols.text(of: makes), let path = makes.shape.path,
                !index.symbols.declarations(of: path, in: makes.context).isEmpty
            else { return .gap(.unknownObject) }
            if made.type == wanted.type { continue }
            let inherited = index.inherited(path, makes.context).map { names in
                index.symbols.text(of: .named(names.map { .init($0) }), in: makes.context).type
            }
            if !inherited.contains(wanted.type) { return .wrongType([one], makes: made.bare.swift) }
        }
        return nil
    }
}
