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
        return found + clashes
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
