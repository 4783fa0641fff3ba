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
        /// Only code that nothing calls performs it.
        case notReached

        var rank: Int {
            switch self {
            case .notReached: 0
            case .proved: 1
            case .conditional: 2
            case .unknown: 3
            case .missing: 4
            case .cycle: 5
            }
        }
    }

    package var location: SourceLocation
    /// What is looked up.
    package var text: String
    package var answer: Answer
    /// The calls through which it is reached, from the lookup outwards.
    package var through: [SourceLocation] = []
}

/// What an evaluation found out.
package struct Evaluation: Sendable {
    /// The lookups, sorted.
    package var lookups: [LookupOutcome] = []
    /// The places of the registrations, sorted.
    package var registrations: [SourceLocation] = []
    /// The services that are registered twice, sorted.
    package var problems: [Repeated] = []

    /// A service that is registered twice.
    package struct Repeated: Hashable, Sendable {
        package var location: SourceLocation
        package var other: SourceLocation
        package var text: String
    }

    /// How many statements were evaluated.
    package var steps = 0

    package init() {}
}
