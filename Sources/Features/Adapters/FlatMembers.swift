import DovetailFacts

/// The members of a type, including those inherited within its library.
struct FlatMembers {
    private(set) var members: [LibraryMember] = []
    /// Supertypes from outside the library, whose members are unknown.
    private(set) var unseen: [String] = []

    /// Protocols that add nothing that a test would replace.
    private static let markers: Set<String> = [
        "Sendable", "AnyObject", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype", "Actor",
    ]

    init(_ type: LibraryType, _ names: LibraryNames) {
        var seen: Set<String> = [], titles: Set<String> = []
        let kinds = Set(type.generics)
        for name in names.ancestry(type.name) {
            guard let next = names.library.types[name] else { continue }
            for var member in next.members {
                // Superclass initializers are not always inherited, and the class declares those of protocols itself.
                if name != type.name, member.requirement.kind == .initializer, !member.isRequired { continue }
                if name != type.name, member.source != nil { continue }
                guard seen.insert(member.key).inserted else { continue }
                // The type itself declares the requirements of the library's protocols.
                if next.kind == .protocol, titles.contains("\(member.requirement.isStatic) \(member.title)") {
                    continue
                }
                titles.insert("\(member.requirement.isStatic) \(member.title)")
                if name != type.name, member.obstacle == nil {
                    let open = next.generics.subtracting(kinds)
                    if member.requirement.typePaths.contains(where: {
                        open.contains($0[0]) || $0[0] == "Self" && $0.count > 1
                    }) {
                        member.obstacle = "it uses a generic parameter of '\(name)'"
                    }
                }
                if let actor = next.attributes.first(where: isGlobalActor) { member.take(actor) }
                members.append(member)
            }
            for inherited in next.inherited {
                guard let path = inherited.path, case .foreign(_, let rest) = names.plainMeaning(path) else { continue }
                let text = rest.joined(separator: ".")
                if !Self.markers.contains(text), inherited.tokens.first?.text != "~", !unseen.contains(text) {
                    unseen.append(text)
                }
            }
        }
    }
}

extension LibraryMember {
    /// A key that an override shares with the member it overrides.
    var key: String {
        let types = requirement.parameters.map(\.type.text).joined(separator: ",")
        return "\(requirement.isStatic) \(title) \(types) \(requirement.generics.map(\.name))"
            + (requirement.kind == .initializer || !requirement.parameters.isEmpty
                ? "" : " \(requirement.effects.isAsync)")
    }

    /// Isolates the member to the actor of its type, unless it declares otherwise.
    fileprivate mutating func take(_ actor: String) {
        guard requirement.nonisolated == nil, !requirement.attributes.contains(where: isGlobalActor) else { return }
        requirement.attributes.insert(actor, at: 0)
    }
}
