import WiringModel

/// A type that stands for a protocol in tests, as it will be written.
struct TestDouble {
    /// A requirement with the names of what is kept of it.
    struct Member {
        var requirement: ProtocolMember
        var prefix: String
        /// What a property's value is called by tests.
        var valueName: String
        /// What its declaration says of the actor that it belongs to, with a space behind it.
        var isolation: String
    }

    let facts: ProtocolFacts
    let lineage: Lineage
    /// Its own name, within the types that its protocol is nested in.
    let name: String
    var members: [Member]
    /// `Item: Hashable`, one for each associated type that nothing binds.
    var generics: [String] = []
    var requirements: [String] = []
    /// What associated types are bound to.
    var aliases: [(name: String, type: String)] = []
    /// The associated types that are bound to closures.
    var closureNames: Set<String> = []
    /// Names in the protocol, and what stands for them in the double.
    var renaming: [String: String] = [:]

    var isActor: Bool { lineage.known.contains("Actor") }
    var isGeneric: Bool { !generics.isEmpty }
    /// Whether members are isolated unless they say otherwise.
    var isIsolated: Bool { isActor || lineage.globalActor != nil }

    /// The class that it inherits; nil for none.
    var superclassName: String? {
        if let superclass = lineage.superclass { return superclass.path }
        return lineage.known.contains("NSObjectProtocol") || lineage.known.contains("NSObject") ? "NSObject" : nil
    }

    /// Whether it has an initialiser without arguments that tests can call.
    var hasPlainInitializer: Bool {
        !members.contains { $0.requirement.kind == .initializer && $0.requirement.parameters.isEmpty }
    }

    init(_ facts: ProtocolFacts, _ lineage: Lineage, name: String) {
        self.facts = facts
        self.lineage = lineage
        self.name = name
        var names = MemberNames(lineage.members.map(\.requirement))
        members = lineage.members.map { member in
            Member(
                requirement: member.requirement, prefix: names.prefix(member.requirement),
                valueName: names.value(member.requirement), isolation: Self.isolation(member, lineage))
        }
        renaming["Self"] = name.asName
        bindAssociatedTypes()
    }

    /// A requirement belongs to an actor where its own protocol says so, whatever protocol inherits it.
    private static func isolation(_ member: Lineage.Member, _ lineage: Lineage) -> String {
        let requirement = member.requirement
        if let own = requirement.nonisolated { return "\(own) " }
        if requirement.attributes.contains(where: isGlobalActor) { return "" }
        if lineage.known.contains("Actor") {
            return requirement.isStatic || requirement.kind == .initializer || lineage.isOfActor(member.origin)
                ? "" : "nonisolated "
        }
        guard lineage.globalActor != nil else { return "" }
        guard let actor = member.origin.attributes.first(where: isGlobalActor) else { return "nonisolated " }
        return actor == lineage.globalActor ? "" : "\(actor) "
    }

    private mutating func bindAssociatedTypes() {
        let names = Set(lineage.associatedTypes.map(\.name))
        var bound: [String: SwiftType] = [:]
        var left: [GenericRequirement] = []
        for requirement in lineage.requirements.map({ $0.replacing(["Self": name]) }) {
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
        // A type of the protocol itself, such as the next in a chain, is the double: else none could ever be made.
        for (name, constraints) in lineage.associatedTypes where bound[name] == nil {
            if constraints.contains(where: { $0.path?.last == facts.name }) {
                bound[name] = SwiftType(name: self.name.asName)
            }
        }
        // What is bound to what is bound in turn.
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
                let all = constraints.map { $0.replacing(["Self": self.name]).replacing(texts).text }
                generics.append(all.isEmpty ? name.asName : "\(name.asName): \(all.joined(separator: " & "))")
            }
        }
        // In a generic type, other names of the protocol that mention its associated types have to be said again.
        for alias in lineage.protocols.flatMap(\.aliases) where !alias.type.names.isDisjoint(with: names) {
            aliases.append((alias.name, alias.type.replacing(["Self": name.asName]).text))
        }
        let open = names.subtracting(bound.keys)
        requirements = left.map { $0.replacing(texts) }.filter { requirement in
            // What a type is to have in common with itself.
            requirement.right.text != "\(name.asName).\(requirement.left.text)"
        }.filter { !open.isDisjoint(with: $0.left.names.union($0.right.names)) }
            .map(\.text)
    }

    /// A type of the protocol as it stands in the double.
    func own(_ type: SwiftType) -> SwiftType { type.replacing(renaming) }

    /// The names of its generic parameters and of what is bound.
    var typeNames: Set<String> { Set(lineage.associatedTypes.map(\.name)) }
}
