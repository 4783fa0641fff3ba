import DovetailDiagnostics
import DovetailFacts
import DovetailRules

/// One kind of mistake with containers: what it reports, and what is not proved because of it.
///
/// A new rule is a type of its own, in ``ContainerRules/init(_:_:)``.
protocol ContainerRule {
    /// Unsorted.
    var findings: [Finding] { get }
    /// What fails or may fail because of what it found; nothing for mistakes that only waste something.
    var damage: Damage { get }
}

extension ContainerRule {
    var damage: Damage { Damage() }
}

/// What is not proved because of a mistake. Resolutions and registrations are given by their numbers.
struct Damage {
    /// The resolutions that fail.
    var resolutions: Set<Int> = []
    /// The registrations that cannot be built: each resolution that finds one fails.
    var registrations: Set<Int> = []
    /// The containers that cannot be made: each resolution from one, or from a child of one, fails.
    var containers: Set<ContainerID> = []
    /// The resolutions that may fail.
    var doubtful: [Int: GapCause] = [:]
    /// The registrations that may not be buildable: each resolution that finds one may fail.
    var doubtfulRegistrations: [Int: GapCause] = [:]

    /// This and the damage of a rule that comes later; of two causes of a doubt, the first is kept.
    mutating func add(_ other: Damage) {
        resolutions.formUnion(other.resolutions)
        registrations.formUnion(other.registrations)
        containers.formUnion(other.containers)
        doubtful.merge(other.doubtful) { own, _ in own }
        doubtfulRegistrations.merge(other.doubtfulRegistrations) { own, _ in own }
    }
}

/// All rules for the containers of a program.
struct ContainerRules {
    let all: [any ContainerRule]
    /// Those that evaluation of the program's code does not look for.
    let besidesLookups: [any ContainerRule]

    init(_ walk: ContainerWalk, _ rules: Rules, uncalled: [ContainerWalk.Question: Placed<BodyFact>]) {
        let missing = MissingRegistrations(walk, uncalled: uncalled)
        let async = AsyncInSync(walk)
        besidesLookups = [
            FactoryMismatches(walk.services), CaptiveDependencies(walk: walk), UnsafelyShared(walk: walk),
            IsolationFindings(walk, async), async,
        ]
        all =
            [
                missing,
                RegistrationFindings(
                    walk: walk, overrides: rules.overrides, reportedAssemblies: missing.unappliedAssemblies),
                InvalidScopes(walk.services), ConstructionCycles(walk),
            ] + besidesLookups
    }

    var findings: [Finding] { all.flatMap(\.findings) }

    var damage: Damage { all.reduce(into: Damage()) { $0.add($1.damage) } }

    /// The damage of what evaluation does not look for.
    var damageBesidesLookups: Damage { besidesLookups.reduce(into: Damage()) { $0.add($1.damage) } }
}
