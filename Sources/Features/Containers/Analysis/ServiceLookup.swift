import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// What a container answers to a question, as far as the sources tell.
enum Answer: Hashable {
    /// These registrations, each with the container that holds it.
    case found([Found])
    /// Nothing is registered.
    case missing
    /// It is registered with other arguments.
    case mismatch([Found])
    /// It is registered only under conditions that the question does not have.
    case conditional([Found])
    /// These make something else than what is asked for.
    case wrongType([Found], makes: String)
    /// It cannot be told.
    case gap(ContainerProof.Reason, String)

    var isFound: Bool {
        if case .found = self { return true }
        return false
    }

    struct Found: Hashable {
        var registration: Int
        var holder: Int
    }
}

/// Looks up services in the containers of a program, by type, name and arguments.
struct ServiceLookup {
    let services: LinkedServices
    /// All containers; the last one stands for those that the sources do not show, if there may be such.
    let containers: [LinkedContainer]
    /// The containers that are meant where nothing tells which.
    let outside: Set<Int>
    /// Whether the program makes other containers than those.
    let hasUnseen: Bool
    /// Whether a container that is not known can only be the one of `outside`.
    private var isOnlyOne: Bool { outside.count == 1 && !hasUnseen }
    let programs: SharedPrograms
    let chains: ContainerChains
    private var byContainer: [[Type: [Int]]] = []
    /// The containers that hold a service.
    private var holdersByType: [Type: [Int]] = [:]
    /// The registrations of a service with one name, or with names that are not told, by their containers.
    private var bySlot: [Slot: [Int: [Int]]] = [:]
    /// The registrations that others override, with the containers in which they do.
    private var overridden: Set<Answer.Found> = []
    /// Registrations whose container is not known, by service.
    private var anywhere: [Type: [Int]] = [:]
    /// Registrations of which not even the service is known, by container; nil for those of no known container.
    private var wild: [Int?: [Int]] = [:]
    /// Registrations that no container of the program is known to hold, by service.
    private var heldNowhere: [Type: [Int]] = [:]
    /// Of each container, whether one in its chain has one of several parents.
    private let isForked: [Bool]
    /// Of each container, whether something in its chain may register what is not told.
    private var mayHoldMore: [Bool] = []

    private struct Slot: Hashable {
        var type: Type
        /// Nil where the name is not one that is told.
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
        var containers = services.flow.containers
        var used: Set<Int> = []
        for registration in services.registrations { used.formUnion(registration.holders.all) }
        for resolution in services.resolutions { used.formUnion(resolution.holders.all) }
        for number in Array(used) { used.formUnion(containers[number].parents) }
        if used.isEmpty {
            containers.append(LinkedContainer(location: nil, name: "the container", isDovetail: false))
            used = [containers.count - 1]
        }
        self.containers = containers
        chains = ContainerChains(containers)
        isForked = chains.marked { containers[$0].hasParentOfSeveral }
        outside = used
        let seen = Set(used.compactMap { containers[$0].location })
        hasUnseen = services.index.creations.contains {
            !seen.contains($0.fact.location) && services.flow.isContainer($0.fact.type, in: $0.context) == true
                && services.flow.isExpected(at: $0.fact.location) != false
        }
        byContainer = Array(repeating: [:], count: containers.count)
        for (number, registration) in services.registrations.enumerated() {
            let holders = self.holders(registration.holders)
            let isMade =
                !registration.holders.isFresh && !services.mayMakeAnother(number) && !services.isReplaced(number)
            guard case .told(let service) = registration.service else {
                for holder in holders { wild[holder, default: []].append(number) }
                continue
            }
            if registration.holders == Holders() { heldNowhere[service.type, default: []].append(number) }
            guard isMade, isKnown(registration.holders) else {
                anywhere[service.type, default: []].append(number)
                // Those that surely have it, beside others.
                guard isMade else { continue }
                for holder in registration.holders.containers {
                    byContainer[holder][service.type, default: []].append(number)
                }
                continue
            }
            for holder in holders { byContainer[holder][service.type, default: []].append(number) }
        }
        noteHolders()
        mayHoldMore = chains.marked {
            wild[$0] != nil || containers[$0].unreadAssembly != nil || containers[$0].hasUnknownParent
        }
    }

    private mutating func noteHolders() {
        for holder in containers.indices {
            for (type, numbers) in byContainer[holder] {
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

    /// Whether a registration is surely replaced by another one of its container.
    private func isOverridden(_ number: Int, by other: Int) -> Bool {
        let (old, new) = (services.registrations[number], services.registrations[other])
        guard new.fact.isOverride, !old.fact.isOverride, !old.fact.isContribution, !new.holders.isUnknown,
            programs.module(old.context.module, isBeside: new.context.module), case .one = new.names,
            old.names == new.names, old.arguments == new.arguments, new.areArgumentsTold
        else { return false }
        return old.fact.condition.implies(new.fact.condition)
    }

    /// Whether a container holds a registration only for another one to replace it.
    func isOverridden(_ number: Int, in holder: Int) -> Bool {
        overridden.contains(.init(registration: number, holder: holder))
    }

    /// Whether a registration is replaced wherever it is made.
    func isOverridden(_ number: Int) -> Bool {
        let holders = holders(services.registrations[number].holders)
        return !holders.isEmpty && holders.allSatisfy { isOverridden(number, in: $0) }
    }

    /// Whether a container holds, as far as the sources tell, what an override can replace.
    func mayHoldOriginal(of number: Int, in holder: Int) -> Bool {
        let new = services.registrations[number]
        guard case .told(let service) = new.service, case .one(let name) = new.names, new.areArgumentsTold,
            wild[holder] == nil
        else { return true }
        return ((byContainer[holder][service.type] ?? []) + (anywhere[service.type] ?? [])).contains { other in
            let old = services.registrations[other]
            return other != number && !old.fact.isOverride && !old.fact.isContribution && old.names.mayHold(name)
                && match(old.arguments, new.arguments ?? []) != false && !isSurelyBefore(number, other, in: holder)
        }
    }

    /// Whether a container is given a registration before another one: both stand in one block, or are made by assemblies
    /// that one call adds.
    private func isSurelyBefore(_ number: Int, _ other: Int, in holder: Int) -> Bool {
        let (first, second) = (services.registrations[number].fact, services.registrations[other].fact)
        if first.receiver == second.receiver, first.function == second.function {
            return first.blocks == second.blocks && first.location < second.location
        }
        guard let one = onlyFlow(to: first, holder), let other = onlyFlow(to: second, holder), one.call != nil else {
            return false
        }
        return one.call == other.call && one.location < other.location
    }

    /// The only place that gives a container to the function around a registration.
    private func onlyFlow(to fact: RegistrationFact, _ holder: Int) -> ContainerFlow.ParameterFlow? {
        guard case .parameter(let place, let at) = fact.receiver, let function = services.index.functionAt[place] else {
            return nil
        }
        let flows = services.flow.flows(to: function, at).filter {
            $0.holders.isUnknown || $0.holders.all.contains(holder)
        }
        return flows.count == 1 ? flows.first : nil
    }

    /// Whether a registration is made in a program that a resolution is a part of.
    private func isShared(_ number: Int, with resolution: LinkedResolution) -> Bool {
        programs.module(services.registrations[number].context.module, isBeside: resolution.context.module)
    }

    /// The containers that a value may stand for.
    func holders(_ holders: Holders) -> [Int] {
        (holders.isUnknown ? holders.all.union(outside) : holders.containers).sorted()
    }

    /// Whether a value's container is told.
    func isKnown(_ holders: Holders) -> Bool { !holders.isUnknown || isOnlyOne && !holders.isUncertain }

    /// A container and those in which it looks for what it does not have.
    func chain(_ container: Int) -> [Int] { chains.chain(container) }

    /// Whether a container, or one above it, has one of several parents.
    func isBelowOneOfSeveral(_ container: Int) -> Bool { isForked[container] }

    /// The chains that a container may have: several where it has one of several parents, and nil for its only one. None
    /// where there are too many to be told apart.
    private func ways(_ container: Int) -> [[Int]?] {
        guard isForked[container] else { return [nil] }
        var whole: [[Int]] = []
        var pending = [[container]]
        while let chain = pending.popLast(), let last = chain.last {
            guard whole.count + pending.count < Self.chainLimit else { return [] }
            let parents = containers[last].parents.sorted().filter { !chain.contains($0) }
            if parents.isEmpty || containers[last].hasParentOfSeveral && containers[last].hasUnknownParent {
                whole.append(chain)
            }
            pending += parents.map { chain + [$0] }
        }
        return whole
    }

    /// More chains of parents than this are not told apart.
    private static let chainLimit = 32

    /// All registrations of a service in a container and its parents.
    func registrations(of type: Type, in container: Int) -> [Answer.Found] {
        registrations(of: type, in: container, along: nil)
    }

    /// - Parameter chain: nil for the only one that the container has.
    private func registrations(of type: Type, in container: Int, along chain: [Int]?) -> [Answer.Found] {
        (chain ?? chains.nearest(holdersByType[type] ?? [], above: container)).flatMap { holder in
            found(byContainer[holder][type] ?? [], in: holder)
        }
    }

    /// Those that have a name, or one that is not told.
    private func registrations(
        of type: Type, named name: String?, in container: Int, along chain: [Int]?
    ) -> [Answer.Found] {
        let named = bySlot[Slot(type, .one(name))] ?? [:]
        let others = bySlot[Slot(type, .dynamic(""))] ?? [:]
        let holders = chain ?? chains.nearest(Array(named.keys) + others.keys, above: container)
        return holders.flatMap { holder in
            found(((named[holder] ?? []) + (others[holder] ?? [])).sorted(), in: holder)
        }
    }

    private func found(_ numbers: [Int], in holder: Int) -> [Answer.Found] {
        numbers.map { Answer.Found(registration: $0, holder: holder) }.filter { !overridden.contains($0) }
    }

    /// All registrations that one container holds, by service, with those that others override.
    func held(by container: Int) -> [Type: [Int]] { byContainer[container] }

    /// The containers that hold a service, ascending.
    func holders(of type: Type) -> [Int] { holdersByType[type] ?? [] }

    /// What a container answers to a resolution.
    func answer(_ resolution: LinkedResolution, in container: Int) -> Answer {
        let answer = ownAnswer(resolution, in: container)
        switch answer {
        case .missing, .mismatch, .conditional:
            // Others may register it.
            let isWhole = services.index.symbols.program.isWhole
            return isWhole ? answer : .gap(.otherModule, "a module that was not read may register it")
        case .found, .wrongType, .gap: return answer
        }
    }

    private func ownAnswer(_ resolution: LinkedResolution, in container: Int) -> Answer {
        guard case .told(let service) = resolution.service else {
            guard case .untold(let why) = resolution.service else { return .missing }
            if why == "a generic type" { return .gap(.genericType, why) }
            return .gap(why.hasPrefix("what '") ? .unknownInitializer : .unwrittenType, why)
        }
        switch resolution.names {
        case .one(let name): return answer(resolution, service, name, in: container)
        case .all(let names), .some(let names), .likely(let names):
            return together(names.map { answer(resolution, service, $0, in: container) }, resolution.names)
        case .dynamic: return .gap(.dynamicName, "the name is known at run time")
        }
    }

    /// The answer where the name is one of several: found where each of them is, and missing where none of them is.
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
        return isFound ? .found(found) : .gap(.dynamicName, "the name \(names.words)")
    }

    private func answer(
        _ resolution: LinkedResolution, _ service: TypeText, _ name: String?, in container: Int
    ) -> Answer {
        let answers = ways(container).map { answer(resolution, service, name, in: container, along: $0) }
        guard answers.count > 1, let first = answers.first else {
            return answers.first ?? .gap(.unknownContainer, "it has too many parents")
        }
        let found = answers.filter(\.isFound)
        if found.isEmpty { return first }
        guard found.count == answers.count else {
            return .gap(.unknownContainer, "'\(containers[container].name)' has one of several parents")
        }
        return .found(
            found.flatMap { answer in if case .found(let found) = answer { found } else { [Answer.Found]() } })
    }

    private func answer(
        _ resolution: LinkedResolution, _ service: TypeText, _ name: String?, in container: Int, along way: [Int]?
    ) -> Answer {
        // Every container of Swinject has it.
        if service.type == .foreign("GraphIdentifier"), !containers[container].isDovetail { return .found([]) }
        var all = registrations(of: service.type, named: name, in: container, along: way)
        // What is registered as an optional is found by the optional.
        if resolution.fact.isOptional {
            all += registrations(of: service.optional.type, named: name, in: container, along: way)
        }
        all.removeAll { !isShared($0.registration, with: resolution) }
        let single = all.filter { !services.registrations[$0.registration].fact.isContribution }
        var exact: [Answer.Found] = []
        var mismatched: [Answer.Found] = []
        var untold = false
        for found in single where services.registrations[found.registration].names.surelyHolds(name) {
            switch match(services.registrations[found.registration].arguments, resolution.arguments) {
            case true?: exact.append(found)
            case false?: mismatched.append(found)
            case nil: untold = true
            }
        }
        if !exact.isEmpty {
            if let found = nearest(exact, resolution) { return casting(found, resolution) ?? .found(found) }
        }
        // Where the list itself is not registered, or under `#if` alone.
        if let element = resolution.element {
            let others = registrations(of: element.type, in: container, along: way)
            if let all = gathered(others, resolution, besides: exact) { return all }
        }
        if !exact.isEmpty { return .conditional(exact) }
        if untold { return .gap(.argumentType, "an argument's type is not told") }
        let named = single.map { services.registrations[$0.registration].names }
        if named.contains(where: { $0.mayHold(name) && !$0.surelyHolds(name) }) {
            return .gap(.dynamicRegistration, "a registration of it has a name that is known at run time")
        }
        if let base = service.genericBase,
            registrations(of: base, in: container, along: way).contains(where: {
                services.registrations[$0.registration].isUnbound && isShared($0.registration, with: resolution)
            })
        {
            return .gap(.genericType, "it is registered without its generic arguments")
        }
        let unplaced = (anywhere[service.type] ?? []).filter {
            services.registrations[$0].names.mayHold(name) && isShared($0, with: resolution)
        }
        if !unplaced.isEmpty { return .gap(.unknownContainer, "it is registered in a container that is not known") }
        if mayHoldMore[container], let gap = gap(resolution, in: container, along: way ?? chain(container)) {
            return gap
        }
        if resolution.fact.isOptional { return .found([]) }
        return mismatched.isEmpty ? .missing : .mismatch(mismatched)
    }

    /// What in a chain may register what is asked for, where it is not told.
    private func gap(_ resolution: LinkedResolution, in container: Int, along chain: [Int]) -> Answer? {
        if chain.contains(where: { wild[$0]?.contains { isShared($0, with: resolution) } ?? false }) {
            return .gap(.dynamicRegistration, "a registration's type is not written")
        }
        if let assembly = chain.lazy.compactMap({ containers[$0].unreadAssembly }).first {
            return .gap(.otherModule, "'\(assembly)' may register it, and is not in the sources")
        }
        if chain.contains(where: { containers[$0].hasUnknownParent }) {
            return .gap(.unknownContainer, "the parent of '\(containers[container].name)' is not known")
        }
        return nil
    }

    /// Those of the nearest container; of the next ones too, where the nearest one has them under `#if` alone. Nil where
    /// all of them together do not hold in every build that asks.
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

    /// All services of a type, for `[T]`; nil where there is none, so that nothing is to be gathered.
    private func gathered(
        _ others: [Answer.Found], _ resolution: LinkedResolution, besides exact: [Answer.Found]
    ) -> Answer? {
        guard resolution.names == .one(nil) else { return nil }
        var found: [Answer.Found] = []
        var isTold = true
        for one in others where isShared(one.registration, with: resolution) {
            switch match(services.registrations[one.registration].arguments, resolution.arguments) {
            case true?: if !found.contains(where: { hides($0, one) }) { found.append(one) }
            case false?: break
            case nil: isTold = false
            }
        }
        guard !found.isEmpty else {
            return isTold ? nil : .gap(.argumentType, "an argument's type is not told")
        }
        found += exact
        let cover = found.reduce(Condition.never) { $0.or(services.registrations[$1.registration].fact.condition) }
        guard resolution.fact.isOptional || resolution.fact.condition.implies(cover.onNamedSystems) else {
            return .conditional(found)
        }
        return .found(found)
    }

    /// Whether a nearer container's registration surely takes the place of a parent's with the same name.
    private func hides(_ near: Answer.Found, _ far: Answer.Found) -> Bool {
        let (one, other) = (services.registrations[near.registration], services.registrations[far.registration])
        guard near.holder != far.holder, case .one = one.names, one.names == other.names else { return false }
        return !one.fact.isContribution && !other.fact.isContribution
            && other.fact.condition.implies(one.fact.condition)
    }

    /// Why what a hand-written container finds is not what its caller casts it to; nil where it is.
    private func casting(_ found: [Answer.Found], _ resolution: LinkedResolution) -> Answer? {
        guard let cast = resolution.cast else { return nil }
        guard case .told(let wanted) = cast else { return .gap(.unwrittenType, "what it is cast to is not written") }
        for one in found {
            let index = services.index
            guard let makes = services.registrations[one.registration].makes,
                case let made = index.symbols.text(of: makes), let path = makes.shape.path,
                !index.symbols.declarations(of: path, in: makes.context).isEmpty
            else { return .gap(.unwrittenType, "what it makes is not told") }
            if made.type == wanted.type { continue }
            let inherited = index.inherited(path, makes.context).map { names in
                index.symbols.text(of: .named(names.map { .init($0) }), in: makes.context).type
            }
            if !inherited.contains(wanted.type) { return .wrongType([one], makes: made.bare.swift) }
        }
        return nil
    }

    /// What a resolution may find where it cannot be told: all of its service.
    func candidates(_ resolution: LinkedResolution, in container: Int) -> [Answer.Found] {
        guard case .told(let service) = resolution.service else { return [] }
        return registrations(of: service.type, in: container)
            + (anywhere[service.type] ?? []).map { Answer.Found(registration: $0, holder: container) }
    }

    /// Whether a registration takes these arguments; nil where it cannot be told.
    private func match(_ taken: [ToldType]?, _ given: [ToldType]) -> Bool? {
        guard let taken else { return given.isEmpty ? true : nil }
        if let one = ArgumentList.types(of: taken), let other = ArgumentList.types(of: given) { return one == other }
        guard taken.count == given.count else { return false }
        for (one, other) in zip(taken, given) {
            guard case .told(let one) = one, case .told(let other) = other else { continue }
            if one.type != other.type { return false }
        }
        return nil
    }

    /// The registrations of a service that no container of the program is known to hold.
    func unheld(_ type: Type) -> [Int] { heldNowhere[type] ?? [] }
}
