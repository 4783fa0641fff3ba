import DovetailBasics
import DovetailFacts
import DovetailGraphs

/// The associated types of a protocol, as bound by a component class.
package struct AssociatedTypes {
    /// The known ones, by name.
    package var bindings: [String: BoundType] = [:]
    /// The names of the unknown ones.
    package var unknown: Set<String> = []
}

extension SymbolTable {
    /// The associated types of a protocol, and of those it inherits from, for a class. Each is a type or alias of that
    /// name in the class, is inferred from the type of a member that meets a requirement, or is the default.
    package func associatedTypes(
        of protocolType: Int, for line: [(type: Int, context: LookupContext)]
    ) -> AssociatedTypes {
        var found = AssociatedTypes()
        let members = refined(protocolType).flatMap { index in
            types[index].fact.members.map { (member: $0, context: types[index].inside) }
        }
        for (associated, context) in members where associated.kind == .associatedType {
            let name = associated.name
            let requirements = members.map(\.member).filter { $0.kind != .associatedType && !$0.isStatic }
            let known =
                line.firstResult { declaredType(name, in: $0.type, $0.context) }
                ?? line.firstResult {
                    witnessedType(name, requirements: requirements, in: $0.type, context: $0.context)
                }
            if let known {
                found.bindings[name] = known
            } else if let standard = associated.type, found.bindings[name] == nil {
                found.bindings[name] = BoundType(shape: standard.shape, context: context)
            } else if found.bindings[name] == nil {
                found.unknown.insert(name)
            }
        }
        found.unknown.subtract(found.bindings.keys)
        return found
    }

    /// A protocol and all protocols it inherits from.
    package func refined(_ protocolType: Int) -> [Int] {
        reachable(from: [protocolType]) { index in
            guard !longLines.types.contains(index) else { return [] }
            let clauses = types[index].fact.inherits.map { BoundType(shape: $0.shape, context: types[index].inside) }
            return clauses.flatMap { parts(of: $0) }.flatMap { instances(of: $0).map(\.type) }
                .filter { types[$0].fact.kind == .protocol }
        }
    }

    /// A type, alias or generic parameter of this name that a class declares.
    private func declaredType(_ name: String, in type: Int, _ context: LookupContext) -> BoundType? {
        if let bound = context.bindings[name], types[type].fact.genericParameters.contains(name) { return bound }
        let path = types[type].fact.path + [name]
        var outside = types[type].context.enclosed(by: [])
        outside.bindings = context.bindings
        switch meaning(of: path, in: outside) {
        // A module with the class's name may have another type of that name.
        case .alias(let alias) where alias.fact.path == path:
            return target(of: alias, .named(path.map { .init($0) }), in: outside)
        case .types(let found) where types[found[0]].fact.path == path:
            return BoundType(shape: .named(path.map { .init($0) }), context: outside)
        default: return nil
        }
    }

    /// The type inferred from a member of the class that meets one of `requirements`.
    private func witnessedType(
        _ name: String, requirements: [MemberFact], in type: Int, context: LookupContext
    ) -> BoundType? {
        let declared = types[type]
        var members = declared.fact.members.map { ($0, context) }
        for extended in extensions[type] {
            var inner = extended.inside(declared)
            inner.bindings = context.bindings
            members += extended.fact.members.map { ($0, inner) }
        }
        for (member, context) in members {
            let asked = requirements.filter { $0.kind == member.kind && $0.labelledName == member.labelledName }
            for requirement in asked {
                var pairs = zip(requirement.parameters, member.parameters).map {
                    ($0.type.shape, $1.type.shape, context)
                }
                if let wanted = requirement.type?.shape, let known = knownType(of: member, in: context) {
                    pairs.append((wanted, known.shape, known.context))
                }
                for (wanted, given, context) in pairs {
                    if let shape = wanted.standIn(for: name, in: given) {
                        return BoundType(shape: shape, context: context)
                    }
                }
            }
        }
        return nil
    }
}

extension TypeShape {
    /// The part of `other` that corresponds to `name` in this type; nil if none is found.
    fileprivate func standIn(for name: String, in other: TypeShape) -> TypeShape? {
        switch (self, other) {
        case (.named(let parts), _) where parts.map(\.name) == [name] || parts.map(\.name) == ["Self", name]:
            return other.given
        case (.optional(let inner), .optional(let given)), (.array(let inner), .array(let given)):
            return inner.standIn(for: name, in: given)
        case (.attributed(_, let inner), _): return inner.standIn(for: name, in: other.given)
        case (.dictionary(let key, let value), .dictionary(let givenKey, let givenValue)):
            return key.standIn(for: name, in: givenKey) ?? value.standIn(for: name, in: givenValue)
        case (.named(let parts), .named(let given)) where parts.map(\.name) == given.map(\.name):
            let pairs = zip(parts.flatMap(\.arguments), given.flatMap(\.arguments))
            return pairs.firstResult { $0.standIn(for: name, in: $1) }
        case (.function(let parameters, _, let result), .function(let givenParameters, _, let givenResult)):
            return zip(parameters, givenParameters).firstResult { $0.standIn(for: name, in: $1) }
                ?? result.standIn(for: name, in: givenResult)
        default: return nil
        }
    }
}
