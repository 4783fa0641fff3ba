import DovetailFacts
import DovetailGraphs
import DovetailSemantics

extension ComponentNode {
    /// What the components below it can get from it: its properties, and its functions that return something.
    var provisions: [WiringGraph.Provision] {
        let members = providedByName.values.joined().filter { offer in
            offer.protocolType == nil && offer.access >= .internal
                && (offer.member.kind == .property || offer.member.kind == .function && offer.member.type != nil)
        }
        let all = members.map { offer in
            var provision = WiringGraph.Provision(
                spelling: offer.member.spelling, lifetime: offer.member.lifetime.rawValue,
                isolation: offer.isolation.actorName, location: offer.member.location)
            if offer.member.kind == .function { provision.parameters = offer.member.parameters.map(\.typeText) }
            let effects = offer.member.effects.specifiers
            provision.effects = effects.isEmpty ? nil : effects
            return provision
        }
        return Set(all).sorted { ($0.spelling, $0.location) < ($1.spelling, $1.location) }
    }
}

extension ParameterFact {
    /// The type as written, with the dots of a variadic parameter.
    fileprivate var typeText: String { type.text + (isVariadic ? "..." : "") }
}

extension Isolation {
    /// The name of the global actor; nil if there is none.
    var actorName: String? { if case .actor(let name) = self { name } else { nil } }
}
