import DovetailBasics
import DovetailFacts
import DovetailSemantics

/// Implicit isolation: what a class, a protocol or a member inherits from another declaration.
extension SymbolTable {
    /// The isolation of a class: its own, that of a superclass, that of the runtime's class, or that of a protocol in
    /// its inheritance clause.
    func isolation(ofClass line: [(type: Int, context: LookupContext)]) -> Isolation? {
        for (type, _) in line {
            let declared = types[type]
            if let own = isolation(declared.fact.isolation, declared.fact.attributes, in: declared.inside) {
                return own
            }
        }
        if isMainActor(line) { return .actor("MainActor") }
        for (type, context) in line {
            for index in namedProtocols(in: types[type].fact.inherits, context) {
                if let found = isolation(ofProtocol: index), found != .none { return found }
            }
        }
        return nil
    }

    /// The isolation of a protocol: its own, or that of a protocol it inherits from.
    func isolation(ofProtocol index: Int) -> Isolation? {
        refined(index).firstResult { index in
            let fact = types[index].fact
            return isolation(fact.isolation, fact.attributes, in: types[index].inside)
        }
    }

    /// The protocols of the program that an inheritance clause names.
    func namedProtocols(in clause: [TypeReference], _ context: LookupContext) -> [Int] {
        clause.flatMap { parts(of: BoundType(shape: $0.shape, context: context)) }
            .flatMap { instances(of: $0).map(\.type) }.filter { types[$0].fact.kind == .protocol }
    }

    /// The isolation of the requirement that a member witnesses, if the enclosing type or extension conforms to the
    /// protocol; nil if there is none, or several.
    func witnessedIsolation(of member: MemberFact, _ key: MemberKey?, _ place: ProviderPlace) -> Isolation? {
        guard !place.conformances.isEmpty else { return nil }
        let protocols = Set(place.conformances.flatMap { refined($0) })
        let associated = Set(
            protocols.flatMap { types[$0].fact.members }.filter { $0.kind == .associatedType }.map(\.name))
        var found: Set<Isolation> = []
        for index in protocols {
            var inside = types[index].inside
            inside.bindings["Self"] = place.context.bindings["Self"]
            for requirement in types[index].fact.members where requirement.mayBeMet(by: member) {
                // An associated type may be any type.
                let isOpen = !requirement.mentionedNames.isDisjoint(with: associated)
                guard isOpen || key == nil || self.key(of: requirement, in: inside) == key else { continue }
                let isolation = isolation(of: requirement, within: isolation(ofProtocol: index), in: inside)
                if isolation != .none { found.insert(isolation) }
            }
        }
        return found.count == 1 ? found.first : nil
    }

    /// The provided members of a superclass chain; overriding ones get the isolation of those that they override.
    func inheritingIsolation(_ provided: [ProvidedMember]) -> [ProvidedMember] {
        var provided = provided
        var groups: [MemberKey: [Int]] = [:]
        for index in provided.indices {
            if let key = provided[index].key { groups[key, default: []].append(index) }
        }
        for indices in groups.values where indices.count > 1 {
            // From the topmost class down, so that inherited isolation is passed on.
            let line = indices.sorted { provided[$0].depth > provided[$1].depth }
            for (position, index) in line.enumerated() where !provided[index].isIsolationWritten {
                let overridden = line[..<position].last {
                    provided[$0].depth > provided[index].depth && provided[$0].access > .fileprivate
                }
                if let overridden { provided[index].isolation = provided[overridden].isolation }
            }
        }
        return provided
    }
}

extension MemberFact {
    /// Whether a member has the requirement's name.
    fileprivate func mayBeMet(by member: MemberFact) -> Bool {
        !isStatic && kind == member.kind && labelledName == member.labelledName
    }
}
