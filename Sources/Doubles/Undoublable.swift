import WiringModel

/// Why no type can stand for a protocol.
struct Undoublable {
    let facts: ProtocolFacts
    let lineage: Lineage
    let library: ProtocolLibrary

    init(_ facts: ProtocolFacts, _ lineage: Lineage, _ library: ProtocolLibrary) {
        (self.facts, self.lineage, self.library) = (facts, lineage, library)
    }

    var findings: [Finding] {
        var found: [Finding] = []
        let access = library.access(facts)
        if access < .internal {
            found.append(
                finding(
                    facts.location, "it is \(access.keyword), and no other file sees it",
                    "take '\(access.keyword)' away, or leave it out with --protocol"))
        }
        for (type, user) in lineage.unknown {
            if let reason = KnownProtocols.unmeetable[type.text] {
                found.append(finding(facts.location, reason, "leave it out, or write this double by hand"))
                continue
            }
            let who = user.path == facts.path ? "it" : "'\(user.path)', which it inherits,"
            found.append(
                finding(
                    facts.location, "\(who) inherits '\(type.text)', and no file that is read declares that protocol",
                    "read its module too: --parents with its sources or its .swiftinterface"))
        }
        if let superclass = lineage.superclass, superclass.isFinal || !superclass.hasPlainInitializer {
            let why = superclass.isFinal ? "is final" : "has no initialiser without arguments"
            found.append(
                finding(
                    facts.location, "it asks for a subclass of '\(superclass.path)', which \(why)",
                    "write this double by hand"))
        }
        if lineage.known.contains("Actor") {
            if let superclass = lineage.superclass {
                found.append(
                    finding(
                        facts.location, "only an actor conforms to it, and none inherits '\(superclass.path)'",
                        "take one of the two away"))
            }
            if let actor = facts.attributes.first(where: isGlobalActor) {
                found.append(
                    finding(
                        facts.location, "only an actor conforms to it, and none belongs to \(actor)",
                        "take \(actor) away"))
            }
        }
        return found + clashes + lineage.members.compactMap { problem($0.requirement) }
    }

    private func problem(_ member: ProtocolMember) -> Finding? {
        let packs = Set(member.generics.filter(\.isPack).map(\.name))
        let types = member.parameters.map(\.type) + [member.result].compactMap(\.self)
        if types.contains(where: { $0.names.intersection(packs).count > 1 }) {
            return finding(
                member.location,
                "'\(member.title)' has two parameter packs of one shape, for which the compiler accepts "
                    + "no member", "write it with one pack")
        }
        if let superclass = lineage.superclass, superclass.finals.contains(member.title) {
            return finding(
                member.location, "'\(superclass.path)' has a final '\(member.title)' already",
                "write this double by hand")
        }
        return nil
    }

    /// Properties that parents want in two types.
    private var clashes: [Finding] {
        var known: [String: ProtocolMember] = [:]
        return lineage.members.map(\.requirement).compactMap { member in
            guard member.isProperty, member.conditions.isEmpty else { return nil }
            let key = (member.isStatic ? "static " : "") + member.title
            guard let other = known[key] else {
                known[key] = member
                return nil
            }
            return finding(
                member.location,
                "'\(member.title)' is asked for as '\(other.result?.text ?? "")' and as '\(member.result?.text ?? "")'",
                "write this double by hand")
        }
    }

    private func finding(_ location: SourceLocation, _ reason: String, _ help: String) -> Finding {
        Finding(.cannotDouble, at: location, "'\(facts.path)' cannot be doubled: \(reason)", help: help)
    }
}
