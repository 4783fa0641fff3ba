import DovetailDiagnostics
import DovetailFacts

/// The reasons why no type can be a double of a protocol.
struct UnsupportedProtocol {
    let facts: ProtocolFacts
    let lineage: InheritedProtocols
    let library: ProtocolLibrary

    init(_ facts: ProtocolFacts, lineage: InheritedProtocols, library: ProtocolLibrary) {
        (self.facts, self.lineage, self.library) = (facts, lineage, library)
    }

    private static let byHand = "write this double by hand, and pass --protocol for each of the other protocols"

    var findings: [Finding] {
        var found: [Finding] = []
        let access = library.access(facts)
        if access < .internal {
            found.append(
                finding(
                    facts.location, reason: "it is \(access.keyword), so no other file sees it",
                    help: "remove '\(access.keyword)', or list the other protocols with --protocol"))
        }
        for (type, user) in lineage.unknown {
            if let reason = KnownProtocols.unmeetable[type.text] {
                found.append(finding(facts.location, reason: reason, help: Self.byHand))
                continue
            }
            let who = user.path == facts.path ? "it" : "'\(user.path)', which it inherits,"
            found.append(
                finding(
                    facts.location, reason: "\(who) inherits '\(type.text)', but that protocol is not in the inputs",
                    help: "read its module too: pass its sources or its .swiftinterface with --parents"))
        }
        if let superclass = lineage.superclass, superclass.isFinal || !superclass.hasPlainInitializer {
            let why = superclass.isFinal ? "is final" : "has no initializer without arguments"
            found.append(
                finding(
                    facts.location, reason: "it requires a subclass of '\(superclass.path)', which \(why)",
                    help: superclass.isFinal
                        ? "remove 'final' from '\(superclass.path)', or use '\(superclass.path)' itself in tests"
                        : Self.byHand))
        }
        if lineage.known.contains("Actor") {
            if let superclass = lineage.superclass {
                found.append(
                    finding(
                        facts.location,
                        reason: "only an actor can conform to it, and actors cannot inherit from "
                            + "'\(superclass.path)'",
                        help: "remove the inheritance from '\(superclass.path)', or from 'Actor'"))
            }
            if let actor = facts.attributes.first(where: isGlobalActor) {
                found.append(
                    finding(
                        facts.location,
                        reason: "only an actor can conform to it, and actors cannot be isolated to \(actor)",
                        help: "remove \(actor)"))
            }
        }
        return found + clashes + lineage.members.compactMap(problem)
    }

    private func problem(_ member: InheritedProtocols.Member) -> Finding? {
        let requirement = member.requirement
        if requirement.hasTwoPacksOfOneShape {
            return finding(
                member,
                reason: "'\(requirement.title)' has two parameter packs of the same shape, and the compiler accepts "
                    + "no implementation of it", help: "use one pack")
        }
        if let superclass = lineage.superclass, superclass.finals.contains(requirement.title) {
            return finding(
                member, reason: "'\(superclass.path)' already has a final '\(requirement.title)'", help: Self.byHand)
        }
        return nil
    }

    /// Properties that inherited protocols declare with two types.
    private var clashes: [Finding] {
        var known: [String: MemberSignature] = [:]
        return lineage.members.compactMap { member in
            let requirement = member.requirement
            guard requirement.isProperty, requirement.condition.isAlways else { return nil }
            let key = (requirement.isStatic ? "static " : "") + requirement.title
            guard let other = known[key] else {
                known[key] = requirement
                return nil
            }
            return finding(
                member,
                reason: "'\(requirement.title)' is required both as '\(other.result?.text ?? "")' and as "
                    + "'\(requirement.result?.text ?? "")'",
                help: "give the two requirements the same type, or rename one")
        }
    }

    /// A finding about a requirement, at the protocol's own line if another one declares it.
    private func finding(_ member: InheritedProtocols.Member, reason: String, help: String) -> Finding {
        guard member.origin.path != facts.path else {
            return finding(member.requirement.location, reason: reason, help: help)
        }
        var finding = finding(facts.location, reason: reason, help: help)
        finding.notes = [
            Finding.Note(
                member.requirement.location, "'\(member.origin.path)' requires '\(member.requirement.title)' here")
        ]
        return finding
    }

    private func finding(_ location: SourceLocation, reason: String, help: String) -> Finding {
        Finding(.cannotDouble, at: location, "cannot generate a double of '\(facts.path)': \(reason)", help: help)
    }
}

extension MemberSignature {
    /// Whether one of its types mentions two parameter packs.
    fileprivate var hasTwoPacksOfOneShape: Bool {
        let packs = Set(generics.filter(\.isPack).map(\.name))
        guard packs.count > 1 else { return false }
        let types = parameters.map(\.type) + [result].compactMap(\.self)
        return types.contains { $0.names.intersection(packs).count > 1 }
    }
}
