import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// A function or block that registers services in a container, and to which another registration can be added.
struct RegistrationPlace {
    /// The container's name there, such as `c`.
    let base: String
    let isDovetail: Bool
    /// The context of names there.
    let context: LookupContext
    /// Where it is, for a help: `BankAssembly.assemble(_:) at Bank/Assembly.swift:8`.
    let text: String
    /// The containers that it fills.
    let containers: Set<ContainerID>
    let key: Key

    /// What the registrations of one place have in common.
    struct Key: Hashable {
        private var function: SourceLocation?
        private var receiver: ContainerValue
        private var base: String?

        init(_ fact: RegistrationFact) {
            (function, receiver, base) = (fact.function, fact.receiver, fact.base)
        }
    }

    init(_ registration: LinkedRegistration, base: String, text: String) {
        (self.base, self.text) = (base, text)
        (isDovetail, context) = (registration.isDovetail, registration.context)
        containers = registration.holders.containers
        key = Key(registration.fact)
    }
}

/// The places that register something in each container. Those of one container are determined once, however many
/// services it lacks.
final class RegistrationPlaces {
    private let walk: ContainerWalk
    private var known: [ContainerID: [RegistrationPlace]] = [:]

    init(_ walk: ContainerWalk) { self.walk = walk }

    /// The places that register something in a container, in every build and every run, by the first registration of
    /// each.
    func places(of container: ContainerID) -> [RegistrationPlace] {
        if let known = known[container] { return known }
        var seen: Set<RegistrationPlace.Key> = []
        let registrations = walk.services.registrations
        let held = walk.lookup.held(by: container).values.joined().sorted {
            registrations[$0].fact.location < registrations[$1].fact.location
        }
        let places = held.compactMap { number -> RegistrationPlace? in
            let registration = registrations[number]
            guard let base = registration.fact.base, registration.isPlain else { return nil }
            guard seen.insert(RegistrationPlace.Key(registration.fact)).inserted else { return nil }
            return RegistrationPlace(registration, base: base, text: walk.place(of: registration.fact))
        }
        known[container] = places
        return places
    }
}

extension ContainerWalk {
    /// Where a registration is: the function whose parameter it fills, or else the registration itself.
    func place(of fact: RegistrationFact) -> String {
        if case .parameter(let place, _) = fact.receiver, place == fact.function,
            let function = services.index.functionAt[place]?.fact
        {
            let labels = function.labels.map { "\($0 ?? "_"):" }.joined()
            return "to \(function.path.joined(separator: "."))(\(labels)) at \(place.path):\(place.line)"
        }
        return "beside the registration at \(fact.location.path):\(fact.location.line)"
    }
}

extension LinkedRegistration {
    /// Whether another registration can be written next to it, and is then made in every build and every run.
    var isPlain: Bool {
        if case .forward = fact.form { return false }
        return fact.via == nil && fact.condition.isAlways && fact.isUnconditional && fact.branches.isEmpty
            && fact.blocks.isEmpty && fact.repetition == nil && !holders.isUnknown && !holders.isUncertain
            && !holders.isFresh
    }
}
