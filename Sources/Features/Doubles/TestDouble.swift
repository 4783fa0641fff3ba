import DovetailFacts

/// A type that stands for a protocol in tests, as it will be written. A class, since it is handed on for each line
/// that is written of it.
final class TestDouble: Sendable {
    /// A requirement with the names of what is kept of it.
    struct Member: Sendable {
        var requirement: ProtocolMember
        var prefix: String
        /// What a property's value is called by tests.
        var valueName: String
        /// What its declaration says of the actor that it belongs to, with a space behind it.
        var isolation: String
    }

    let facts: ProtocolFacts
    let lineage: InheritedProtocols
    /// Its own name, within the types that its protocol is nested in.
    let name: String
    let members: [Member]
    private let binding: AssociatedTypeBinding
    /// Names in the protocol, and what stands for them in the double.
    let renaming: [String: String]

    /// `Item: Hashable`, one for each associated type that nothing binds.
    var generics: [String] { binding.generics }
    var requirements: [String] { binding.requirements }
    /// What associated types are bound to.
    var aliases: [(name: String, type: String)] { binding.aliases }
    /// The associated types that are bound to closures.
    var closureNames: Set<String> { binding.closureNames }

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
    let hasPlainInitializer: Bool

    init(_ facts: ProtocolFacts, _ lineage: InheritedProtocols, name: String) {
        self.facts = facts
        self.lineage = lineage
        self.name = name
        var names = MemberNames(lineage.members.map(\.requirement))
        members = lineage.members.map { member in
            Member(
                requirement: member.requirement, prefix: names.prefix(member.requirement),
                valueName: member.requirement.isProperty ? names.value(member.requirement) : "",
                isolation: Self.isolation(member, lineage))
        }
        hasPlainInitializer = !members.contains {
            $0.requirement.kind == .initializer && $0.requirement.parameters.isEmpty
        }
        renaming = ["Self": name.asName]
        binding = AssociatedTypeBinding(facts, lineage, name: name)
    }

    /// A requirement belongs to an actor where its own protocol says so, whatever protocol inherits it.
    private static func isolation(_ member: InheritedProtocols.Member, _ lineage: InheritedProtocols) -> String {
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

    /// A type of the protocol as it stands in the double.
    func own(_ type: SwiftType) -> SwiftType { type.replacing(renaming) }

    /// The names of its generic parameters and of what is bound.
    var typeNames: Set<String> { Set(lineage.associatedTypes.map(\.name)) }
}
