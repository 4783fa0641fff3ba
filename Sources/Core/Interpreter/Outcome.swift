package import DovetailDiagnostics
import DovetailFacts

/// What was found out about one lookup.
package struct LookupOutcome: Hashable, Sendable {
    /// How sure it is that the lookup is met; what matters most is the largest.
    package enum Answer: Hashable, Sendable {
        /// It is met by a registration at this place; nil if there are several.
        case proved(SourceLocation?)
        /// It is met only if the registration's condition holds.
        case conditional(SourceLocation)
        case unknown(Why)
        /// Nothing meets it. There may be something of the same type for other arguments.
        case missing
        /// Its factory needs itself.
        case cycle
        /// What meets it cannot be built, as is said at this place.
        case broken(SourceLocation)
        /// What it needs, and what is registered at this place, is built asynchronously, but it does not wait.
        case asynchronous(SourceLocation)
        /// Only code that nothing calls performs it.
        case notReached

        package var rank: Int {
            switch self {
            case .notReached: 0
            case .proved: 1
            case .conditional: 2
            case .unknown: 3
            case .missing: 4
            case .cycle: 5
            case .broken: 6
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
    /// Whether no limit was reached, so that every lookup was evaluated.
    package var isWhole = true
    /// How many statements were evaluated.
    package var steps = 0

    package init() {}
}
