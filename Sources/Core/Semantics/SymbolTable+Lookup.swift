package import DovetailFacts

/// Which declaration a name of a type means, as Swift looks it up: outwards from the place, what the types around
/// declare and inherit, then the own module, then those that the file imports.
extension SymbolTable {
    /// What a dotted name means.
    package enum Meaning {
        /// One declaration, or several under different `#if`.
        case types([Int])
        case alias(DeclaredAlias)
        /// A type of the program whose declaration was not read, by its module.
        case named(module: Int, path: [String])
        /// A type from elsewhere, without its module's name.
        case external(path: [String])
        /// A generic parameter or an associated type of a type around the place, or a member of one.
        case open(path: [String])
    }

    /// What a name of a type means.
    package func meaning(of reference: NameReference, in file: LookupContext) -> Meaning {
        var context = file.enclosed(by: reference.enclosing)
        context.inner = reference.inner
        context.extended = reference.extended
        context.constraints = reference.constraints
        context.condition = reference.condition
        context.isInExpression = reference.isInExpression
        context.seesLocals = false
        return meaning(of: reference.path, in: context)
    }

    /// What `path` means where `context` is.
    package func meaning(of path: [String], in context: LookupContext) -> Meaning {
        guard let name = path.first else { return .external(path: path) }
        if let found = strictMeaning(of: path, in: context) { return found }
        // What may not be named here is meant all the same, where nothing else can be.
        if innerNames.contains(name) || isDeclared(name) || path.count > 1, !context.ignoresAccess,
            !importsForeignModules(context)
        {
            var lenient = context
            lenient.ignoresAccess = true
            if let found = strictMeaning(of: path, in: lenient) { return found }
        }
        guard path.count > 1, moduleNames.all.contains(name) else {
            return meaningInUnnamedModule(of: path, in: context) ?? .external(path: path)
        }
        // A type of the module's name hides the module.
        return moduleMeaning(of: path, context) ?? .external(path: Array(path.dropFirst()))
    }

    /// What the first name means as Swift looks it up, and in it the others.
    private func strictMeaning(of path: [String], in context: LookupContext) -> Meaning? {
        if let found = meaning(ofFirst: path, in: context) {
            return meaning(of: path.dropFirst(), in: found, path, context)
        }
        guard path.count > 1 else { return nil }
        return moduleMeaning(of: path, context) ?? foreignMeaning(of: path, context)
    }

    /// What names mean of which the first is a module's.
    private func moduleMeaning(of path: [String], _ context: LookupContext) -> Meaning? {
        guard moduleNames.all.contains(path[0]), let module = modulesByName[path[0]],
            !Self.runtimeTypes.contains(path[1]) || !runtimeModules.contains(module),
            let found = topLevel(path[1], through: module, context)
        else { return nil }
        return meaning(of: path.dropFirst(2), in: found, path, context)
    }

    /// What an extension of a type that was not read declares at `path`.
    private func foreignMeaning(of path: [String], _ context: LookupContext) -> Meaning? {
        let starts = moduleNames.all.contains(path[0]) ? [1, 0] : [0]
        for start in starts where path.count > start + 1 {
            for end in path.index(after: start)..<path.endIndex {
                guard let found = foreignMember(path[end], of: Array(path[start..<end]), context) else { continue }
                return meaning(of: path[(end + 1)...], in: found, path, context)
            }
        }
        return nil
    }

    /// What `names` mean in what the names before them mean.
    func meaning(
        of names: ArraySlice<String>, in owner: Meaning, _ path: [String], _ context: LookupContext
    ) -> Meaning? {
        var found = owner
        // Under which `#if` all of the names before hold.
        var passed = Condition.always
        for (index, name) in names.enumerated() {
            passed = passed.and(condition(of: found))
            if case .alias(let alias) = found {
                guard let target = target(of: alias, path, context) else { return nil }
                found = target
                passed = passed.and(condition(of: found))
            }
            let before = path.prefix(path.count - names.count + index)
            switch found {
            case .types(let owners):
                guard let next = member(name, of: owners, context) else {
                    return context.condition.implies(passed) ? nil : .open(path: path)
                }
                found = next
            case .external(let owner):
                found = foreignMember(name, of: owner, context) ?? .external(path: owner + [name])
            case .open: return .open(path: path)
            case .named, .alias: return nil
            }
            if case .open = found { return .open(path: before + [name] + names.dropFirst(index + 1)) }
        }
        if case .external = found, !names.isEmpty { return nil }
        guard context.condition.and(condition(of: found)).implies(passed) else { return .open(path: path) }
        guard case .alias(var alias) = found else { return found }
        guard !longLines.aliases.contains(alias.fact.location) else { return .open(path: path) }
        // One that leads to itself means nothing.
        guard !context.aliases.contains(alias.fact.location) else { return .external(path: path) }
        alias.context.aliases = context.aliases + [alias.fact.location]
        return .alias(alias)
    }

    /// What an alias stands for, where a member of it is named; nil where it leads to itself or to no name.
    private func target(of alias: DeclaredAlias, _ path: [String], _ context: LookupContext) -> Meaning? {
        let isTooLong = longLines.aliases.contains(alias.fact.location) || context.aliases.count > LongLines.limit
        guard let target = alias.fact.target.shape.path, !isTooLong,
            !context.aliases.contains(alias.fact.location)
        else { return nil }
        guard !isUndecided(alias), !alias.fact.genericParameters.contains(target[0]) else { return .open(path: path) }
        var inner = alias.context
        inner.aliases = context.aliases + [alias.fact.location]
        let found = meaning(of: target, in: inner)
        guard case .alias(let next) = found else { return found }
        return self.target(of: next, path, inner)
    }

    /// The indices of the declarations that `path` names.
    package func declarations(of path: [String], in context: LookupContext) -> [Int] {
        declarations(meaning(of: path, in: context))
    }

    func declarations(_ meaning: Meaning) -> [Int] {
        switch meaning {
        case .types(let types): return types
        case .alias(let alias):
            guard let path = alias.fact.target.shape.path, !alias.fact.genericParameters.contains(path[0]) else {
                return []
            }
            return declarations(of: path, in: alias.context)
        case .named, .external, .open: return []
        }
    }

    /// Under which `#if` a name means what it was found to mean.
    func condition(of meaning: Meaning) -> Condition {
        switch meaning {
        case .types(let found): found.reduce(.never) { $0.or(types[$1].fact.condition) }
        case .alias(let alias):
            alternatives(of: meaning).aliases.reduce(alias.fact.condition) { $0.or($1.fact.condition) }
        case .named, .external, .open: .always
        }
    }
}
