import DovetailBasics
package import DovetailFacts

/// The top-level declarations of modules, their re-exports, and which of these a file can see.
extension SymbolTable {
    /// A top-level declaration: in the file's own module, or in the only other module that has it. If several have it,
    /// imports decide.
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
        // If nothing else matches, an inaccessible declaration is meant.
        if modules.isEmpty, context.ignoresAccess { modules = Set(places.map(\.1)) }
        modules.remove(context.module)
        // The runtime's own sources: files that import them mean the runtime's types.
        if Self.runtimeTypes.contains(name) { modules.subtract(runtimeModules) }
        modules = modules.filter { sees($0, context) || isReexported(name, of: $0, context) }
        if modules.isEmpty, unsureExports.contains(where: { $1.contains(name) && sees($0, context) }) {
            return .open(path: [name])
        }
        if modules.count > 1 {
            modules = modules.filter { context.imports.contains(program.modules[$0].module.name ?? "") }
        }
        if modules.count > 1 {
            // Internal declarations of other modules are not visible here.
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

    /// A top-level declaration of a module, or of one that it re-exports.
    func topLevel(_ name: String, through module: ModuleID, _ context: LookupContext) -> Meaning? {
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
        let passedOn = program.modules.ids.filter { $0 != module && importsShowing[of: $0].contains(moduleName) }
        return passedOn.firstResult { self.topLevel(name, of: $0, context) }
    }

    /// Whether a name is that of a module.
    package func isModule(_ name: String) -> Bool { moduleNames.all.contains(name) }

    /// Whether a declaration of another module is accessible. Where modules are not exactly known, this is lenient.
    func isShown(_ access: Access, of module: ModuleID, _ context: LookupContext) -> Bool {
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

    /// Whether a file imports a library that was not read and is not part of the system.
    func importsForeignModules(_ context: LookupContext) -> Bool {
        context.imports.contains {
            modulesByName[$0] == nil && !Self.runtimeModuleNames.contains($0) && !SystemModules.contains($0)
        }
    }

    /// Whether a file imports a module that is not part of the program, itself or through one that re-exports it.
    package func mayImport(_ module: String, _ context: LookupContext) -> Bool {
        context.imports.contains(module)
            || program.modules.ids.contains { number in
                let isExported =
                    program.exports[number]?.contains(module) ?? false
                    || program.modules[number].files.contains { file in
                        file.imports.contains { $0.module == module && $0.isExported }
                    }
                return isExported && (number == context.module || sees(number, context))
            }
    }

    /// Whether a file may use the names of another module. If the modules are not exactly known, this excludes only
    /// modules that use the file's own.
    private func sees(_ module: ModuleID, _ context: LookupContext) -> Bool {
        var whole = context.imports.subtracting(context.named)
        // What one file re-exports is visible to the other files of its module.
        if let own = program.modules[context.module].module.name { whole.insert(own) }
        if !whole.isDisjoint(with: importsShowing[of: module]) { return true }
        if program.modules[context.module].module.isExact, program.modules[module].module.isExact { return false }
        return !usedModules[of: module].contains(context.module)
    }

    /// Whether a module that the file may use re-exports this name of another module, but not the whole module.
    private func isReexported(_ name: String, of module: ModuleID, _ context: LookupContext) -> Bool {
        let moduleName = program.modules[module].module.name
        return exportedNames.contains { $1[name] == moduleName && moduleName != nil && sees($0, context) }
    }

    /// A top-level declaration of one module; private ones are visible only in their own file.
    private func topLevel(_ name: String, of module: ModuleID, _ context: LookupContext) -> Meaning? {
        func isOf(_ access: Access, scope: FileScope, condition: Condition) -> Bool {
            scope.module == module && !condition.excludes(context.condition)
                && (context.file.isEmpty || access > .fileprivate || scope.path == context.file)
        }
        let types = (typesByPath[name] ?? []).filter {
            isOf(
                self.types[$0].fact.access, scope: self.types[$0].context.scope,
                condition: self.types[$0].context.condition)
        }
        let aliases = (aliasesByPath[name] ?? []).filter {
            isOf(
                self.aliases[$0].fact.access, scope: self.aliases[$0].context.scope,
                condition: self.aliases[$0].context.condition)
        }
        if let found = meaning(ofShown: types, aliases) { return found }
        return program.declaredNames[name]?.contains(module) == true ? .named(module: module, path: [name]) : nil
    }

    /// The declaration at `path` in one module; private ones are visible only in their own file.
    package func declaration(_ path: [String], of module: ModuleID, _ context: LookupContext) -> Meaning? {
        guard let name = path.first, let top = topLevel(name, of: module, context) else { return nil }
        return meaning(of: path.dropFirst(), in: top, path, context)
    }

    /// All declarations that share a meaning, under any `#if`.
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
