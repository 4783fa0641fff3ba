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
            WiringGraph.Provision(
                spelling: offer.member.spelling, lifetime: offer.member.lifetime.rawValue,
                isolation: offer.isolation.actorName, location: offer.member.location)
        }
        return Set(all).sorted { ($0.spelling, $0.location) < ($1.spelling, $1.location) }
    }
}

extension Isolation {
    /// The name of the global actor; nil if there is none.
    var actorName: String? { if case .actor(let name) = self { name } else { nil } }
}
