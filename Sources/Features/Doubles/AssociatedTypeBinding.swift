import DovetailFacts

/// How a protocol's associated types are represented in its double.
struct AssociatedTypeBinding: Sendable {
    /// `Item: Hashable`, one for each that is not bound.
    private(set) var generics: [String] = []
    private(set) var requirements: [String] = []
    /// The types that the others are bound to.
    private(set) var aliases: [(name: String, type: String)] = []
    /// The names of those bound to closures.
    private(set) var closureNames: Set<String> = []

    init(_ facts: ProtocolFacts, _ lineage: InheritedProtocols, name doubleName: String) {
        let names = Set(lineage.associatedTypes.map(\.name))
        var bound: [String: SwiftType] = [:]
        var left: [GenericRequirement] = []
        for requirement in lineage.requirements.map({ $0.replacing(["Self": doubleName]) }) {
            guard requirement.relation == .sameType else {
                left.append(requirement)
                continue
            }
            let sides = [(requirement.left, requirement.right), (requirement.right, requirement.left)]
            if let (side, other) = sides.first(where: { side, other in
                names.contains(side.text) && bound[side.text] == nil && !other.names.contains(side.text)
                    && !(other.path.map { $0.count > 1 && names.contains($0[0]) } ?? false)
            }) {
                bound[side.text] = other
            } else {
                left.append(requirement)
            }
        }
        // A type that conforms to the protocol itself, such as the next one in a chain, is bound to the double;
        // otherwise no instance could be created.
        for (name, constraints) in lineage.associatedTypes where bound[name] == nil {
            if constraints.contains(where: { $0.path?.last == facts.name }) {
                bound[name] = SwiftType(name: doubleName.asName)
            }
        }
        // Replaces bound types inside other bound types.
        for _ in bound {
            let texts = bound.mapValues(\.text)
            bound = bound.mapValues { $0.replacing(texts) }
        }
        let texts = bound.mapValues(\.text)
        for (name, constraints) in lineage.associatedTypes {
            if let type = bound[name] {
                aliases.append((name, type.text))
                if type.shape == .function { closureNames.insert(name) }
            } else {
                let all = constraints.map { $0.replacing(["Self": doubleName]).replacing(texts).text }
                generics.append(all.isEmpty ? name.asName : "\(name.asName): \(all.joined(separator: " & "))")
            }
        }
        // In a generic type, the protocol's type aliases that mention its associated types must be declared again.
        for alias in lineage.protocols.flatMap(\.aliases) where !alias.type.names.isDisjoint(with: names) {
            aliases.append((alias.name, alias.type.replacing(["Self": doubleName.asName]).text))
        }
        let open = names.subtracting(bound.keys)
        requirements = left.map { $0.replacing(texts) }.filter { requirement in
            // A requirement of a type on itself.
            requirement.right.text != "\(doubleName.asName).\(requirement.left.text)"
        }.filter { !open.isDisjoint(with: $0.left.names.union($0.right.names)) }
            .map(\.text)
    }
}
