import DovetailFacts

/// The requirements for which a type needs separate members; several that one member can implement are merged into one.
struct MergedMembers {
    private(set) var members: [InheritedProtocols.Member] = []

    /// - Parameter isActor: whether the type is an actor. Its `async` initializers are then separate members: the
    ///   compiler rejects a synchronous one in their place.
    init(_ all: [InheritedProtocols.Member], isActor: Bool) {
        var indices: [String: Int] = [:]
        let titles = all.map(\.requirement.title)
        let counts = titles.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        guard counts.count < all.count else {
            members = all
            return
        }
        for (member, title) in zip(all, titles) {
            guard counts[title] != 1 else {
                members.append(member)
                continue
            }
            let key = Self.key(member.requirement, isActor)
            if let index = indices[key] {
                members[index].requirement.merge(member.requirement)
                // A requirement of two different actors is isolated to neither.
                let actors = [members[index].origin, member.origin].map { $0.attributes.first(where: isGlobalActor) }
                if actors[0] != actors[1] { members[index].requirement.nonisolated = "nonisolated" }
            } else {
                indices[key] = members.count
                members.append(member)
            }
        }
        removeNarrower()
    }

    /// A key that distinguishes requirements that no single member can implement: everything except whether it throws,
    /// is failable, is settable, and how closures are passed.
    private static func key(_ member: MemberSignature, _ isActor: Bool) -> String {
        let names = Dictionary(
            member.generics.enumerated().map { ($1.name, "#\($0)") }, uniquingKeysWith: { first, _ in first })
        func text(_ type: SwiftType) -> String {
            let isOwned = type.specifiers.filter { !["borrowing", "consuming", "__owned", "__shared"].contains($0) }
            let type = type.replacing(names)
            return (isOwned + [type.text]).joined(separator: " ")
        }
        let parameters = member.parameters.map { text($0.type) + ($0.isVariadic ? "..." : "") }
        let clauses =
            member.generics.map { $0.constraint?.replacing(names).text ?? "" }
            + member.requirements.map { $0.replacing(names).text }.sorted()
        var parts = [
            member.isStatic ? "static" : "", member.fixity ?? "", member.title, parameters.joined(separator: ","),
            clauses.joined(separator: ","), member.condition.description,
        ]
        parts.append(member.result.map { $0.replacing(names).text } ?? "")
        if !member.isProperty, member.kind != .initializer || isActor {
            parts.append(member.effects.isAsync ? "async" : "")
        }
        return parts.joined(separator: "|")
    }

    /// `vend<V>() -> V` also implements `vend<V>() -> [V]`; declaring both is ambiguous.
    private mutating func removeNarrower() {
        let general = members.filter { member in
            guard let result = member.requirement.result, result.tokens.count == 1 else { return false }
            return member.requirement.generics.contains { $0.name == result.text && $0.constraint == nil }
                && !member.requirement.parameters.contains { $0.type.names.contains(result.text) }
                && !member.requirement.requirements.contains { $0.left.names.contains(result.text) }
        }
        members.removeAll { member in
            general.contains { other in
                other.requirement.location != member.requirement.location
                    && other.requirement.title == member.requirement.title
                    && other.requirement.isStatic == member.requirement.isStatic
                    && other.requirement.effects.isAsync == member.requirement.effects.isAsync
                    && !general.contains { $0.requirement.location == member.requirement.location }
                    && other.requirement.parameters.map(\.type.text) == member.requirement.parameters.map(\.type.text)
            }
        }
    }
}

extension MemberSignature {
    /// Adds the demands of another requirement that the same member implements.
    fileprivate mutating func merge(_ other: MemberSignature) {
        hasSetter = hasSetter || other.hasSetter
        effects.isAsync = effects.isAsync && other.effects.isAsync
        if effects.thrown == nil || other.effects.thrown == nil || thrown != other.thrown {
            (effects.thrown, thrown) = (effects.thrown == other.effects.thrown ? effects.thrown : nil, nil)
        }
        for (index, parameter) in other.parameters.enumerated() {
            let own = parameters[index].type
            // A parameter for non-escaping closures accepts all closures.
            if !parameter.type.attributes.contains("@escaping") {
                parameters[index].type.attributes.removeAll { $0 == "@escaping" }
            }
            if !parameter.type.attributes.contains("@Sendable") {
                parameters[index].type.attributes.removeAll { $0 == "@Sendable" }
            }
            if own.specifiers != parameter.type.specifiers, own.specifiers.contains("consuming") {
                parameters[index].type.specifiers = parameter.type.specifiers
            }
        }
    }
}
