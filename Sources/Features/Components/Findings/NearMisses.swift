import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// What comes close to meeting a requirement, and why it does not.
struct NearMisses {
    let graph: ComponentGraph
    let matching: Matching

    /// One near miss.
    struct Miss: Hashable {
        enum Kind: Int, Hashable {
            case mismatch, condition, otherType, unknownType, typo, notAncestor
        }

        var kind: Kind
        var mismatch: Mismatch?
        /// Why it does not do, to follow "but".
        var reason = ""
        var offer: SourceLocation
        var text: String
        var node: Int
        /// The module that declares it, which may be that of a superclass.
        var module: Int
        var condition: Condition = .always
    }

    private static let limit = 5

    /// The near misses of `need` among the ancestors on a failing path, then elsewhere.
    func misses(_ need: Need, _ requirement: Requirement, _ path: FailingPath) -> [Miss] {
        let ancestors = path.nodes.dropLast().reversed()
        var found: [Miss] = []
        for node in ancestors { found += exact(need, node) }
        for node in ancestors { found += sameName(need, requirement, node) }
        for node in ancestors { found += typos(need, requirement, node) }
        let others = graph.nodes.indices.filter { !ancestors.contains($0) && $0 != path.nodes.last }
            .sorted { graph.nodes[$0].name.type < graph.nodes[$1].name.type }
        for node in others {
            for offer in graph.nodes[node].offers[need.key.member] ?? [] where matching.mismatch(offer, need) == nil {
                let text =
                    "\(name(node)) offers '\(requirement.spelling)', but does not create \(name(path.nodes.last ?? node))"
                found.append(
                    Miss(
                        kind: .notAncestor, offer: offer.member.location, text: text, node: node, module: offer.module))
            }
        }
        var seen: Set<SourceLocation> = []
        return Array(found.filter { seen.insert($0.offer).inserted }.prefix(Self.limit))
    }

    private func name(_ node: Int) -> String { graph.nodes[node].name.swift }

    /// Offers of the right name and type.
    private func exact(_ need: Need, _ node: Int) -> [Miss] {
        (graph.nodes[node].offers[need.key.member] ?? []).compactMap { offer in
            let member = offer.member
            if let mismatch = matching.mismatch(offer, need) {
                return Miss(
                    kind: .mismatch, mismatch: mismatch, reason: reason(mismatch, offer), offer: member.location,
                    text: "\(name(node)) offers it here, but \(reason(mismatch, offer))", node: node,
                    module: offer.module)
            }
            return Miss(
                kind: .condition, offer: member.location,
                text: "\(name(node)) offers it here, only under #if \(member.condition)", node: node,
                module: offer.module, condition: member.condition)
        }
    }

    private func reason(_ mismatch: Mismatch, _ offer: Offer) -> String {
        switch mismatch {
        case .access: "it is \(offer.access.keyword)"
        case .effects: "it is \(offer.member.effects.specifiers)"
        case .isolation: "it belongs to \(offer.isolation.text)"
        case .setter: "it cannot be set"
        case .setterAccess: "its setter is \((offer.member.setterAccess ?? offer.access).keyword)"
        }
    }

    private func sameName(_ need: Need, _ requirement: Requirement, _ node: Int) -> [Miss] {
        (graph.nodes[node].offersByName[requirement.member.name] ?? []).compactMap { offer in
            guard offer.key != need.key.member else { return nil }
            let member = offer.member
            if offer.doubt != nil, offer.doubt != .type { return nil }
            if offer.key == nil {
                let text = "\(name(node)) offers '\(member.name)', whose type is not written"
                return Miss(kind: .unknownType, offer: member.location, text: text, node: node, module: offer.module)
            }
            let text = "\(name(node)) offers '\(member.spelling)', of another type"
            return Miss(kind: .otherType, offer: member.location, text: text, node: node, module: offer.module)
        }
    }

    private func typos(_ need: Need, _ requirement: Requirement, _ node: Int) -> [Miss] {
        let wanted = requirement.member.name
        // Any two short names are alike.
        guard wanted.count >= 3 else { return [] }
        let limit = wanted.count > 5 ? 2 : 1
        return graph.nodes[node].offers.keys.sorted().flatMap { key -> [Miss] in
            guard key.type == need.key.member.type, key.name != need.key.member.name else { return [] }
            return (graph.nodes[node].offers[key] ?? []).compactMap { offer in
                let distance = editDistance(offer.member.name, wanted, limit: limit)
                guard (1...limit).contains(distance) || offer.member.name.lowercased() == wanted.lowercased() else {
                    return nil
                }
                let text = "\(name(node)) offers '\(offer.member.spelling)', a name close to '\(wanted)'"
                return Miss(kind: .typo, offer: offer.member.location, text: text, node: node, module: offer.module)
            }
        }
    }
}

extension Isolation {
    var text: String {
        switch self {
        case .none: "no actor"
        case .actor(let name): "@\(name)"
        }
    }
}
