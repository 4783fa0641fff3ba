import WiringModel

/// A property or function that a component could give to its descendants.
struct Offer {
    /// Nil where the type cannot be told.
    var key: MemberKey?
    var member: MemberFact
    var isolation: Isolation
    /// The narrowest access of the member and of the class it belongs to.
    var access: Access
    /// The module that declares it.
    var module: Int
}

extension SymbolTable {
    /// All instance properties and functions of the classes in `line`: their
    /// own, those of their extensions, and those that extensions of their
    /// protocols add.
    func offers(of line: [(type: Int, context: LookupContext)]) -> [Offer] {
        var offers: [Offer] = []
        var protocols: [Int] = []
        let classIsolation = isolation(ofClass: line)
        for (type, context) in line {
            let declared = types[type]
            add(declared.fact.members, context, classIsolation, declared.fact.access, to: &offers)
            for extended in extensions[type] where !extended.fact.isConstrained {
                var inner = extended.context
                inner.enclosing = declared.fact.path
                inner.bindings = context.bindings
                let isolation = extended.fact.isolation ?? classIsolation
                add(extended.fact.members, inner, isolation, declared.fact.access, to: &offers)
                collectProtocols(extended.fact.inherits, extended.context, into: &protocols)
            }
            collectProtocols(declared.fact.inherits, context, into: &protocols)
        }
        for index in protocols {
            for extended in extensions[index] where !extended.fact.isConstrained {
                var inner = extended.context
                inner.enclosing = types[index].fact.path
                let isolation = extended.fact.isolation ?? types[index].fact.isolation
                add(extended.fact.members, inner, isolation, types[index].fact.access, to: &offers)
            }
        }
        return offers
    }

    private func add(
        _ members: [MemberFact], _ context: LookupContext, _ outer: Isolation?, _ ceiling: Access,
        to offers: inout [Offer]
    ) {
        for member in members where !member.isStatic && (member.kind == .property || member.kind == .function) {
            offers.append(
                Offer(
                    key: key(of: member, in: context), member: member,
                    isolation: isolation(of: member, within: outer, module: context.module),
                    access: min(member.access, ceiling), module: context.module))
        }
    }

    /// The protocols in an inheritance clause, and those that they inherit from.
    private func collectProtocols(
        _ references: [TypeReference], _ context: LookupContext, into found: inout [Int]
    ) {
        for reference in references {
            guard let path = reference.shape.path else { continue }
            for index in declarations(of: path, in: context) where types[index].fact.kind == .protocol {
                guard !found.contains(index) else { continue }
                found.append(index)
                collectProtocols(types[index].fact.inherits, types[index].inside, into: &found)
            }
        }
    }

    /// The isolation of a class: its own, that of a superclass, that of the
    /// runtime's class, or what a protocol in its clause brings.
    func isolation(ofClass line: [(type: Int, context: LookupContext)]) -> Isolation? {
        for (type, _) in line {
            if let own = types[type].fact.isolation { return own }
        }
        if isMainActor(line) { return .actor("MainActor") }
        for (type, context) in line {
            var protocols: [Int] = []
            collectProtocols(types[type].fact.inherits, context, into: &protocols)
            let direct = types[type].fact.inherits.compactMap(\.shape.path).flatMap { declarations(of: $0, in: context) }
            for index in protocols where direct.contains(index) {
                if let isolation = types[index].fact.isolation, isolation != .none { return isolation }
            }
        }
        return nil
    }
}
