import DovetailFacts

/// What modules declare at their top level, what they pass on, and which of it a file sees.
extension SymbolTable {
    /// A declaration at the top level: in the own module, or in the one other module that has it; imports decide where
    /// several have it.
    func topLevel(_ name: String, _ context: LookupContext) -> Meaning? {
        if let found = local(name, in: nil, context) { return found }
        let (types, aliases, names) = (typesByPath[name], aliasesByPath[name], program.declaredNames[name])
        guard types != nil || aliases != nil || names != nil else { return nil }
        if let own = topLevel(name, of: context.module, context) { return own }
        if let module = context.declarations[name] ?? exportedNames[context.module]?[name] {
            return modulesByName[module].flatMap { topLevel(name, through: $0, context) }
        }
        let places =
            (types ?? []).map { (self.types[$0].fact.access, self.types[$0].context.module) }
            + (aliases ?? []).map { (self.aliases[$0].fact.access, self.aliases[$0].context.module) }
        var modules = Set(places.filter { isShown($0, of: $1, context) }.map(\.1)).union(names ?? [])
        // What may not be named here is meant all the same, where nothing else can be.
        if modules.isEmpty, context.ignoresAccess { modules = Set(places.map(\.1)) }
        modules.remove(context.module)
        // The runtime's own sources: whoever imports them means the runtime's types.
        if Self.runtimeTypes.contains(name) { modules.subtract(runtimeModules) }
        modules = modules.filter { sees($0, context) || isPassedOn(name, of: $0, context) }
        if modules.isEmpty, unsureExports.contains(where: { $1.contains(name) && sees($0, context) }) {
            return .open(path: [name])
        }
        if modules.count > 1 {
            modules = modules.filter { context.imports.contains(program.modules[$0].module.name ?? "") }
        }
        if modules.count > 1 {
            // What a module has to itself is not seen from here.
            var shown = Set(names ?? [])
            let open = (types ?? []).map { self.types[$0] }.filter { $0.fact.access > .internal }
            shown.formUnion(open.map(\.context.module))
            shown.formUnion(
                (aliases ?? []).map { self.aliases[$0] }.filter { $0.fact.access > .internal }.map(\.context.module))
            modules = modules.filter { shown.contains($0) }
        }
        if modules.count > 1, modules.union([context.module]).allSatisfy({ program.modules[$0].module.isExact }) {
            return .open(path: [name])
        }
        guard modules.count == 1, let module = modules.first else { return nil }
        return topLevel(name, of: module, context)
    }

    /// A declaration at the top level of a module, or of one that it passes on.
    func topLevel(_ name: String, through module: Int, _ context: LookupContext) -> Meaning? {
        guard let moduleName = program.modules[module].module.name else { return nil }
        let isExact = program.modules[context.module].module.isExact && program.modules[module].module.isExact
        let isNamed = context.named.contains(moduleName) && !sees(module, context)
        let isChosen =
            context.declarations[name] == moduleName || exportedNames[context.module]?[name] == moduleName
        guard !isExact || !isNamed || isChosen else { return nil }
        if let found = topLevel(name, of: module, context), isShown(found, context) { return found }
        if let other = exportedNames[module]?[name].flatMap({ modulesByName[$0] }) {
            return topLevel(name, of: other, context)
        }
        if unsureExports[module]?.contains(name) == true { return .open(path: [name]) }
        let passedOn = program.modules.indices.filter { $0 != module && importsShowing[$0].contains(moduleName) }
        return passedOn.lazy.compactMap { self.topLevel(name, of: $0, context) }.first
    }

    /// Whether a declaration of another module may be named; what is not known of the modules is judged leniently.
    func isShown(_ access: Access, of module: Int, _ context: LookupContext) -> Bool {
        let (own, other) = (program.modules[context.module].module, program.modules[module].module)
        guard module != context.module, own.isExact, other.isExact, access <= .package, !context.ignoresAccess else {
            return true
        }
        if access == .package { return own.package == nil || other.package == nil || own.package == other.package }
        return access == .internal && context.testable.contains(other.name ?? "")
    }

    private func isShown(_ meaning: Meaning, _ context: LookupContext) -> Bool {
        switch meaning {
        case .types(let found): isShown(types[found[0]].fact.access, of: types[found[0]].context.module, context)
        case .alias(let alias): isShown(alias.fact.access, of: alias.context.module, context)
        case .named, .external, .open: true
        }
    }

    /// Whether a file imports a library that was not read and does not come with the system.
    func importsForeignModules(_ context: LookupContext) -> Bool {
        context.imports.contains {
            modulesByName[$0] == nil && !Self.runtimeModuleNames.contains($0) && !SystemModules.contains($0)
        }
    }

    /// Whether a file may use the names of another module. Where the modules are not known for sure, one that uses the
    /// file's own module is the only one that it cannot.
    private func sees(_ module: Int, _ context: LookupContext) -> Bool {
        var whole = context.imports.subtracting(context.named)
        // What one file passes on, the others of its module see.
        if let own = program.modules[context.module].module.name { whole.insert(own) }
        if !whole.isDisjoint(with: importsShowing[module]) { return true }
        if program.modules[context.module].module.isExact, program.modules[module].module.isExact { return false }
        return !usedModules[module].contains(context.module)
    }

    /// Whether a module that the file may use passes on a name of another module, and not all of that.
    private func isPassedOn(_ name: String, of module: Int, _ context: LookupContext) -> Bool {
        let moduleName = program.modules[module].module.name
        return exportedNames.contains { $1[name] == moduleName && moduleName != nil && sees($0, context) }
    }

    /// A declaration at the top level of one module; private ones are seen from their own file alone.
    private func topLevel(_ name: String, of module: Int, _ context: LookupContext) -> Meaning? {
        func isOf(_ access: Access, _ place: LookupContext) -> Bool {
            place.module == module && !place.condition.excludes(context.condition)
                && (context.file.isEmpty || access > .fileprivate || place.file == context.file)
        }
        let types = (typesByPath[name] ?? []).filter { isOf(self.types[$0].fact.access, self.types[$0].context) }
        let aliases = (aliasesByPath[name] ?? []).filter {
            isOf(self.aliases[$0].fact.access, self.aliases[$0].context)
        }
        if let found = meaning(ofShown: types, aliases) { return found }
        return program.declaredNames[name]?.contains(module) == true ? .named(module: module, path: [name]) : nil
    }

    /// A declaration at `path` in one module; private ones are seen from their own file alone.
    package func declaration(_ path: [String], of module: Int, _ context: LookupContext) -> Meaning? {
        guard let name = path.first, let top = topLevel(name, of: module, context) else { return nil }
        return meaning(of: path.dropFirst(), in: top, path, context)
    }

    /// All declarations of what a name means, under whatever `#if`.
    package func alternatives(of meaning: Meaning) -> (types: [DeclaredType], aliases: [DeclaredAlias]) {
        let (path, context, access): ([String], LookupContext, [Access])
        switch meaning {
        case .types(let found):
            (path, context) = (types[found[0]].fact.path, types[found[0]].context)
            access = found.map { types[$0].fact.access }
        case .alias(let alias): (path, context, access) = (alias.fact.path, alias.context, [alias.fact.access])
        case .named, .external, .open: return ([], [])
        }
        let isSeenElsewhere = access.contains { $0 > .fileprivate }
        let isSeenHere = access.contains { $0 <= .fileprivate }
        let owner = context.around.map { members.first[$0] }
        func isTwin(_ other: LookupContext, _ access: Access) -> Bool {
            other.module == context.module && other.around.map { members.first[$0] } == owner
                && (access > .fileprivate ? isSeenElsewhere : isSeenHere && other.file == context.file)
        }
        let key = path.joined(separator: ".")
        return (
            (typesByPath[key] ?? []).map { types[$0] }.filter { isTwin($0.context, $0.fact.access) },
            (aliasesByPath[key] ?? []).map { aliases[$0] }.filter { isTwin($0.context, $0.fact.access) }
        )
    }
}
