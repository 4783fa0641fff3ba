import DovetailFacts
import DovetailSemantics

/// The declarations that names mean.
extension ContainerIndex {
    /// The declared variables that a dotted name may mean.
    func variables(_ names: [String], in context: LookupContext) -> [Placed<ContainerVariableFact>] {
        guard let last = names.last, let known = variables[last] else { return [] }
        return matching(known, names: names, context: context) { $0.path }
    }

    /// The constants that a dotted name may mean.
    func constants(_ names: [String], in context: LookupContext) -> [Placed<StringConstantFact>] {
        guard let last = names.last, let known = constants[last] else { return [] }
        return matching(known, names: names, context: context) { $0.path }
    }

    private func matching<Fact>(
        _ known: [Placed<Fact>], names: [String], context: LookupContext, path: (Fact) -> [String]
    ) -> [Placed<Fact>] {
        if names.count == 1 {
            // From the inside out: members of the enclosing type and those it inherits, then of the types around it,
            // then globals.
            for depth in stride(from: context.enclosing.count, through: 1, by: -1) {
                let owner = Array(context.enclosing.prefix(depth))
                for type in [owner] + inherited(owner, context) {
                    let found = known.filter { path($0.fact) == type + names }
                    if !found.isEmpty { return found }
                    // Another member of this name hides outer ones.
                    if declaresMember(names[0], path: type, context: context) { return [] }
                }
            }
            return known.filter { path($0.fact).count == 1 }
        }
        let owner = Array(names.dropLast())
        for type in ownerTypes(owner, context) {
            let found = known.filter { path($0.fact) == type + [names[names.count - 1]] }
            if !found.isEmpty { return found }
        }
        // `Outer.Inner.name`, written inside Outer or without a module name.
        return known.filter { path($0.fact).hasSuffix(names) }
    }

    /// Whether a type declares a property of this name.
    func declaresMember(_ name: String, path: [String], context: LookupContext) -> Bool {
        symbols.declarations(of: path, in: context.enclosed(by: [])).contains { index in
            symbols.types[index].fact.path == path
                && (symbols.types[index].fact.members.contains { $0.name == name && $0.kind == .property }
                    || symbols.extensions[index].contains {
                        $0.fact.members.contains { $0.name == name && $0.kind == .property }
                    })
        }
    }

    /// The types that may declare the last component of a name, given the components before it: the type they name, or
    /// the type of the value.
    private func ownerTypes(_ owner: [String], _ context: LookupContext) -> [[String]] {
        var found: [[String]] = []
        for index in symbols.declarations(of: owner, in: context) {
            found.append(symbols.types[index].fact.path)
            found += inherited(symbols.types[index].fact.path, context)
        }
        if found.isEmpty, let type = type(of: owner, in: context)?.shape.unwrapped, let path = type.withoutMarks.path {
            let inner = context
            for index in symbols.declarations(of: path, in: inner) { found.append(symbols.types[index].fact.path) }
            if found.isEmpty { found.append(path) }
        }
        return found
    }

    /// The declared type of the variable that a dotted name means.
    func type(of names: [String], in context: LookupContext, depth: Int = 0) -> BoundType? {
        guard depth < 8, !names.isEmpty else { return nil }
        for variable in variablesFlat(names, context: context, depth: depth) {
            guard let type = variable.fact.type else { continue }
            return BoundType(shape: type, context: variable.context)
        }
        return memberType(names, context: context, depth: depth) ?? functionResult(names, context)
    }

    /// The result type of a global function, if all of this name return the same type.
    private func functionResult(_ names: [String], _ context: LookupContext) -> BoundType? {
        guard names.count == 1 else { return nil }
        let known = (functionsByName[names[0]] ?? []).filter { $0.fact.path == names }
        guard let first = known.first, first.fact.genericParameters.isEmpty, let result = first.fact.result else {
            return nil
        }
        return known.allSatisfy { $0.fact.result == result } ? BoundType(shape: result, context: first.context) : nil
    }

    /// The declared type of a property or the result of a function of one of the program's types, including protocols.
    private func memberType(_ names: [String], context: LookupContext, depth: Int) -> BoundType? {
        let owner = names.count == 1 ? context.enclosing : Array(names.dropLast())
        guard let name = names.last, !owner.isEmpty else { return nil }
        var declared = symbols.declarations(of: owner, in: context)
        if declared.isEmpty, names.count > 1, let type = type(of: owner, in: context, depth: depth + 1),
            let path = type.shape.unwrapped.withoutMarks.path
        {
            declared = symbols.declarations(of: path, in: type.context)
        }
        for index in declared {
            let type = symbols.types[index]
            let members = type.fact.members + symbols.extensions[index].flatMap(\.fact.members)
            let named = members.filter { $0.name == name && $0.type != nil && $0.genericClauses.allSatisfy(\.isEmpty) }
            guard let first = named.first, Set(named.map(\.type?.shape)).count == 1, let shape = first.type?.shape
            else { continue }
            return BoundType(shape: shape, context: type.inside)
        }
        return nil
    }

    func variablesFlat(_ names: [String], context: LookupContext, depth: Int = 0)
        -> [Placed<ContainerVariableFact>]
    {
        guard let last = names.last, let known = variables[last] else { return [] }
        if names.count == 1 { return matching(known, names: names, context: context) { $0.path } }
        let owner = Array(names.dropLast())
        let declared = symbols.declarations(of: owner, in: context).map { symbols.types[$0].fact.path }
        let owners: [[String]]
        if !declared.isEmpty {
            owners = declared + declared.flatMap { inherited($0, context) }
        } else if let type = type(of: owner, in: context, depth: depth + 1),
            let path = type.shape.unwrapped.withoutMarks.path
        {
            let found = symbols.declarations(of: path, in: type.context).map { symbols.types[$0].fact.path }
            owners = found.isEmpty ? [path] : found + found.flatMap { inherited($0, type.context) }
        } else {
            return []
        }
        for owner in owners {
            let found = known.filter { $0.fact.path == owner + [last] }
            if !found.isEmpty { return found }
        }
        return []
    }
}

extension TypeShape {
    /// Without `any`, `some` and attributes.
    var withoutMarks: TypeShape {
        switch self {
        case .existential(let inner), .opaque(let inner), .attributed(_, let inner): inner.withoutMarks
        default: self
        }
    }
}

extension [String] {
    func hasSuffix(_ other: [String]) -> Bool { count >= other.count && Array(suffix(other.count)) == other }
}
