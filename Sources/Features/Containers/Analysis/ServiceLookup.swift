import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// A container's answer to a resolution, as far as the sources show.
enum Answer: Hashable {
    /// These registrations, each with the container that holds it.
    case found([Found])
    /// Nothing is registered.
    case missing
    /// It is registered with other arguments.
    case mismatch([Found])
    /// It is registered only under conditions that do not cover the resolution.
    case conditional([Found])
    /// These make an object of another type than the requested one.
    case wrongType([Found], makes: String)
    /// Unknown.
    case gap(GapCause)

    var isFound: Bool {
        if case .found = self { return true }
        return false
    }

    struct Found: Hashable {
        var registration: Int
        var holder: ContainerID
    }
}

/// Looks up services in the containers of a program, by type, name and arguments.
struct ServiceLookup {
    let services: LinkedServices
    /// All containers; the last one represents those that the sources do not show, if there may be any.
    let containers: [LinkedContainer]
    /// The containers that may be meant if it is unknown which one is.
    let outside: Set<ContainerID>
    /// Whether the program makes containers other than these.
    let hasUnseen: Bool
    /// Whether an unknown container can only be the one in `outside`.
    private var isOnlyOne: Bool { outside.count == 1 && !hasUnseen }
    let programs: SharedPrograms
    let chains: ContainerChains
    private var byContainer: [[Type: [Int]]] = []
    /// The containers that hold a service.
    private var holdersByType: [Type: [ContainerID]] = [:]
    /// The registrations of a service with one name, or with unknown names, by container.
    private var bySlot: [Slot: [ContainerID: [Int]]] = [:]
    /// The registrations that are overridden, with the containers in which they are.
    private var overridden: Set<Answer.Found> = []
    /// Registrations whose container is unknown, by service.
    var anywhere: [Type: [Int]] = [:]
    /// Registrations whose service is unknown, by container; nil if the container is unknown too.
    var wild: [ContainerID?: [Int]] = [:]
    /// Registrations, by service, that no container of the program is known to hold.
    private var heldNowhere: [Type: [Int]] = [:]
    /// Whether types of other libraries are registered.
    var holdsForeignTypes = false
    /// For each container, whether one in its chain has one of several parents.
    let isForked: [Bool]
    /// For each container, whether something in its chain may register unknown services.
    var mayHoldMore: [Bool] = []

    private struct Slot: Hashable {
        var type: Type
        /// Nil if the name is not a single known one.
        var name: String??

        init(_ type: Type, _ names: NameSet) {
            self.type = type
            if case .one(let name) = names { self.name = .some(name) } else { name = nil }
        }
    }

    init(_ services: LinkedServices) {
        self.services = services
        programs = SharedPrograms(services.index.symbols.program)
        services.flow.noteUnreadAssemblies()
        services.flow.noteUnreadClosures()
        var containers = services.flow.containers
        var used: Set<ContainerID> = []
        for holders in services.registrations.lazy.map(\.holders) { used.formUnion(holders.all) }
        for holders in services.resolutions.lazy.map(\.holders) { used.formUnion(holders.all) }
        for number in Array(used) { used.formUnion(containers[number].parents) }
        if used.isEmpty {
            containers.append(LinkedContainer(location: nil, name: "the container", isDovetail: false))
            used = [Identifier(containers.count - 1)]
        }
        self.containers = containers
        chains = ContainerChains(containers)
        isForked = chains.marked { containers[$0].hasParentOfSeveral }
        outside = used
        let seen = Set(used.compactMap { containers[$0].location })
        // Several objects may each have one that is made at the only place.
        let isOfSeveral = used.count == 1 && seen.first.map(services.index.isMadePerObject) == true
        hasUnseen =
            isOfSeveral
            || services.index.creations.contains {
                !seen.contains($0.fact.location) && services.flow.isContainer($0.fact.type, in: $0.context) == true
                    && services.flow.isExpected(at: $0.fact.location) != false
            }
        byContainer = Array(repeating: [:], count: containers.count)
        for number in services.registrations.indices {
            let possible = services.registrations[number].holders
            let holders = self.holders(possible)
            let isMade = !possible.isFresh && !services.mayMakeAnother(number) && !services.isReplaced(number)
            guard case .known(let service) = services.registrations[number].service else {
                for holder in holders { wild[holder, default: []].append(number) }
                continue
            }
            if possible == PossibleContainers() { heldNowhere[service.type, default: []].append(number) }
            guard isMade, isKnown(possible) else {
                anywhere[service.type, default: []].append(number)
                // Only the containers that surely have it, possibly among others.
                guard isMade else { continue }
                for holder in possible.containers {
                    byContainer[of: holder][service.type, default: []].append(number)
                }
                continue
            }
            for holder in holders { byContainer[of: holder][service.type, default: []].append(number) }
        }
        noteHolders()
        holdsForeignTypes = holdersByType.keys.contains(where: \.isForeign)
        mayHoldMore = chains.marked {
            wild[$0] != nil || containers[$0].unreadAssembly != nil || containers[$0].unreadClosure != nil
                || containers[$0].hasUnknownParent
        }
    }

    private mutating func noteHolders() {
        for holder in containers.ids {
            for (type, numbers) in byContainer[of: holder] {
                holdersByType[type, default: []].append(holder)
                for number in numbers {
                    bySlot[Slot(type, services.registrations[number].names), default: [:]][holder, default: []]
                        .append(number)
                }
            }
        }
        for holders in bySlot.values {
            for (holder, numbers) in holders where numbers.count > 1 {
                let overriding = numbers.filter { services.registrations[$0].fact.isOverride }
                for number in numbers where overriding.contains(where: { isOverridden(number, by: $0) }) {
                    overridden.insert(.init(registration: number, holder: holder))
                }
            }
        }
    }

    /// Whether another registration of its container surely replaces a registration.
    private func isOverridden(_ number: Int, by other: Int) -> Bool {
        let (old, new) = (services.registrations[number], services.registrations[other])
        guard new.fact.isOverride, !old.fact.isOverride, !old.fact.isContribution, !new.holders.isUnknown,
            programs.module(old.context.module, isBeside: new.context.module), case .one = new.names,
            old.names == new.names, old.arguments == new.arguments, new.areArgumentsKnown
        else { return false }
        return old.fact.condition.implies(new.fact.condition)
    }

    /// Whether a registration in a container is replaced by another one.
    func isOverridden(_ number: Int, in holder: ContainerID) -> Bool {
        overridden.contains(.init(registration: number, holder: holder))
    }

    /// Whether a registration is replaced in every container that holds it.
    func isOverridden(_ number: Int) -> Bool {
        let holders = holders(services.registrations[number].holders)
        return !holders.isEmpty && holders.allSatisfy { isOverridden(number, in: $0) }
    }

    /// Whether a container may hold a registration that an override replaces, as far as the sources show.
    func mayHoldOriginal(of number: Int, in holder: ContainerID) -> Bool {
        let new = services.registrations[number]
        guard case .known(let service) = new.service, case .one(let name) = new.names, new.areArgumentsKnown,
            wild[holder] == nil
        else { return true }
        return ((byContainer[of: holder][service.type] ?? []) + (anywhere[service.type] ?? [])).contains { other in
            let old = services.registrations[other]
            return other != number && !old.fact.isOverride && !old.fact.isContribution && old.names.mayHold(name)
                && match(old.arguments, new.arguments ?? []) != false && !isSurelyBefore(number, other, in: holder)
        }
    }

    /// Whether a container surely gets one registration before another: both are in the same block, or come from
    /// assemblies that one call adds.
    func isSurelyBefore(_ number: Int, _ other: Int, in holder: ContainerID) -> Bool {
        let (first, second) = (services.registrations[number].fact, services.registrations[other].fact)
        if first.receiver == second.receiver, first.function == second.function {
            return first.blocks == second.blocks && first.location < second.location
        }
        guard let one = onlyFlow(to: first, holder), let other = onlyFlow(to: second, holder), one.call != nil else {
            return false
        }
        return one.call == other.call && one.location < other.location
    }

    /// The only place that passes a container to the function that contains a registration.
    private func onlyFlow(to fact: RegistrationFact, _ holder: ContainerID) -> ContainerFlow.ParameterFlow? {
        guard case .parameter(let place, let at) = fact.receiver, let function = services.index.functionAt[place] else {
            return nil
        }
        let flows = services.flow.flows(to: function, at).filter {
            $0.holders.isUnknown || $0.holders.all.contains(holder)
        }
        return flows.count == 1 ? flows.first : nil
    }

    /// Whether a registration may be in the same program as a resolution.
    func isShared(_ number: Int, with resolution: LinkedResolution) -> Bool {
        programs.module(services.registrations[number].context.module, isBeside: resolution.context.module)
    }

    /// The containers that a value may refer to.
    func holders(_ holders: PossibleContainers) -> [ContainerID] {
        (holders.isUnknown ? holders.all.union(outside) : holders.containers).sorted()
    }

    /// Whether a value's container is known.
    func isKnown(_ holders: PossibleContainers) -> Bool { !holders.isUnknown || isOnlyOne && !holders.isUncertain }

    /// A container and its ancestors, in lookup order.
    func chain(_ container: ContainerID) -> [ContainerID] { chains.chain(container) }

    /// Whether a container, or one of its ancestors, has one of several parents.
    func isBelowOneOfSeveral(_ container: ContainerID) -> Bool { isForked[of: container] }

    /// The possible chains of a container: several if it has one of several parents, and nil for the only one. Empty if
    /// there are too many to list.
    func ways(_ container: ContainerID) -> [[ContainerID]?] {
        guard isForked[of: container] else { return [nil] }
        var whole: [[ContainerID]] = []
        var pending = [[container]]
        while let chain = pending.popLast(), let last = chain.last {
            guard whole.count + pending.count < Self.chainLimit else { return [] }
            let parents = containers[last].parents.sorted().filter { !chain.contains($0) }
            let isLast = containers[last].hasUnknownParent || containers[last].mayHaveNoParent
            if parents.isEmpty || containers[last].hasParentOfSeveral && isLast {
                whole.append(chain)
            }
            pending += parents.map { chain + [$0] }
        }
        return whole
    }

    /// The maximum number of parent chains that are listed.
    static let chainLimit = 32

    /// All registrations of a service in a container and its ancestors.
    func registrations(of type: Type, in container: ContainerID) -> [Answer.Found] {
        registrations(of: type, in: container, along: nil)
    }

    /// - Parameter chain: the chain to search; nil for the only one that the container has.
    func registrations(of type: Type, in container: ContainerID, along chain: [ContainerID]?) -> [Answer.Found] {
        (chain ?? chains.nearest(holdersByType[type] ?? [], above: container)).flatMap { holder in
            found(byContainer[of: holder][type] ?? [], in: holder)
        }
    }

    /// The registrations with this name, or with an unknown one.
    func registrations(
        of type: Type, named name: String?, in container: ContainerID, along chain: [ContainerID]?
    ) -> [Answer.Found] {
        let named = bySlot[Slot(type, .one(name))] ?? [:]
        let others = bySlot[Slot(type, .dynamic(""))] ?? [:]
        let holders = chain ?? chains.nearest(Array(named.keys) + others.keys, above: container)
        return holders.flatMap { holder in
            found(((named[holder] ?? []) + (others[holder] ?? [])).sorted(), in: holder)
        }
    }

    private func found(_ numbers: [Int], in holder: ContainerID) -> [Answer.Found] {
        numbers.map { Answer.Found(registration: $0, holder: holder) }.filter { !overridden.contains($0) }
    }

    /// All registrations that one container holds, by service, including overridden ones.
    func held(by container: ContainerID) -> [Type: [Int]] { byContainer[of: container] }

    /// The containers that hold a service, ascending.
    func holders(of type: Type) -> [ContainerID] { holdersByType[type] ?? [] }

    /// The registrations that a resolution may find if its answer is unknown: all of its service.
    func candidates(_ resolution: LinkedResolution, in container: ContainerID) -> [Answer.Found] {
        guard case .known(let service) = resolution.service else { return [] }
        return registrations(of: service.type, in: container)
            + (anywhere[service.type] ?? []).map { Answer.Found(registration: $0, holder: container) }
    }

    /// Whether a registration takes these arguments; nil if unknown.
    func match(_ taken: [ResolvedType]?, _ given: [ResolvedType]) -> Bool? {
        guard let taken else { return nil }
        if let one = ArgumentList.types(of: taken), let other = ArgumentList.types(of: given) { return one == other }
        guard taken.count == given.count else { return false }
        for (one, other) in zip(taken, given) {
            guard case .known(let one) = one, case .known(let other) = other else { continue }
            if one.type != other.type { return false }
        }
        return nil
    }

    /// The registrations of a service that no container of the program is known to hold.
    func unheld(_ type: Type) -> [Int] { heldNowhere[type] ?? [] }
}
