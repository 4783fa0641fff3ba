import DovetailFacts
import DovetailGraphs

/// A protocol with everything it inherits.
struct InheritedProtocols {
    /// A requirement and the protocol that declares it.
    struct Member {
        var requirement: MemberSignature
        var origin: ProtocolFacts
    }

    /// Requirements without duplicates: the protocol's own first, then inherited ones.
    private(set) var members: [Member] = []
    /// The class that conforming types must inherit from.
    private(set) var superclass: ClassFacts?
    private(set) var associatedTypes: [(name: String, constraints: [SwiftType])] = []
    private(set) var requirements: [GenericRequirement] = []
    /// Names of inherited protocols that the compiler or the standard library provides: `Sendable`, `Actor`,
    /// `Equatable`.
    private(set) var known: Set<String> = []
    /// Attributes that name a global actor.
    private(set) var globalActor: String?
    /// Unknown types that it inherits, each with the protocol that inherits it.
    private(set) var unknown: [(type: SwiftType, user: ProtocolFacts)] = []
    /// All protocols involved, itself first.
    private(set) var protocols: [ProtocolFacts] = []

    private let library: ProtocolLibrary

    init(_ facts: ProtocolFacts, _ library: ProtocolLibrary) {
        self.library = library
        add(facts)
        for facts in protocols {
            let isInherited = facts.path != protocols[0].path
            for var requirement in facts.members {
                if isInherited { requirement.condition = facts.condition.and(requirement.condition) }
                if !facts.outer.isEmpty || !library.ambiguous.isEmpty {
                    let names = requirement.typeNames.subtracting(associatedTypes.map(\.name))
                    requirement = requirement.replacing(library.qualified(names, in: facts, for: protocols[0]))
                }
                members.append(Member(requirement: requirement, origin: facts))
            }
        }
        members = MergedMembers(members, isActor: known.contains("Actor")).members
        addIdentity()
    }

    private mutating func add(_ facts: ProtocolFacts) {
        guard !protocols.contains(where: { $0.path == facts.path && $0.module == facts.module }) else { return }
        protocols.append(facts)
        globalActor = globalActor ?? facts.attributes.first(where: isGlobalActor)
        for associated in facts.associatedTypes {
            add(associated.name, associated.inherited)
            requirements += associated.requirements
        }
        for requirement in facts.requirements {
            if requirement.left.text == "Self", requirement.relation == .conformance {
                inherit(requirement.right, facts)
            } else {
                requirements.append(requirement)
            }
        }
        for parent in facts.inherited { inherit(parent, facts) }
    }

    /// `Identifiable` requires nothing of a class, unless its `ID` is constrained to a type.
    private mutating func addIdentity() {
        guard known.contains("Identifiable"), !members.contains(where: { $0.requirement.title == "id" }),
            let requirement = requirements.first(where: {
                $0.relation == .sameType && ["ID", "Self.ID"].contains($0.left.text)
            })
        else { return }
        var member = MemberSignature(.property("id"), at: protocols[0].location)
        member.result = requirement.right
        members.append(Member(requirement: member, origin: KnownProtocols.identifiable))
    }

    private mutating func add(_ name: String, _ constraints: [SwiftType]) {
        if let index = associatedTypes.firstIndex(where: { $0.name == name }) {
            associatedTypes[index].constraints += constraints.filter {
                !associatedTypes[index].constraints.contains($0)
            }
        } else {
            associatedTypes.append((name, constraints))
        }
    }

    private mutating func inherit(_ type: SwiftType, _ user: ProtocolFacts) {
        for part in type.components {
            if part.tokens.first?.text == "~" || part.text == "Any" { continue }
            guard let path = part.path else {
                unknown.append((part, user))
                continue
            }
            if let found = library.find(path, from: user) {
                // `Repository<User>` binds the first primary associated type.
                for (name, argument) in zip(found.primaryAssociatedTypes, part.genericArguments) {
                    requirements.append(GenericRequirement(SwiftType(name: name), relation: .sameType, right: argument))
                }
                if found.module == KnownProtocols.module { known.insert(found.name) }
                add(found)
            } else if let alias = library.alias(path) {
                inherit(alias, user)
            } else if KnownProtocols.markers.contains(path.last ?? "") {
                known.insert(path.last ?? "")
            } else if let facts = library.classFacts(path, from: user) {
                superclass = facts
                globalActor = globalActor ?? facts.globalActor
            } else {
                unknown.append((part, user))
            }
        }
    }
}

extension InheritedProtocols {
    /// Whether it is the dependency of a component.
    var isDependency: Bool {
        known.contains("Dependency") || protocols.dropFirst().contains { $0.name == "Dependency" }
    }

    /// Whether the requirements of a protocol are isolated to the actor itself.
    func isOfActor(_ facts: ProtocolFacts) -> Bool {
        func parents(_ facts: ProtocolFacts) -> [[String]] { facts.inherited.flatMap(\.components).compactMap(\.path) }
        let line = reachable(from: [facts]) { next in parents(next).compactMap { library.find($0, from: next) } }
        return line.lazy.flatMap(parents).contains { $0 == ["Actor"] || $0 == ["Swift", "Actor"] }
    }
}

extension MemberSignature {
    var isProperty: Bool {
        if case .property = kind { return true }
        return false
    }
}

extension SwiftType {
    /// The parts of `A & B`.
    var components: [SwiftType] {
        var parts: [[Token]] = [[]]
        var depth = 0
        for token in tokens {
            if ["<", "(", "["].contains(token.text) { depth += 1 }
            if [">", ")", "]"].contains(token.text) { depth -= 1 }
            if token.text == "&", depth == 0 {
                parts.append([])
            } else {
                parts[parts.count - 1].append(token)
            }
        }
        return parts.map { SwiftType(tokens: $0) }
    }

    /// The types between its outer `<` and `>`.
    var genericArguments: [SwiftType] {
        guard let open = tokens.firstIndex(where: { $0.text == "<" }), tokens.last?.text == ">" else { return [] }
        var arguments: [[Token]] = [[]]
        var depth = 0
        for token in tokens[(open + 1)..<(tokens.count - 1)] {
            if ["<", "(", "["].contains(token.text) { depth += 1 }
            if [">", ")", "]"].contains(token.text) { depth -= 1 }
            if token.text == ",", depth == 0 {
                arguments.append([])
            } else {
                arguments[arguments.count - 1].append(token)
            }
        }
        return arguments.map { SwiftType(tokens: $0) }
    }
}
