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

    /// Whether using it draws a warning.
    var isDeprecated: Bool { member.availability.contains { $0.contains("deprecated") } }
}

extension SymbolTable {
    /// All instance properties and functions of the classes in `line`: their
    /// own, those of their extensions, and those that extensions of their
    /// protocols add.
    func offers(of line: [(type: Int, context: LookupContext)]) -> [Offer] {
        var offers: [Offer] = []
        var protocols: [Int] = []
        let classIsolation = isolation(ofClass: line)
        let selfType = line.first.map { type, context in
            let declared = types[type]
            var parts = declared.fact.path.map { TypeShape.NamePart($0) }
            parts[parts.count - 1].arguments = declared.fact.genericParameters.map { .name($0) }
            return BoundType(shape: .named(parts), context: context)
        }
        for (type, context) in line {
            let declared = types[type]
            add(declared.fact.members, context, classIsolation, declared.fact.access, selfType: selfType, to: &offers)
            for extended in extensions[type] where holds(extended, line, context.bindings) {
                var inner = extended.context
                inner.enclosing = declared.fact.path
                inner.bindings = context.bindings
                let isolation = isolation(extended.fact.isolation, extended.fact.attributes) ?? classIsolation
                add(extended.fact.members, inner, isolation, declared.fact.access, selfType: selfType, to: &offers)
                collectProtocols(extended.fact.inherits, extended.context, into: &protocols)
            }
            collectProtocols(declared.fact.inherits, context, into: &protocols)
        }
        for index in protocols {
            for extended in extensions[index] where holds(extended, line, bindings(of: index, for: line)) {
                var inner = extended.context
                inner.enclosing = types[index].fact.path
                let isolation =
                    isolation(extended.fact.isolation, extended.fact.attributes)
                    ?? isolation(types[index].fact.isolation, types[index].fact.attributes)
                add(extended.fact.members, inner, isolation, types[index].fact.access, selfType: selfType, to: &offers)
            }
        }
        return offers
    }

    // Needle gives what the companion offers beyond the plugin extension to components below
    // companions alone. Here all below may have it: plugin points are looked at and not proved.
    /// What a pluginized component offers through its companion.
    func additions(of ancestry: Ancestry) -> [Offer] {
        let companions = companions(of: ancestry).compactMap { self.ancestry(of: $0) }.flatMap { offers(of: $0.line) }
        guard let addition = ancestry.addition else { return companions }
        return companions
            + requirements(of: dependencyProtocols(of: addition).all).map { requirement in
                Offer(
                    key: requirement.key, member: requirement.member, isolation: requirement.isolation,
                    access: requirement.member.access, module: types[requirement.owner].context.module)
            }
    }

    private func add(
        _ members: [MemberFact], _ context: LookupContext, _ outer: Isolation?, _ ceiling: Access,
        selfType: BoundType?, to offers: inout [Offer]
    ) {
        for member in members where member.isOfferable {
            var context = context
            context.bindings["Self"] = selfType
            var isolation = isolation(of: member, within: outer, module: context.module)
            if member.isFreeConstant(text(of: member.type?.shape ?? .other(""), in: context).key) { isolation = .none }
            offers.append(
                Offer(
                    key: key(of: member, in: context), member: member,
                    isolation: isolation,
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
            if let own = isolation(types[type].fact.isolation, types[type].fact.attributes) { return own }
        }
        if isMainActor(line) { return .actor("MainActor") }
        for (type, context) in line {
            var protocols: [Int] = []
            collectProtocols(types[type].fact.inherits, context, into: &protocols)
            let direct = types[type].fact.inherits.compactMap(\.shape.path).flatMap {
                declarations(of: $0, in: context)
            }
            for index in protocols where direct.contains(index) {
                if let isolation = isolation(types[index].fact.isolation, types[index].fact.attributes),
                    isolation != .none
                {
                    return isolation
                }
            }
        }
        return nil
    }
}

extension MemberFact {
    /// The types of the standard library whose constants any actor may read.
    private static let sendable: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
        "Float", "Bool", "String", "Character",
    ]

    /// Whether the member can be given to descendants at all.
    fileprivate var isOfferable: Bool {
        guard !isStatic, kind == .property || kind == .function else { return false }
        return !availability.contains { $0.contains("unavailable") }
    }

    /// Whether it is a constant that belongs to no actor although its class does
    /// (SE-0434: stored constants of sendable types).
    fileprivate func isFreeConstant(_ type: String) -> Bool {
        isConstant && isolation == nil && Self.sendable.contains(type)
    }
}
