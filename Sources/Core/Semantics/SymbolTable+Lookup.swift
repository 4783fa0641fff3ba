package import DovetailFacts

/// Finds the declaration that a type name means by Swift's lookup rules: outwards through the enclosing types and what
/// they declare and inherit, then in the file's own module, then in imported ones.
extension SymbolTable {
    /// The meaning of a dotted name.
    package enum Meaning {
        /// One declaration, or several under different `#if`.
        case types([Int])
        // Indirect, so that meanings are small: most are none.
        indirect case alias(DeclaredAlias)
        /// A type of the program whose declaration was not read, by module.
        case named(module: ModuleID, path: [String])
        /// A type from outside the program, without its module name.
        case external(path: [String])
        /// A generic parameter or associated type of an enclosing type, or a member of one.
        case open(path: [String])
    }

    /// The meaning of a type name.
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

    /// The meaning of `path` in `context`.
    package func meaning(of path: [String], in context: LookupContext) -> Meaning {
        guard let name = path.first else { return .external(path: path) }
        if let found = strictMeaning(of: path, in: context) { return found }
        // If nothing else matches, an inaccessible declaration is meant.
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
        // A type with the module's name hides the module.
        return moduleMeaning(of: path, context) ?? .external(path: Array(path.dropFirst()))
    }

    /// The meaning of the first name by Swift's lookup rules, and of the following names within it.
    private func strictMeaning(of path: [String], in context: LookupContext) -> Meaning? {
        if let found = meaning(ofFirst: path, in: context) {
            return meaning(of: path.dropFirst(), in: found, path, context)
        }
        guard path.count > 1 else { return nil }
        return moduleMeaning(of: path, context) ?? foreignMeaning(of: path, context)
    }

    /// The meaning of names that begin with a module's name.
    private func moduleMeaning(of path: [String], _ context: LookupContext) -> Meaning? {
        guard moduleNames.all.contains(path[0]), let module = modulesByName[path[0]],
            !Self.runtimeTypes.contains(path[1]) || !runtimeModules.contains(module),
            let found = topLevel(path[1], through: module, context)
        else { return nil }
        return meaning(of: path.dropFirst(2), in: found, path, context)
    }

    /// The declaration at `path` in an extension of a type that was not read.
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

    /// The meaning of `names` within the meaning of the preceding names.
    func meaning(
        of names: ArraySlice<String>, in owner: Meaning, _ path: [String], _ context: LookupContext
    ) -> Meaning? {
        var found = owner
        // The `#if` condition under which all preceding names hold.
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
        // An alias that refers to itself has no meaning.
        guard !context.aliases.contains(alias.fact.location) else { return .external(path: path) }
        alias.context.aliases = context.aliases + [alias.fact.location]
        return .alias(alias)
    }

    /// The target of an alias, when a member of it is named; nil if it refers to itself or is not a name.
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

    /// The indices of the declarations that `path` means.
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

    /// The `#if` condition under which a name has this meaning.
    func condition(of meaning: Meaning) -> Condition {
        switch meaning {
        case .types(let found): found.reduce(.never) { $0.or(types[$1].fact.condition) }
        case .alias(let alias):
            alternatives(of: meaning).aliases.reduce(alias.fact.condition) { $0.or($1.fact.condition) }
        case .named, .external, .open: .always
        }
    }
}
