import DovetailDiagnostics
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
        return meaning(of: reference.path, in: context)
    }

    /// What `path` means where `context` is.
    package func meaning(of path: [String], in context: LookupContext) -> Meaning {
        if let found = lookup(path, in: context) {
            guard case .alias(var alias) = found else { return found }
            guard !longLines.aliases.contains(alias.fact.location) else { return .open(path: path) }
            // One that leads to itself means nothing.
            guard !context.aliases.contains(alias.fact.location) else { return .external(path: path) }
            alias.context.aliases = context.aliases + [alias.fact.location]
            return .alias(alias)
        }
        if let found = nested(path, in: context) { return found }
        guard path.count > 1, moduleNames.all.contains(path[0]) else {
            return meaningInUnnamedModule(of: path, in: context) ?? .external(path: path)
        }
        let rest = Array(path.dropFirst())
        let isOfRuntime = Self.runtimeTypes.contains(rest[0])
        if let module = modulesByName[path[0]], !isOfRuntime || !runtimeModules.contains(module) {
            if let found = member(rest, of: module, seenFrom: context.file) { return found }
            // A member of an alias of that module, or of what its types inherit from.
            var inside = LookupContext(module: module, imports: [], enclosing: [])
            inside.aliases = context.aliases
            if rest.count > 1, let found = nested(rest, in: inside) { return found }
        }
        return .external(path: rest)
    }

    /// A member of what the first names mean: of a type that an alias stands for, or of one that a class inherits from.
    private func nested(_ path: [String], in context: LookupContext) -> Meaning? {
        for length in stride(from: path.count - 1, to: 0, by: -1) {
            let rest = Array(path.dropFirst(length))
            switch lookup(Array(path.prefix(length)), in: context) {
            case .alias(var alias):
                guard let target = alias.fact.target.shape.path, !longLines.aliases.contains(alias.fact.location),
                    !context.aliases.contains(alias.fact.location)
                else { return nil }
                guard !isUndecided(alias) else { return .open(path: path) }
                alias.context.aliases = context.aliases + [alias.fact.location]
                return meaning(of: target + rest, in: alias.context)
            case .types(let owners):
                return inherited(rest, by: owners, context) ?? associated(rest, of: owners, path)
            case .open: return .open(path: path)
            case .named, .external: return nil
            case nil: continue
            }
        }
        return nil
    }

    /// The indices of the declarations that `path` names.
    package func declarations(of path: [String], in context: LookupContext) -> [Int] {
        declarations(meaning(of: path, in: context))
    }

    func declarations(_ meaning: Meaning) -> [Int] {
        switch meaning {
        case .types(let types): return types
        case .alias(let alias):
            guard alias.fact.genericParameters.isEmpty, let path = alias.fact.target.shape.path else { return [] }
            return declarations(of: path, in: alias.context)
        case .named, .external, .open: return []
        }
    }

    /// Looks outwards through the enclosing types and what they inherit, then in the own module, then in the others.
    private func lookup(_ path: [String], in context: LookupContext) -> Meaning? {
        guard let name = path.first else { return nil }
        if name == "Self", let found = ownType(path, in: context) { return found }
        let isInner = innerNames.contains(name)
        for depth in stride(from: context.enclosing.count, through: 0, by: -1) {
            if context.inner.contains(where: { $0.depth == depth && $0.names.contains(name) }) {
                return .open(path: path)
            }
            // What is around the type that an extension extends is not around the extension.
            guard isInner, depth > 0, depth >= context.extended else { continue }
            let owner = ownerPath(Array(context.enclosing.prefix(depth)), context)
            if let found = parameter(path, of: owner, isExtended: depth == context.extended, context) { return found }
            // An extension may stand in another module than its type.
            if let found = declared(at: owner + path, context) { return found }
            guard case .types(let owners)? = declared(at: owner, context) else { continue }
            if let found = inherited(path, by: owners, context) ?? associated(path, of: owners, owner + path) {
                return found
            }
            guard depth == context.extended, !context.constraints.isEmpty else { continue }
            let outside = context.outside
            let required = context.constraints.flatMap { declarations(of: $0, in: outside) }
            if let found = associated(path, of: required, owner + path) ?? inherited(path, by: required, context) {
                return found
            }
        }
        if let found = declared(at: path, context, isTopLevel: true) { return found }
        return mayBeMemberOfForeignType(name, context) ? .open(path: path) : nil
    }

    /// The path at which a type is declared that an extension names in another way: by an alias, or with its module.
    private func ownerPath(_ path: [String], _ context: LookupContext) -> [String] {
        guard typesByPath[path.joined(separator: ".")] == nil else { return path }
        return declarations(of: path, in: context.outside).first.map { types[$0].fact.path } ?? path
    }

    /// What `Self`, or a member of it, means: the type around, which in a protocol stands for many.
    private func ownType(_ path: [String], in context: LookupContext) -> Meaning? {
        guard !context.enclosing.isEmpty, context.bindings["Self"] == nil else { return nil }
        let owner = ownerPath(context.enclosing, context)
        let own = declared(at: owner, context)
        if case .types(let found)? = own, types[found[0]].fact.kind == .protocol { return .open(path: path) }
        guard path.count > 1 else { return own }
        let rest = Array(path.dropFirst())
        return lookup(owner + rest, in: context.outside) ?? nested(owner + rest, in: context.outside)
    }

    /// A generic parameter of the type at `owner`, which hides what the type declares and inherits. Within an extension
    /// those of the types around the extended one count as well.
    private func parameter(
        _ path: [String], of owner: [String], isExtended: Bool, _ context: LookupContext
    ) -> Meaning? {
        for length in stride(from: owner.count, through: isExtended ? 1 : owner.count, by: -1) {
            guard case .types(let owners)? = declared(at: Array(owner.prefix(length)), context),
                owners.contains(where: { types[$0].fact.genericParameters.contains(path[0]) })
            else { continue }
            // What the parameter stands for here, the caller knows.
            return context.bindings[path[0]] == nil ? .open(path: owner.prefix(length) + path) : nil
        }
        return nil
    }

    /// What types inherit under a name.
    private func inherited(_ path: [String], by owners: [Int], _ context: LookupContext) -> Meaning? {
        owners.lazy.flatMap { lineage(of: $0).dropFirst() }
            .compactMap { self.declared(at: self.types[$0].fact.path + path, context) }.first
    }

    /// Whether a name is that of an associated type of a protocol that types conform to.
    private func associated(_ path: [String], of owners: [Int], _ whole: [String]) -> Meaning? {
        let isAssociated = owners.lazy.flatMap { lineage(of: $0) }.contains { type in
            let fact = types[type].fact
            return fact.kind == .protocol
                && fact.members.contains { $0.kind == .associatedType && $0.name == path[0] }
        }
        return isAssociated ? .open(path: whole) : nil
    }

    /// Whether a name may be an associated type or a generic parameter of a type from elsewhere: of one that is extended
    /// here, or of a protocol that a type around conforms to.
    private func mayBeMemberOfForeignType(_ name: String, _ context: LookupContext) -> Bool {
        guard StandardTypes.memberNames.contains(name), context.bindings[name] == nil else { return false }
        return context.enclosing.indices.contains { index in
            let owner = ownerPath(Array(context.enclosing[...index]), context)
            guard case .types(let owners)? = declared(at: owner, context) else { return true }
            return owners.lazy.flatMap { lineage(of: $0) }.contains { type in
                !types[type].fact.inherits.isEmpty || extensions[type].contains { !$0.fact.inherits.isEmpty }
            }
        }
    }

    /// A declaration at `path`: in the own module, or in the one other module that has it; imports decide where
    /// several have it.
    private func declared(at path: [String], _ context: LookupContext, isTopLevel: Bool = false) -> Meaning? {
        let key = path.joined(separator: ".")
        let (types, aliases) = (typesByPath[key], aliasesByPath[key])
        let names = path.count == 1 ? program.declaredNames[path[0]] : nil
        guard types != nil || aliases != nil || names != nil else { return nil }
        if let own = member(path, of: context.module, seenFrom: context.file) { return own }
        if isTopLevel, let module = context.declarations[path[0]] ?? exportedNames[context.module]?[path[0]] {
            return modulesByName[module].flatMap { member(path, of: $0, seenFrom: context.file) }
        }
        let places =
            (types ?? []).map { (self.types[$0].fact.access, self.types[$0].context.module) }
            + (aliases ?? []).map { ($0.fact.access, $0.context.module) }
        var modules = Set(places.filter { isShown($0, of: $1, context) }.map(\.1)).union(names ?? [])
        // What may not be named here is meant all the same, where nothing else can be.
        if modules.isEmpty, !importsForeignModules(context) { modules = Set(places.map(\.1)) }
        modules.remove(context.module)
        // The runtime's own sources: whoever imports them means the runtime's types.
        if path.count == 1, Self.runtimeTypes.contains(path[0]) { modules.subtract(runtimeModules) }
        if isTopLevel { modules = modules.filter { sees($0, context) } }
        if modules.count > 1 {
            modules = modules.filter { context.imports.contains(program.modules[$0].module.name ?? "") }
        }
        if modules.count > 1 {
            // What a module has to itself is not seen from here.
            var shown = Set(names ?? [])
            let open = (types ?? []).map { self.types[$0] }.filter { $0.fact.access > .internal }
            shown.formUnion(open.map(\.context.module))
            shown.formUnion((aliases ?? []).filter { $0.fact.access > .internal }.map(\.context.module))
            modules = modules.filter { shown.contains($0) }
        }
        guard modules.count == 1, let module = modules.first else { return nil }
        return member(path, of: module, seenFrom: context.file)
    }

    /// Whether a declaration of another module may be named; what is not known of the modules is judged leniently.
    private func isShown(_ access: Access, of module: Int, _ context: LookupContext) -> Bool {
        let (own, other) = (program.modules[context.module].module, program.modules[module].module)
        guard module != context.module, own.isExact, other.isExact, access <= .package else { return true }
        if access == .package { return own.package == nil || other.package == nil || own.package == other.package }
        return access == .internal && context.testable.contains(other.name ?? "")
    }

    /// Whether a file imports a library that was not read and does not come with the system.
    private func importsForeignModules(_ context: LookupContext) -> Bool {
        context.imports.contains {
            modulesByName[$0] == nil && !Self.runtimeModuleNames.contains($0) && !SystemModules.contains($0)
        }
    }

    /// Whether a file may use the names of another module. Where the modules are not known for sure, one that uses the
    /// file's own module is the only one that it cannot.
    private func sees(_ module: Int, _ context: LookupContext) -> Bool {
        if !context.imports.isDisjoint(with: importsShowing[module]) { return true }
        if program.modules[context.module].module.isExact, program.modules[module].module.isExact { return false }
        return !usedModules[module].contains(context.module)
    }

    /// A declaration at `path` in one module; private ones are seen from their own file alone.
    package func member(_ path: [String], of module: Int, seenFrom file: String) -> Meaning? {
        let key = path.joined(separator: ".")
        var found = (typesByPath[key] ?? []).filter {
            types[$0].context.module == module
                && (file.isEmpty || types[$0].fact.access > .fileprivate || types[$0].fact.location.path == file)
        }
        if found.count > 1, found.contains(where: { types[$0].fact.access <= .fileprivate }) {
            found = found.filter { types[$0].fact.access <= .fileprivate }
        }
        if !found.isEmpty { return .types(found) }
        let named = (aliasesByPath[key] ?? []).filter {
            $0.context.module == module
                && (file.isEmpty || $0.fact.access > .fileprivate || $0.fact.location.path == file)
        }
        if let alias = named.first(where: { $0.fact.access <= .fileprivate }) ?? named.first { return .alias(alias) }
        if path.count == 1, program.declaredNames[path[0]]?.contains(module) == true {
            return .named(module: module, path: path)
        }
        return nil
    }

    /// All declarations that stand at the path of what a name means, under whatever `#if`.
    package func alternatives(of meaning: Meaning) -> (types: [DeclaredType], aliases: [DeclaredAlias]) {
        let (path, module): ([String], Int)
        switch meaning {
        case .types(let found): (path, module) = (types[found[0]].fact.path, types[found[0]].context.module)
        case .alias(let alias): (path, module) = (alias.fact.path, alias.context.module)
        case .named, .external, .open: return ([], [])
        }
        let key = path.joined(separator: ".")
        return (
            (typesByPath[key] ?? []).map { types[$0] }.filter { $0.context.module == module },
            (aliasesByPath[key] ?? []).filter { $0.context.module == module }
        )
    }
}
