import WiringModel

/// All declarations of the program, found by name as Swift would find them.
struct SymbolTable {
    let program: Program
    let types: [DeclaredType]
    /// The extensions of each type, by the type's index.
    private(set) var extensions: [[DeclaredExtension]]
    private let typesByPath: [String: [Int]]
    private let aliasesByPath: [String: [DeclaredAlias]]
    /// The names of all modules of the program, and of what they import.
    private let moduleNames: Set<String>
    private let modulesByName: [String: Int]
    /// The modules whose default isolation is the main actor.
    let mainActorModules: Set<Int>
    /// The names of the program's own global actors.
    let globalActors: Set<String>
    /// Whether a module passes the runtime's names on (`@_exported import`).
    let isRuntimePassedOn: Bool

    init(_ program: Program) {
        self.program = program
        var types: [DeclaredType] = []
        var aliases: [String: [DeclaredAlias]] = [:]
        var pending: [DeclaredExtension] = []
        var names: Set<String> = ["Swift"]
        var mainActorModules: Set<Int> = []
        var isRuntimePassedOn = false
        for (index, module) in program.modules.enumerated() {
            if let name = module.module.name { names.insert(name) }
            for file in module.files {
                let imports = Set(file.imports.map(\.module))
                names.formUnion(imports)
                isRuntimePassedOn = isRuntimePassedOn || file.imports.contains { $0.isExported && $0.isRuntime }
                if imports.contains("DovetailMain") { mainActorModules.insert(index) }
                let context = LookupContext(module: index, imports: imports, enclosing: [])
                types += file.types.map {
                    DeclaredType(fact: $0, context: context.enclosed(by: $0.path.dropLast()))
                }
                for alias in file.aliases {
                    let declared = DeclaredAlias(fact: alias, context: context.enclosed(by: alias.path.dropLast()))
                    aliases[alias.path.joined(separator: "."), default: []].append(declared)
                }
                pending += file.extensions.map { DeclaredExtension(fact: $0, context: context) }
            }
        }
        self.types = types
        globalActors = Set(types.filter(\.fact.isGlobalActor).map(\.fact.name))
        typesByPath = Dictionary(grouping: types.indices) { types[$0].fact.path.joined(separator: ".") }
        aliasesByPath = aliases
        moduleNames = names
        modulesByName = Dictionary(
            program.modules.enumerated().compactMap { index, facts in facts.module.name.map { ($0, index) } },
            uniquingKeysWith: { first, _ in first })
        self.mainActorModules = mainActorModules
        self.isRuntimePassedOn = isRuntimePassedOn
        extensions = Array(repeating: [], count: types.count)
        for pending in pending {
            guard let path = pending.fact.extended.shape.path else { continue }
            for type in declarations(of: path, in: pending.context) { extensions[type].append(pending) }
        }
    }

    /// What a dotted name means.
    enum Meaning {
        /// One declaration, or several under different `#if`.
        case types([Int])
        case alias(DeclaredAlias)
        /// A type of the program whose declaration was not read, by its module.
        case named(module: Int, path: [String])
        /// A type from elsewhere, without its module's name.
        case external(path: [String])
    }

    /// What `path` means where `context` is.
    func meaning(of path: [String], in context: LookupContext) -> Meaning {
        if let found = lookup(path, in: context) {
            guard case .alias(var alias) = found else { return found }
            guard context.aliases < LookupContext.aliasLimit else { return .external(path: path) }
            alias.context.aliases = context.aliases + 1
            return .alias(alias)
        }
        guard path.count > 1, moduleNames.contains(path[0]) else { return .external(path: path) }
        let rest = Array(path.dropFirst())
        if let module = modulesByName[path[0]] {
            if let found = member(rest, of: module) { return found }
        }
        return .external(path: rest)
    }

    /// The indices of the declarations that `path` names.
    func declarations(of path: [String], in context: LookupContext) -> [Int] {
        switch meaning(of: path, in: context) {
        case .types(let types): return types
        case .alias(let alias):
            guard alias.fact.genericParameters.isEmpty, let path = alias.fact.target.shape.path else { return [] }
            return declarations(of: path, in: alias.context)
        case .named, .external: return []
        }
    }

    /// Looks outwards through the enclosing types, then in the own module, then
    /// in the others.
    private func lookup(_ path: [String], in context: LookupContext) -> Meaning? {
        for depth in stride(from: context.enclosing.count, through: 1, by: -1) {
            // An extension may stand in another module than its type.
            if let found = declared(at: context.enclosing.prefix(depth) + path, context) { return found }
        }
        return declared(at: path, context)
    }

    /// A declaration at `path`: in the own module, or in the one other module that has it; imports decide where
    /// several have it.
    private func declared(at path: [String], _ context: LookupContext) -> Meaning? {
        let key = path.joined(separator: ".")
        let (types, aliases) = (typesByPath[key], aliasesByPath[key])
        let names = path.count == 1 ? program.declaredNames[path[0]] : nil
        guard types != nil || aliases != nil || names != nil else { return nil }
        if let own = member(path, of: context.module) { return own }
        var modules = Set((types ?? []).map { self.types[$0].context.module })
        modules.formUnion((aliases ?? []).map(\.context.module))
        modules.formUnion(names ?? [])
        if modules.count > 1 {
            modules = modules.filter { context.imports.contains(program.modules[$0].module.name ?? "") }
        }
        guard modules.count == 1, let module = modules.first else { return nil }
        return member(path, of: module)
    }

    /// A declaration at `path` in one module.
    private func member(_ path: [String], of module: Int) -> Meaning? {
        let key = path.joined(separator: ".")
        let found = (typesByPath[key] ?? []).filter { types[$0].context.module == module }
        if !found.isEmpty { return .types(found) }
        if let alias = aliasesByPath[key]?.first(where: { $0.context.module == module }) { return .alias(alias) }
        if path.count == 1, program.declaredNames[path[0]]?.contains(module) == true {
            return .named(module: module, path: path)
        }
        return nil
    }

    /// Whether a module declares a top-level type of this name.
    func declares(_ name: String, in module: Int) -> Bool { member([name], of: module) != nil }

    /// Whether a top-level name is declared in more than one module, so that it
    /// must be written with its module's.
    func isAmbiguous(_ name: String) -> Bool {
        var modules = Set((typesByPath[name] ?? []).map { types[$0].context.module })
        modules.formUnion(program.declaredNames[name] ?? [])
        return modules.count > 1
    }
}

extension LookupContext {
    /// The same file, within the types with these names.
    func enclosed(by path: some Sequence<String>) -> LookupContext {
        var inner = self
        inner.enclosing = Array(path)
        return inner
    }
}
