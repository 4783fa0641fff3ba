import DovetailFacts

/// The members of a type with those that it inherits within its library.
struct FlatMembers {
    private(set) var members: [LibraryMember] = []
    /// What it inherits from elsewhere, whose members are not seen.
    private(set) var unseen: [String] = []

    /// Protocols that add nothing that a test would stand for.
    private static let markers: Set<String> = [
        "Sendable", "AnyObject", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype", "Actor",
    ]

    init(_ type: LibraryType, _ names: LibraryNames) {
        var seen: Set<String> = [], titles: Set<String> = []
        let kinds = Set(type.generics)
        for name in names.ancestry(type.name) {
            guard let next = names.library.types[name] else { continue }
            for var member in next.members {
                // Initialisers of superclasses are not inherited by all, and those of protocols are the class's own.
                if name != type.name, member.requirement.kind == .initializer, !member.isRequired { continue }
                if name != type.name, member.source != nil { continue }
                guard seen.insert(member.key).inserted else { continue }
                // What a protocol of the library asks for, the type has in words of its own.
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
    /// What an override has in common with what it overrides.
    var key: String {
        let types = requirement.parameters.map(\.type.text).joined(separator: ",")
        return "\(requirement.isStatic) \(title) \(types) \(requirement.generics.map(\.name))"
            + (requirement.kind == .initializer || !requirement.parameters.isEmpty
                ? "" : " \(requirement.effects.isAsync)")
    }

    /// It belongs to the actor of its type, unless it says otherwise.
    fileprivate mutating func take(_ actor: String) {
        guard requirement.nonisolated == nil, !requirement.attributes.contains(where: isGlobalActor) else { return }
        requirement.attributes.insert(actor, at: 0)
    }
}
