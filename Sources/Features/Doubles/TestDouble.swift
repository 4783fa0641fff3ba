import DovetailFacts

/// A test double of a protocol, before it is written. A class, because it is passed for each line that is written.
final class TestDouble: Sendable {
    /// A requirement with the names of its recorded state.
    struct Member: Sendable {
        var requirement: MemberSignature
        var prefix: String
        /// The name of a property's value for tests.
        var valueName: String
        /// The isolation modifier of its declaration, with a trailing space.
        var isolation: String
    }

    let facts: ProtocolFacts
    let lineage: InheritedProtocols
    /// Its unqualified name; the double is nested in the same types as its protocol.
    let name: String
    let members: [Member]
    private let binding: AssociatedTypeBinding
    /// Names in the protocol, and their replacements in the double.
    let renaming: [String: String]

    /// `Item: Hashable`, one for each associated type that is not bound.
    var generics: [String] { binding.generics }
    var requirements: [String] { binding.requirements }
    /// The types that associated types are bound to.
    var aliases: [(name: String, type: String)] { binding.aliases }
    /// The associated types that are bound to closures.
    var closureNames: Set<String> { binding.closureNames }

    var isActor: Bool { lineage.known.contains("Actor") }
    var isGeneric: Bool { !generics.isEmpty }
    /// Whether members are isolated by default.
    var isIsolated: Bool { isActor || lineage.globalActor != nil }

    /// Its superclass; nil if it has none.
    var superclassName: String? {
        if let superclass = lineage.superclass { return superclass.path }
        return lineage.known.contains("NSObjectProtocol") || lineage.known.contains("NSObject") ? "NSObject" : nil
    }

    /// Whether it has an initializer without arguments that tests can call.
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

    /// The isolation of a requirement comes from the protocol that declares it, whichever protocol inherits it.
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

    /// A type of the protocol, as written in the double.
    func own(_ type: SwiftType) -> SwiftType { type.replacing(renaming) }

    /// The names of its generic parameters and of bound associated types.
    var typeNames: Set<String> { Set(lineage.associatedTypes.map(\.name)) }
}
