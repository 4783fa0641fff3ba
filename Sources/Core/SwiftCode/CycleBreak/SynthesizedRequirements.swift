import DovetailFacts
import SwiftSyntax

/// Requirements that the compiler synthesises from a type's stored properties, such as `==`. It cannot do so if the
/// type of a property becomes a protocol.
struct SynthesizedRequirements {
    private let types: ExpressionTypes

    /// - Parameter types: the types as known at the place of the property.
    init(_ types: ExpressionTypes) { self.types = types }

    /// The title of each requirement, and the protocols that have it.
    private static let requirements: [(title: String, protocols: [String])] = [
        ("hash(into:)", ["Hashable"]), ("==", ["Equatable", "Hashable", "Comparable"]),
        ("encode(to:)", ["Encodable", "Codable"]), ("init(from:)", ["Decodable", "Codable"]),
    ]

    /// The obstacles to changing the types in a declaration of stored properties.
    func obstacles(_ node: VariableDeclSyntax) -> [(reason: String, node: PatternSyntax)] {
        guard node.parent?.is(MemberBlockItemSyntax.self) ?? false, !node.modifiers.has(.static, .class),
            let owner = types.owners.last
        else { return [] }
        return node.bindings.filter(\.isStored).compactMap { binding in
            let shape =
                binding.typeAnnotation.map { TypeShape($0.type) }
                ?? binding.initializer.flatMap { types.type(of: $0.value) }
            let crossing = (shape?.mentionedNames ?? []).compactMap { types.otherType(.name($0)) }
            guard !crossing.isEmpty else { return nil }
            return reason(binding.pattern.trimmedDescription, of: owner, crossing).map { ($0, binding.pattern) }
        }
    }

    private func reason(_ property: String, of owner: String, _ crossing: [String]) -> String? {
        let inherited = Set(types.own.lineage(of: owner))
        for (title, protocols) in Self.requirements {
            guard !inherited.isDisjoint(with: protocols), !isWritten(title, owner) else { continue }
            // Report the protocol that has only this requirement, even if the type names one that inherits from it.
            let name =
                ["==": "Equatable", "encode(to:)": "Encodable", "init(from:)": "Decodable"][title] ?? protocols[0]
            return
                "the type of '\(property)' becomes a protocol, so '\(owner)' must implement '\(title)' itself to stay \(name)"
        }
        if property == "id", inherited.contains("Identifiable") {
            return "the type of 'id' becomes a protocol, so '\(owner)' can no longer be Identifiable"
        }
        if !inherited.isDisjoint(with: ["Sendable", "Error"]), !crossing.allSatisfy(isSendable) {
            return "the type of '\(property)' becomes a protocol that is not Sendable, although '\(owner)' is"
        }
        return nil
    }

    private func isWritten(_ title: String, _ owner: String) -> Bool {
        types.own.isMember(title, of: owner)
            || types.own.globals.contains { global in
                global.name == title && global.parameters.contains { $0.type.shape.mentionedNames.contains(owner) }
            }
    }

    /// Whether the protocol that replaces a type of the other module is `Sendable`.
    private func isSendable(_ name: String) -> Bool {
        guard let type = types.other.types[name] else { return false }
        return type.isMainActor || type.inherits.contains { ["Sendable", "Error"].contains($0) }
    }
}

extension PatternBindingSyntax {
    /// Whether it is stored and not computed.
    var isStored: Bool {
        switch accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let list): list.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
        }
    }
}
