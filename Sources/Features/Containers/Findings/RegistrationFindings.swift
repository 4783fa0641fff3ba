import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailRules
import DovetailSemantics

/// Finds registrations that are duplicates, override nothing, are unused, or are never applied: duplicate-registration,
/// override-without-original, unused-registration, never-applied-assembly. An assembly that another finding names is
/// not also reported as never applied.
struct RegistrationFindings: ContainerRule {
    let walk: ContainerWalk
    let overrides: [IntendedOverride]
    /// The assemblies that an error says to add to a container.
    private let reportedAssemblies: Set<String>
    private let chosenAssemblies: Set<String>

    init(walk: ContainerWalk, overrides: [IntendedOverride], reportedAssemblies: Set<String>) {
        self.walk = walk
        self.overrides = overrides
        self.reportedAssemblies = reportedAssemblies
        let chosen = walk.services.index.assemblies.filter(\.fact.isChosen)
        chosenAssemblies = Set(chosen.compactMap { $0.fact.assembly.path?.last })
    }

    private var services: LinkedServices { walk.services }

    var findings: [Finding] {
        // For a part of a program, it is unknown what the rest resolves and applies.
        duplicates + RepeatedRegistrations(walk: walk).findings
            + (services.index.symbols.program.isWhole ? replacingNothing + unused + assemblies : [])
    }

    private var duplicates: [Finding] {
        walk.lookup.containers.ids.flatMap { container in
            duplicates(in: container).map { duplicate($0.number, of: $0.first, in: container) }
        }
    }

    /// The registrations of a container that repeat an earlier one.
    private func duplicates(in container: ContainerID) -> [(number: Int, first: Int)] {
        walk.lookup.held(by: container).values.filter { $0.count > 1 }.flatMap { numbers in
            Dictionary(grouping: numbers) { services.registrations[$0].names }.values.filter { $0.count > 1 }
                .flatMap(duplicates)
        }
    }

    var damage: Damage { Damage(containers: failingContainers) }

    /// The containers whose creation fails: those of Dovetail with a duplicate, or with an override of nothing.
    private var failingContainers: Set<ContainerID> {
        let repeated = walk.lookup.containers.ids.filter { container in
            duplicates(in: container).contains { services.registrations[$0.number].isDovetail }
        }
        return Set(repeated).union(overridesOfNothing.map(\.holder))
            .union(RepeatedRegistrations(walk: walk).failingContainers)
    }

    /// Those registrations, of one service and name, that have the same arguments as an earlier one.
    private func duplicates(among numbers: [Int]) -> [(number: Int, first: Int)] {
        let ordered = numbers.sorted {
            services.registrations[$0].fact.location < services.registrations[$1].fact.location
        }
        var found: [(number: Int, first: Int)] = []
        var cover = Condition.never
        for (at, number) in ordered.enumerated() {
            let condition = services.registrations[number].fact.condition
            // Branches of one `#if`, of which there may be many, exclude each other.
            if !condition.excludes(cover), let first = ordered[..<at].first(where: { isSame($0, number) }) {
                found.append((number, first))
            }
            cover = cover.or(condition)
        }
        return found
    }

    private func isSame(_ one: Int, _ other: Int) -> Bool {
        let (a, b) = (services.registrations[one], services.registrations[other])
        guard case .one(let name) = a.names, a.names == b.names, !a.fact.isContribution, !b.fact.isContribution,
            !a.fact.isOverride, !b.fact.isOverride, !a.fact.mayOverride, !b.fact.mayOverride,
            a.fact.location != b.fact.location, services.flow.called.isCalled(a.fact.function),
            services.flow.called.isCalled(b.fact.function),
            a.areArgumentsKnown, a.arguments == b.arguments,
            !a.fact.condition.excludes(b.fact.condition),
            (a.isFollowed && b.isFollowed) || (a.fact.receiver == b.fact.receiver && a.fact.receiver.isNamed),
            walk.lookup.programs.module(a.context.module, isBeside: b.context.module), mayMeet(a, b)
        else { return false }
        return !overrides.contains { override in
            guard case .known(let service) = a.service else { return false }
            return service.bare.swift == override.service && name == override.name
        }
    }

    /// Whether both may be made in one run. In Swinject, a branch that registers again replaces on purpose.
    private func mayMeet(_ one: LinkedRegistration, _ other: LinkedRegistration) -> Bool {
        guard !isOfChosenAssembly(one), !isOfChosenAssembly(other) else { return false }
        guard !one.fact.leaves(before: other.fact), !other.fact.leaves(before: one.fact) else { return false }
        let branches = one.fact.branches
        if one.isDovetail {
            return !branches.contains { branch in
                other.fact.branches.contains { $0.statement == branch.statement && $0.index != branch.index }
            }
        }
        return branches == other.fact.branches && one.fact.blocks == other.fact.blocks
    }

    /// Whether it is made by an assembly that is applied in one branch and not in another.
    private func isOfChosenAssembly(_ registration: LinkedRegistration) -> Bool {
        guard let owner = registration.fact.within.last else { return false }
        return chosenAssemblies.contains(owner)
    }

    private func duplicate(_ number: Int, of first: Int, in container: ContainerID) -> Finding {
        let registration = services.registrations[number]
        let effect =
            registration.isDovetail
            ? ", so creating the container fails" : ", and \(replacing(number, first, in: container))"
        var finding = Finding(
            .duplicateRegistration, at: registration.fact.location,
            "\(registration.text) is registered twice\(effect)",
            notes: [.init(services.registrations[first].fact.location, "registered here too", .again)],
            help: "remove one of them, or "
                + (registration.isDovetail
                    ? "add override: true \(overriding(number, first, in: container))"
                    : "list it under overrides in dovetail.yml")
                + (buildsAnother(registration, services.registrations[first])
                    ? "; if both are needed, register one of them with a name" : ""))
        // Swinject goes on with one of them.
        if !registration.isDovetail { finding.severity = .warning }
        return finding
    }

    /// Whether two registrations build objects of different types, as far as known.
    private func buildsAnother(_ one: LinkedRegistration, _ other: LinkedRegistration) -> Bool {
        guard let first = one.made, let second = other.made else { return false }
        return first != second
    }

    /// Which of two registrations can override the other: the one that is made last.
    private func overriding(_ number: Int, _ first: Int, in container: ContainerID) -> String {
        guard let last = last(of: number, first, in: container) else {
            return "to the one whose assembly is applied last"
        }
        return "\(place(of: last, from: number)), which registers it last"
    }

    /// Which of two registrations Swinject keeps, as far as the sources show.
    private func replacing(_ number: Int, _ first: Int, in container: ContainerID) -> String {
        guard let last = last(of: number, first, in: container) else {
            return "the one made last replaces the other"
        }
        return last == number
            ? "this one replaces the one \(place(of: first, from: number))"
            : "the later one \(place(of: first, from: number)) replaces this one"
    }

    /// The one of two registrations that is made last, if the sources show it.
    private func last(of number: Int, _ first: Int, in container: ContainerID) -> Int? {
        walk.lookup.isSurelyBefore(first, number, in: container)
            ? number : walk.lookup.isSurelyBefore(number, first, in: container) ? first : nil
    }

    /// The line of a registration, and its file if that is not the file of the other.
    private func place(of registration: Int, from other: Int) -> String {
        let place = services.registrations[registration].fact.location
        let file = place.path == services.registrations[other].fact.location.path ? "" : " of \(place.path)"
        return "on line \(place.line)\(file)"
    }

    /// The registrations that override nothing, each with a container in which they do.
    private var overridesOfNothing: [(number: Int, holder: ContainerID)] {
        services.registrations.indices.compactMap { number in
            let registration = services.registrations[number]
            guard registration.isDovetail, registration.fact.isOverride, !registration.holders.isUnknown,
                let holder = registration.holders.containers.sorted().first(where: {
                    !walk.lookup.mayHoldOriginal(of: number, in: $0)
                })
            else { return nil }
            return (number, holder)
        }
    }

    private var replacingNothing: [Finding] {
        overridesOfNothing.map { number, holder in
            let registration = services.registrations[number]
            let above = walk.lookup.chain(holder).dropFirst().first {
                walk.lookup.mayHoldOriginal(of: number, in: $0)
            }
            return Finding(
                .overrideWithoutOriginal, at: registration.fact.location,
                "\(registration.text) has override: true but overrides nothing, so creating "
                    + "'\(walk.lookup.containers[holder].name)' fails",
                help: above == nil
                    ? "remove override: true, or register what it replaces in the same container"
                    : "remove override: true; a child's registration shadows its parent's without it")
        }
    }

    private var unused: [Finding] {
        // Other code may resolve it: the program has no resolutions, or not all of them can be followed.
        guard !services.entries.isEmpty else { return [] }
        var asked: Set<Type> = []
        for (question, answer) in walk.answers {
            switch answer {
            case .gap, .missing: break
            case .found, .mismatch, .conditional, .wrongType: continue
            }
            guard case .known(let service) = services.resolutions[question.resolution].service else { return [] }
            asked.insert(service.type)
            if let base = service.genericBase { asked.insert(base) }
        }
        // What a service that is not registered yet may resolve is not unused.
        guard let needed = MissingNeeds(walk).registrations else { return [] }
        let reached = Set(walk.order.prefix(walk.reachedCount).map(\.registration)).union(needed)
        return services.registrations.indices.compactMap { number -> Finding? in
            let registration = services.registrations[number]
            guard !reached.contains(number), registration.holders != PossibleContainers(),
                !registration.fact.isContribution,
                !walk.lookup.isOverridden(number),
                case .known(let service) = registration.service, !asked.contains(service.type)
            else { return nil }
            return Finding(
                .unusedRegistration, at: registration.fact.location,
                "\(registration.text) is registered but never resolved",
                help: "remove the registration or resolve it; if only tests use it, let the tests register it")
        }
    }

    private var assemblies: [Finding] {
        let unapplied = neverApplied
        let unknown = UnknownAssemblies(services, neverApplied: Set(unapplied.map(\.name)))
        let reported = reportedAssemblies.union(unknown.meant)
        return unknown.findings + unapplied.filter { !reported.contains($0.name) }.map(\.finding)
    }

    private var neverApplied: [(name: String, finding: Finding)] {
        var seen: Set<String> = []
        return services.registrations.compactMap { registration in
            guard registration.holders == PossibleContainers(),
                case .parameter(let place, _) = registration.fact.receiver,
                let function = services.index.functionAt[place], function.fact.path.last == "assemble",
                case let owner = Array(function.fact.path.dropLast()),
                case let name = owner.joined(separator: "."), seen.insert(name).inserted
            else { return nil }
            let type = services.index.symbols.declarations(of: owner, in: function.context).first
            let fact = type.map { services.index.symbols.types[$0].fact }
            let at = fact?.location ?? place
            let given = fact?.initializers ?? []
            // What its initializers need is not known here.
            let call = given.isEmpty || given.contains { $0.parameters.isEmpty } ? "()" : "(…)"
            let finding = Finding(
                .neverAppliedAssembly, at: at, "the assembly '\(name)' is never applied to a container",
                help:
                    "add \(name)\(call) to a container where it is created, or delete the assembly if nothing needs its "
                    + "services")
            return (name, finding)
        }
    }
}

extension LinkedRegistration {
    /// Whether its container is more than a guess: two guesses may be two containers.
    fileprivate var isFollowed: Bool {
        switch fact.receiver {
        case .unknown, .ofType: false
        case .choice: false
        case .member, .call, .either, .created: !holders.isUnknown || !holders.containers.isEmpty
        case .resolver, .parameter, .receiver: true
        }
    }
}

extension ContainerValue {
    /// Whether it has a name that means one container wherever it is written.
    fileprivate var isNamed: Bool {
        switch self {
        case .member, .either: true
        case .resolver, .parameter, .receiver, .created, .call, .ofType, .choice, .unknown: false
        }
    }
}
