package import DovetailDiagnostics
import DovetailFacts
package import DovetailSemantics

/// What was found out about one lookup.
package struct LookupOutcome: Hashable, Sendable {
    /// How sure it is that the lookup is met; what matters most is the largest.
    package enum Answer: Hashable, Sendable {
        /// It is met by a registration at this place; nil if there are several.
        case proved(SourceLocation?)
        /// It is met only if the registration's condition holds.
        case conditional(SourceLocation)
        /// It is met only if code has run that registers it, at this place, some time after the launch.
        case ifLaterCodeRan(SourceLocation)
        case unknown(Why)
        /// Nothing meets it. There may be something of the same type for other arguments.
        case missing
        /// Nothing meets it in these builds, a condition of `#if`; in others something does.
        case missingUnder(String)
        /// Its factory needs itself.
        case cycle
        /// What meets it cannot be built, as is said at this place.
        case broken(SourceLocation)
        /// What it needs, and what is registered at this place, is built asynchronously, but it does not wait.
        case asynchronous(SourceLocation)
        /// Only code that nothing calls performs it.
        case notReached

        /// Whether what is looked up depends on generic parameters, or on what callers pass.
        var isOpen: Bool {
            switch self {
            case .unknown(.genericType), .unknown(.parameter): true
            default: false
            }
        }

        /// Whether it is not known in which container something is looked up.
        var isOfUnknownContainer: Bool {
            switch self {
            case .unknown(.noContainer), .unknown(.parameter): true
            default: false
            }
        }

        /// Whether it fails.
        package var isFailure: Bool { rank >= 4 }

        /// Whether it is met in some builds alone.
        var isOfBuilds: Bool { if case .missingUnder = self { true } else { false } }

        package var rank: Int {
            switch self {
            case .notReached: 0
            case .proved: 1
            case .conditional, .ifLaterCodeRan: 2
            case .unknown: 3
            case .missing, .missingUnder: 4
            case .broken: 5
            case .cycle: 6
            case .asynchronous: 7
            }
        }
    }

    package var location: SourceLocation
    /// What is looked up.
    package var text: String
    package var answer: Answer
    /// The calls through which it is reached, from the lookup outwards.
    package var through: [SourceLocation] = []
    /// Whether it reads a port.
    package var isPort = false
    /// Where it is registered, but not when or where it is looked up.
    package var elsewhere: [SourceLocation] = []
    /// Whether that is in the same container, only too late.
    package var isTooEarly = false
    /// What is registered for other arguments; nil if nothing is.
    package var mismatch: Mismatch?

    /// The arguments with which a service is resolved, and others with which it is registered.
    package struct Mismatch: Hashable, Sendable {
        package var given: [Type]
        package var registered: [Registered]
    }

    /// Where a service is registered, and with which arguments.
    package struct Registered: Hashable, Sendable {
        package var location: SourceLocation
        package var arguments: [Type]
    }
}

/// What an evaluation found out.
package struct Evaluation: Sendable {
    /// The lookups, sorted.
    package var lookups: [LookupOutcome] = []
    /// The places of the registrations, sorted.
    package var registrations: [SourceLocation] = []
    /// What fails besides lookups, sorted.
    package var problems: [Problem] = []
    /// Whether a port is read or injected.
    package var usesPorts = false

    /// Something that fails besides lookups.
    package struct Problem: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            /// A service is registered twice in a container, which cannot be made.
            case duplicate
            /// A service is marked as an override, but nothing was registered before it.
            case overridesNothing
            /// A service has a scope that cannot keep it, for this reason.
            case invalidScope(ScopeFault)
            /// A value is injected into a port that has one.
            case injectedTwice
        }

        /// Why a scope cannot keep a service.
        package enum ScopeFault: Hashable, Sendable {
            /// It has arguments.
            case arguments(scope: String)
            /// An argument of this type is not `Hashable`.
            case notHashable(String)
            /// What it builds is not an object, but what this says.
            case noObject(String)
            /// It is built asynchronously.
            case asynchronous
        }

        package var kind: Kind
        package var location: SourceLocation
        /// The place that it conflicts with.
        package var other: SourceLocation?
        /// What it is about.
        package var text: String
    }

    /// The places of the lookups, and of the calls through which they are reached.
    package var places: Set<SourceLocation> = []
    /// The calls that were evaluated.
    package var calls: Set<SourceLocation> = []
    /// The places of what is named like a lookup and was not evaluated.
    package var unvisited: Set<SourceLocation> = []
    /// Whether no limit was reached, so that every lookup was evaluated.
    package var isWhole = true
    /// How many statements were evaluated.
    package var steps = 0

    package init() {}

    /// Whether something fails.
    var fails: Bool { !problems.isEmpty || lookups.contains(where: \.answer.isFailure) }

    /// With what another evaluation, which went on where this one stopped, found elsewhere.
    func completed(by other: Evaluation) -> Evaluation {
        guard other.isWhole else { return self }
        var all = self
        var known: [Interpreter.LookupSite: LookupOutcome] = [:]
        for lookup in lookups where !(unvisited.contains(lookup.location) && other.places.contains(lookup.location)) {
            known[.init(location: lookup.location, text: lookup.text)] = lookup
        }
        let reached = places.subtracting(unvisited)
        for lookup in other.lookups where other.places.contains(lookup.location) {
            let key = Interpreter.LookupSite(location: lookup.location, text: lookup.text)
            // Further on, what was met before may be missing, such as in another container.
            let isWorse = lookup.answer.isFailure && !(known[key]?.answer.isFailure ?? false)
            if isWorse || !reached.contains(lookup.location) { known[key] = lookup }
        }
        all.unvisited = unvisited.subtracting(other.places)
        all.lookups = known.values.sorted { ($0.location, $0.text) < ($1.location, $1.text) }
        all.registrations = Set(registrations + other.registrations).sorted()
        all.problems = Set(problems + other.problems).sorted { ($0.location, $0.text) < ($1.location, $1.text) }
        all.usesPorts = usesPorts || other.usesPorts
        all.places.formUnion(other.places)
        all.calls.formUnion(other.calls)
        all.steps += other.steps
        return all
    }
}
