import DovetailBasics
import DovetailFacts
import DovetailSemantics

/// The identity of a need. Needs for one member that allow different effects are different: the nearest provider of one
/// may not meet the other.
struct NeedKey: Hashable, Comparable {
    var member: MemberKey
    var effects: Effects
    var isolation: Isolation
    var isSettable: Bool
    /// Whether it comes from below a non-core component, so that other non-core components may meet it.
    var isBelowNonCore = false

    static func < (left: Self, right: Self) -> Bool {
        (left.member, left.strength) < (right.member, right.strength)
    }

    /// A text that orders needs for one member.
    private var strength: String {
        "\(isSettable) \(effects.specifiers) \(isolation.text)\(isBelowNonCore ? " below" : "")"
    }

    /// The same need, wherever it comes from.
    var anywhere: Self {
        var key = self
        key.isBelowNonCore = false
        return key
    }
}

/// What a component needs from its ancestors.
struct Need: Hashable {
    var key: NeedKey
    var condition: Condition
    /// Whether a default in an extension meets it if no ancestor does.
    var hasDefault: Bool

    /// The need of `requirement` under `condition`.
    init(_ requirement: Requirement, _ condition: Condition) {
        key = requirement.needKey
        self.condition = condition
        hasDefault = !requirement.defaultCondition.isNever
    }

    /// The same need, from two places.
    func merged(with other: Need) -> Need {
        var both = self
        both.condition = condition.or(other.condition)
        both.hasDefault = hasDefault && other.hasDefault
        return both
    }
}

extension Requirement {
    /// The key of what the requirement needs from ancestors.
    var needKey: NeedKey {
        NeedKey(
            member: key, effects: member.effects, isolation: isolation,
            isSettable: member.kind == .property && member.isSettable)
    }
}

/// Why a member with the right name and type does not meet a need.
enum Mismatch: Hashable {
    case access
    case effects
    case isolation
    case setter
    /// The setter's access.
    case setterAccess
}

/// Decides which provided members meet which needs.
struct Matching {
    let visibility: Visibility

    /// Why `offer` does not meet `need`, or nil if it does.
    func mismatch(_ offer: ProvidedMember, _ need: Need) -> Mismatch? {
        guard visibility.sees(offer.access, of: offer.module) else { return .access }
        guard offer.member.effects.fits(within: need.key.effects) else { return .effects }
        guard offer.isolation == .none || offer.isolation == need.key.isolation else { return .isolation }
        guard need.key.isSettable else { return nil }
        guard offer.member.isSettable else { return .setter }
        let setter = offer.member.setterAccess ?? offer.access
        return visibility.sees(setter, of: offer.module) ? nil : .setterAccess
    }

    /// The effects of reading `need` from a node that provides members with its key: those of all that meet it.
    func effects(of need: Need, among offers: [ProvidedMember]) -> Effects {
        var effects = Effects()
        for at in offers.indices where mismatch(offers[at], need) == nil {
            effects.isAsync = effects.isAsync || offers[at].member.effects.isAsync
            effects.thrown = effects.thrown ?? offers[at].member.effects.thrown
        }
        return effects
    }

    /// The condition under which the parent of an edge has something that may or may not meet `need`, and the first
    /// such member.
    func doubtful(
        _ need: Need, over edge: ComponentEdge, in graph: ComponentGraph
    ) -> (condition: Condition, offer: ProvidedMember?) {
        var found = doubtful(need, by: edge.parent, in: graph)
        for node in graph.additions(to: need.key, over: edge) {
            let (condition, offer) = doubtful(need, by: node, in: graph)
            found = (found.condition.or(condition), found.offer ?? offer)
        }
        return found
    }

    /// The condition under which a node of a graph has something that may or may not meet `need`, and the first such
    /// member.
    func doubtful(
        _ need: Need, by node: NodeID, in graph: ComponentGraph
    ) -> (condition: Condition, offer: ProvidedMember?) {
        let key = need.key.member
        guard
            !graph.nodes[node].doubtful.isEmpty || !graph.nodes[node].guessed.isEmpty || key.guess != nil
                || key.type.isUnknownType
        else { return (.never, nil) }
        let doubtful = (graph.nodes[node].doubtful[key.name] ?? []).filter { $0.key == nil || $0.key == key }
        let provided = doubtful + guessed(need, by: graph.nodes[node])
        guard !provided.isEmpty else { return (.never, nil) }
        let isFunction = key.name.hasSuffix(")")
        let meeting = provided.filter { offer in
            (offer.member.kind == .function) == isFunction && mismatch(offer, need) == nil
        }
        return (meeting.reduce(.never) { $0.or($1.member.condition) }, meeting.first)
    }

    /// The members of `node` that meet `need` if a name before a type is a module's.
    private func guessed(_ need: Need, by node: ComponentNode) -> [ProvidedMember] {
        let key = need.key.member
        let provided =
            key.guess == nil && !key.type.isUnknownType
            ? node.guessed[key.name] ?? [] : node.providedByName[String(key.name.prefix { $0 != "(" })] ?? []
        return provided.compactMap { offer in
            guard offer.doubt == nil, let own = offer.key, own.mayBe(key) else { return nil }
            var offer = offer
            offer.doubt = (key.guess ?? own.guess).map { .module($0.module) } ?? .type
            return offer
        }
    }

    /// The condition under which a node that provides members with a need's key meets it.
    func offered(_ need: Need, among offers: [ProvidedMember]) -> Condition {
        var condition = Condition.never
        for at in offers.indices where mismatch(offers[at], need) == nil {
            condition = condition.or(offers[at].member.condition)
        }
        return condition
    }
}
