import WiringModel

/// Whether the `where` clause of an extension holds for a component class.
extension SymbolTable {
    /// Whether every constraint holds. One that cannot be decided does not, so
    /// that nothing is offered that may not exist.
    ///
    /// - Parameters:
    ///   - line: the component class and its superclasses.
    ///   - bindings: what the names in the clause stand for.
    func holds(
        _ declared: DeclaredExtension, _ line: [(type: Int, context: LookupContext)],
        _ bindings: [String: BoundType]
    ) -> Bool {
        var context = declared.context
        context.bindings = bindings
        return declared.fact.constraints.allSatisfy { constraint in
            if constraint.left == .name("Self"), !constraint.isSameType {
                return line.contains { conforms($0.type, to: constraint.right, context) }
            }
            guard let name = constraint.left.path?.last, let bound = bindings[name] else { return false }
            if constraint.isSameType { return text(of: bound).key == text(of: constraint.right, in: context).key }
            guard let path = bound.shape.path else { return false }
            return declarations(of: path, in: bound.context).contains { conforms($0, to: constraint.right, context) }
        }
    }

    /// Whether a type is, inherits from, or conforms to the type that `shape` names.
    private func conforms(_ type: Int, to shape: TypeShape, _ context: LookupContext, depth: Int = 0) -> Bool {
        guard depth < 32, let path = shape.path else { return false }
        let wanted = declarations(of: path, in: context)
        if wanted.contains(type) { return true }
        let inherited = types[type].fact.inherits + extensions[type].flatMap(\.fact.inherits)
        return inherited.contains { reference in
            if reference.shape == shape, wanted.isEmpty { return true }
            guard let path = reference.shape.path else { return false }
            return declarations(of: path, in: types[type].inside).contains {
                conforms($0, to: shape, context, depth: depth + 1)
            }
        }
    }

    /// What the associated types of a protocol are for a class: an alias of that
    /// name in the class, or the type of the member that the protocol declares with it.
    func bindings(
        of protocolType: Int, for line: [(type: Int, context: LookupContext)]
    ) -> [String: BoundType] {
        var found: [String: BoundType] = [:]
        let members = types[protocolType].fact.members
        for associated in members where associated.kind == .associatedType {
            for (type, context) in line {
                if let alias = alias(types[type].fact.path + [associated.name], in: context) {
                    found[associated.name] = BoundType(shape: alias.fact.target.shape, context: alias.context)
                }
                let witnessed = members.filter { $0.kind == .property && $0.type?.shape == .name(associated.name) }
                for member in types[type].fact.members where witnessed.contains(where: { $0.name == member.name }) {
                    guard found[associated.name] == nil, let type = member.type else { continue }
                    found[associated.name] = BoundType(shape: type.shape, context: context)
                }
            }
        }
        return found
    }

    private func alias(_ path: [String], in context: LookupContext) -> DeclaredAlias? {
        guard case .alias(let alias) = meaning(of: path, in: context) else { return nil }
        return alias
    }
}
