package import DovetailDiagnostics
package import DovetailFacts
import DovetailGraphs

/// All declarations of the program, found by name as Swift would find them.
package struct SymbolTable {
    package let program: Program
    package let types: [DeclaredType]
    /// The extensions of each type, by the type's index.
    package private(set) var extensions: [[DeclaredExtension]]
    /// The extensions of types that the program does not declare, by the type's own name.
    package private(set) var externalExtensions: [String: [DeclaredExtension]] = [:]
    private let typesByPath: [String: [Int]]
    /// All typealiases.
    package let aliases: [DeclaredAlias]
    /// The number of the typealias at a place.
    package let aliasNumbers: [SourceLocation: Int]
    private let aliasesByPath: [String: [DeclaredAlias]]
    package let moduleNames: ModuleNames
    private let modulesByName: [String: Int]
    /// The modules whose default isolation is the main actor.
    package let mainActorModules: Set<Int>
    /// The names of the program's own global actors.
    package let globalActors: Set<String>
    /// The types and protocols that each type inherits from or conforms to, by the types' indices.
    private var parents: [[Int]] = []
    /// What is not followed, because it stands in too long a line.
    package private(set) var longLines = LongLines()
    /// The names that something else than a file declares: nested types, generic parameters, associated types.
    private let innerNames: Set<String>
    /// The dotted names that a file has to itself, and that another file declares too.
    package let privateTwins: Set<String>
    /// The modules that each module imports, by way of others too, as far as its files were read.
    private let usedModules: [Set<Int>]
    /// Whether types are told apart as they are at run time, where marker protocols such as `Sendable` are nothing.
    package var isOfRunTime = false
    /// The modules that are the runtime itself, where its sources are among those that were read.
    private let runtimeModules: Set<Int>
    /// The runtime's types that mean something to components.
    package static let runtimeTypes: Set<String> = [
        "Component", "BootstrapComponent", "PluginizedComponent", "NonCoreComponent", "Dependency", "EmptyDependency",
        "PluginExtension",
    ]
    /// Whether a module passes the runtime's names on (`@_exported import`).
    package let isRuntimePassedOn: Bool

    package init(_ program: Program) {
        self.program = program
        var types: [DeclaredType] = []
        var aliases: [String: [DeclaredAlias]] = [:]
        var pending: [DeclaredExtension] = []
        var names: Set<String> = ["Swift"]
        var mainActorModules: Set<Int> = []
        var isRuntimePassedOn = false
        var exported: Set<String> = []
        for (index, module) in program.modules.enumerated() {
            if let name = module.module.name { names.insert(name) }
            for file in module.files {
                let imports = Set(file.imports.map(\.module))
                names.formUnion(imports)
                isRuntimePassedOn = isRuntimePassedOn || file.imports.contains { $0.isExported && $0.isRuntime }
                exported.formUnion(file.imports.lazy.filter(\.isExported).map(\.module))
                if imports.contains("DovetailMain") { mainActorModules.insert(index) }
                let context = LookupContext(module: index, file: file)
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
        privateTwins = Set(
            typesByPath.filter { _, twins in
                Set(twins.map { types[$0].fact.location.path }).count > 1
                    && twins.contains { types[$0].fact.access <= .fileprivate }
            }.keys)
        aliasesByPath = aliases
        self.aliases = aliases.values.joined().sorted { $0.fact.location < $1.fact.location }
        aliasNumbers = Dictionary(
            self.aliases.enumerated().map { ($1.fact.location, $0) }, uniquingKeysWith: { first, _ in first })
        innerNames = Self.innerNames(types, aliases)
        let own = Set(program.modules.compactMap(\.module.name))
        moduleNames = ModuleNames(
            all: names, own: own,
            hasForeignExports: !exported.isSubset(of: own.union(Self.runtimeModuleNames)),
            types: Set(types.map(\.fact.name)))
        modulesByName = Dictionary(
            program.modules.enumerated().compactMap { index, facts in facts.module.name.map { ($0, index) } },
            uniquingKeysWith: { first, _ in first })
        runtimeModules = Set(
            program.modules.indices.filter { Self.runtimeModuleNames.contains(program.modules[$0].module.name ?? "") })
        usedModules = Self.usedModules(program, modulesByName)
        self.mainActorModules = mainActorModules
        self.isRuntimePassedOn = isRuntimePassedOn
        extensions = Array(repeating: [], count: types.count)
        for pending in pending {
            guard let path = pending.fact.extended.shape.path else { continue }
            let extended = declarations(of: path, in: pending.context)
            for type in extended { extensions[type].append(pending) }
            if extended.isEmpty, let name = path.last { externalExtensions[name, default: []].append(pending) }
        }
        longLines = LongLines(self)
        parents = types.indices.map { index in
            guard !longLines.types.contains(index) else { return [] }
            let clauses = types[index].fact.inherits + extensions[index].flatMap(\.fact.inherits)
            return clauses.compactMap(\.shape.path).flatMap { path in
                declarations(inheritedMeaning(of: path, in: types[index].context))
            }
        }
    }

    private static func usedModules(_ program: Program, _ byName: [String: Int]) -> [Set<Int>] {
        let direct = program.modules.map { module in
            Set(module.files.lazy.flatMap(\.imports).compactMap { byName[$0.module] })
        }
        return direct.map { Set(reachable(from: $0, count: direct.count) { direct[$0] }) }
    }

    /// The names of nested types and aliases, of generic parameters and of associated types.
    private static func innerNames(_ types: [DeclaredType], _ aliases: [String: [DeclaredAlias]]) -> Set<String> {
        var names: Set<String> = []
        for type in types {
            names.formUnion(type.fact.path.dropFirst())
            names.formUnion(type.fact.genericParameters)
            names.formUnion(type.fact.members.lazy.filter { $0.kind == .associatedType }.map(\.name))
        }
        for alias in aliases.values.joined() { names.formUnion(alias.fact.path.dropFirst()) }
        return names
    }

    /// A type, and all that it inherits from or conforms to, nearest first.
    package func lineage(of type: Int) -> [Int] {
        guard !parents.isEmpty, !parents[type].isEmpty else { return [type] }
        return reachable(from: [type]) { parents[$0] }
    }

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
        }
        return .external(path: rest)
    }

    /// A member of what the first names mean: of a type that an alias stands for, or of one that a class inherits from.
    private func nested(_ path: [String], in context: LookupContext) -> Meaning? {
        for length in stride(from: path.count - 1, to: 0, by: -1) {
            let rest = Array(path.dropFirst(length))
            switch lookup(Array(path.prefix(length)), in: context) {
            case .alias(var alias):
                guard alias.fact.genericParameters.isEmpty, alias.fact.target.shape.arguments.isEmpty,
                    let target = alias.fact.target.shape.path, !longLines.aliases.contains(alias.fact.location),
                    !context.aliases.contains(alias.fact.location), !isUndecided(alias)
                else { return nil }
                alias.context.aliases = context.aliases + [alias.fact.location]
                return meaning(of: target + rest, in: alias.context)
            case .types(let owners):
                return owners.lazy.flatMap { self.lineage(of: $0).dropFirst() }.compactMap {
                    self.declared(at: self.types[$0].fact.path + rest, context)
                }.first
            case .named, .external, .open: return nil
            case nil: continue
            }
        }
        return nil
    }

    /// The indices of the declarations that `path` names.
    package func declarations(of path: [String], in context: LookupContext) -> [Int] {
        declarations(meaning(of: path, in: context))
    }

    private func declarations(_ meaning: Meaning) -> [Int] {
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
        guard !path.isEmpty else { return nil }
        if innerNames.contains(path[0]) {
            for depth in stride(from: context.enclosing.count, through: 1, by: -1) {
                let owner = Array(context.enclosing.prefix(depth))
                // An extension may stand in another module than its type.
                if let found = declared(at: owner + path, context) ?? inherited(path, by: owner, context) {
                    return found
                }
            }
        }
        return declared(at: path, context, isTopLevel: true)
    }

    /// What the type at `owner` inherits under a name, or takes as a generic parameter.
    private func inherited(_ path: [String], by owner: [String], _ context: LookupContext) -> Meaning? {
        guard case .types(let owners)? = declared(at: owner, context) else { return nil }
        for type in owners where types[type].fact.genericParameters.contains(path[0]) {
            // What the parameter stands for here, the caller knows.
            return context.bindings[path[0]] == nil ? .open(path: owner + path) : nil
        }
        var isAssociated = false
        for type in owners.flatMap({ lineage(of: $0) }) {
            let fact = types[type].fact
            if !owners.contains(type), let found = declared(at: fact.path + path, context) { return found }
            isAssociated =
                isAssociated
                || fact.kind == .protocol
                    && fact.members.contains { $0.kind == .associatedType && $0.name == path[0] }
        }
        return isAssociated ? .open(path: owner + path) : nil
    }

    /// A declaration at `path`: in the own module, or in the one other module that has it; imports decide where
    /// several have it.
    private func declared(at path: [String], _ context: LookupContext, isTopLevel: Bool = false) -> Meaning? {
        let key = path.joined(separator: ".")
        let (types, aliases) = (typesByPath[key], aliasesByPath[key])
        let names = path.count == 1 ? program.declaredNames[path[0]] : nil
        guard types != nil || aliases != nil || names != nil else { return nil }
        if let own = member(path, of: context.module, seenFrom: context.file) { return own }
        var modules = Set((types ?? []).map { self.types[$0].context.module })
        modules.formUnion((aliases ?? []).map(\.context.module))
        modules.formUnion(names ?? [])
        modules.remove(context.module)
        // The runtime's own sources: whoever imports them means the runtime's types.
        if path.count == 1, Self.runtimeTypes.contains(path[0]) { modules.subtract(runtimeModules) }
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
        guard modules.count == 1, let module = modules.first, !isTopLevel || sees(module, context) else { return nil }
        return member(path, of: module, seenFrom: context.file)
    }

    /// Whether a file may use the names of another module: one that uses the file's own module cannot be imported by it.
    private func sees(_ module: Int, _ context: LookupContext) -> Bool {
        if context.imports.contains(program.modules[module].module.name ?? "") { return true }
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

    /// Whether a module declares a top-level type of this name.
    package func declares(_ name: String, in module: Int) -> Bool { member([name], of: module, seenFrom: "") != nil }

    /// Whether branches of an `#if` declare an alias several times, so that it stands for nothing but itself.
    package func isUndecided(_ alias: DeclaredAlias) -> Bool {
        guard !alias.fact.condition.isAlways else { return false }
        let all = aliasesByPath[alias.fact.path.joined(separator: ".")] ?? []
        return all.contains {
            $0.context.module == alias.context.module && $0.fact.target.shape != alias.fact.target.shape
        }
    }

    /// Whether some module declares a top-level type of this name.
    package func isDeclared(_ name: String) -> Bool {
        typesByPath[name] != nil || aliasesByPath[name] != nil || program.declaredNames[name] != nil
    }

    /// Whether a top-level name is declared in more than one module, so that it
    /// must be written with its module's.
    package func isAmbiguous(_ name: String) -> Bool {
        var modules = Set((typesByPath[name] ?? []).map { types[$0].context.module })
        modules.formUnion(program.declaredNames[name] ?? [])
        return modules.count > 1
    }
}

extension LookupContext {
    /// The same file, within the types with these names.
    package func enclosed(by path: some Sequence<String>) -> LookupContext {
        var inner = self
        inner.enclosing = Array(path)
        return inner
    }
}
