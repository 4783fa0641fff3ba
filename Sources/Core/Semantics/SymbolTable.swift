package import DovetailDiagnostics
package import DovetailFacts
import DovetailBasics
import DovetailGraphs

/// All declarations of the program, found by name according to Swift's rules.
package struct SymbolTable: Sendable {
    private(set) package var program: Program
    package internal(set) var types: [DeclaredType]
    /// The extensions of each type, by the index of the type.
    package internal(set) var extensions: [[DeclaredExtension]]
    /// The extensions of types that the program does not declare, by the type's name.
    package internal(set) var externalExtensions: [String: [DeclaredExtension]] = [:]
    package let typesByPath: [String: [Int]]
    /// The functions outside all types, by name.
    package let globals: [String: [(MemberFact, LookupContext)]]
    /// The properties outside all types, by name.
    package let globalProperties: [String: [(MemberFact, LookupContext)]]
    /// How often each name is declared.
    let declarations: DeclarationCounts
    /// All typealiases.
    package internal(set) var aliases: [DeclaredAlias]
    /// The indices of the typealiases, by place.
    package let aliasNumbers: [SourceLocation: Int]
    /// The indices of the typealiases, by path.
    let aliasesByPath: [String: [Int]]
    /// The types and typealiases that each type declares.
    var members: MemberTable
    package let moduleNames: ModuleNames
    let modulesByName: [String: ModuleID]
    /// The modules with main actor default isolation.
    package let mainActorModules: Set<ModuleID>
    /// What leaves the default isolation of modules open.
    package let openIsolations: [ModuleID: OpenIsolation]
    /// The names of the program's own global actors.
    package let globalActors: Set<String>
    /// The types and protocols that each type inherits from or conforms to, by index.
    var parents: [[Int]] = []
    /// The types whose inheritance depends on an `#if`.
    var undecidedParents: Set<Int> = []
    /// The declarations that are not followed because their chain is too long.
    package internal(set) var longLines = LongLines()
    /// The names that are declared below the top level of files: nested types, generic parameters, associated types.
    let innerNames: Set<String>
    /// Names by which most lookups are found to be unnecessary.
    package let names: DeclarationNames
    /// The dotted names of private declarations that another file declares, too.
    package let privateNamesakes: Set<String>
    /// The modules that each module imports, directly or indirectly, as far as its files were read.
    let usedModules: [Set<ModuleID>]
    /// For each module, the modules whose import makes its names visible, including itself.
    let importsShowing: [Set<String>]
    /// The modules of individually re-exported declarations (`@_exported import struct Bank.Card`).
    let exportedNames: [ModuleID: [String: String]]
    /// The declarations of which it is unknown whether a module re-exports them.
    let unsureExports: [ModuleID: Set<String>]
    /// Whether types are compared as at run time, where marker protocols such as `Sendable` do not exist.
    package var comparesAsAtRunTime = false
    /// Whether texts of types name modules where that is needed; whoever only compares types does without.
    package var namesModules = true
    /// The modules that are the runtime itself, if its sources were read.
    let runtimeModules: Set<ModuleID>
    /// The runtime's types that matter to components.
    package static let runtimeTypes: Set<String> = [
        "Component", "BootstrapComponent", "PluginizedComponent", "NonCoreComponent", "CollectingComponent",
        "Dependency", "EmptyDependency", "PluginExtension",
    ]
    /// Whether a module re-exports the runtime (`@_exported import`).
    package let isRuntimeReexported: Bool
    /// The imported modules that are neither the program's nor the runtime, whose types are unknown.
    package let foreignImports: Set<String>

    /// The same symbols, for a program that consists of some of the files.
    package func limited(to program: Program) -> SymbolTable {
        var limited = self
        limited.program = program
        return limited
    }

    package init(_ program: Program) {
        self.program = program
        var globals: [String: [(MemberFact, LookupContext)]] = [:]
        var globalProperties: [String: [(MemberFact, LookupContext)]] = [:]
        var types: [DeclaredType] = []
        var aliases: [DeclaredAlias] = []
        var pending: [DeclaredExtension] = []
        var names: Set<String> = ["Swift"]
        var mainActorModules: Set<ModuleID> = []
        var openIsolations: [ModuleID: OpenIsolation] = [:]
        var isRuntimeReexported = false
        var exported: Set<String> = []
        var exportedNames: [ModuleID: [String: String]] = [:]
        var unsureExports: [ModuleID: Set<String>] = [:]
        for (index, module) in zip(program.modules.ids, program.modules) {
            if let name = module.module.name { names.insert(name) }
            if module.module.isMainActor { mainActorModules.insert(index) }
            openIsolations[index] = module.module.openIsolation
            for file in module.files {
                let imports = Set(file.imports.map(\.module))
                names.formUnion(imports)
                isRuntimeReexported = isRuntimeReexported || file.imports.contains { $0.isExported && $0.isRuntime }
                exported.formUnion(file.imports.lazy.filter(\.isExported).map(\.module))
                for fact in file.imports where fact.isExported {
                    guard let name = fact.declaration else { continue }
                    if Self.isRepeated(fact, in: file.imports) {
                        unsureExports[index, default: []].insert(name)
                    } else {
                        exportedNames[index, default: [:]][name] = fact.module
                    }
                }
                if imports.contains("DovetailMain") {
                    mainActorModules.insert(index)
                    openIsolations[index] = nil
                }
            }
        }
        for file in inParallel(Self.files(of: program), ifOver: 500, DeclarationsOfFile.init) {
            types += file.types
            aliases += file.aliases
            pending += file.extensions
            for (fact, context) in file.functions { globals[fact.name, default: []].append((fact, context)) }
            for (fact, context) in file.properties { globalProperties[fact.name, default: []].append((fact, context)) }
        }
        self.globals = globals
        self.globalProperties = globalProperties
        declarations = DeclarationCounts(program)
        for number in types.indices { types[number].number = number }
        aliases.sort { $0.fact.location < $1.fact.location }
        self.types = types
        let (byPath, others) = inParallel(
            { [types] in Self.typesByPath(types) },
            { [types, aliases] in
                (
                    globalActors: Set(types.lazy.filter(\.fact.isGlobalActor).map(\.fact.name)),
                    names: Set(types.lazy.map(\.fact.name)), inner: Self.innerNames(types, aliases),
                    table: DeclarationNames(types, aliases)
                )
            })
        globalActors = others.globalActors
        typesByPath = byPath.types
        privateNamesakes = byPath.namesakes
        aliasesByPath = Dictionary(grouping: aliases.indices) { aliases[$0].fact.path.joined(separator: ".") }
        self.aliases = aliases
        members = MemberTable(count: types.count)
        aliasNumbers = Dictionary(
            aliases.enumerated().map { ($1.fact.location, $0) }, uniquingKeysWith: { first, _ in first })
        innerNames = others.inner
        self.names = others.table
        let own = Set(program.modules.compactMap(\.module.name))
        foreignImports = names.subtracting(own).subtracting(Self.runtimeModuleNames).subtracting(["Swift"])
        moduleNames = ModuleNames(
            all: names, own: own,
            hasForeignExports: !exported.isSubset(of: own.union(Self.runtimeModuleNames)),
            types: others.names)
        modulesByName = Dictionary(
            zip(program.modules.ids, program.modules).compactMap { id, facts in facts.module.name.map { ($0, id) } },
            uniquingKeysWith: { first, _ in first })
        runtimeModules = Set(
            program.modules.ids.filter { Self.runtimeModuleNames.contains(program.modules[$0].module.name ?? "") })
        usedModules = Self.usedModules(program, modulesByName)
        self.exportedNames = exportedNames
        self.unsureExports = unsureExports
        importsShowing = Self.importsShowing(program, modulesByName)
        self.mainActorModules = mainActorModules
        self.openIsolations = openIsolations
        self.isRuntimeReexported = isRuntimeReexported
        extensions = Array(repeating: [], count: types.count)
        placeMembers(pending)
    }

    private static func files(of program: Program) -> [(module: ModuleID, file: FileFacts)] {
        zip(program.modules.ids, program.modules).flatMap { index, module in module.files.map { (index, $0) } }
    }

    /// The types that are no local ones, by path, and the paths of private ones that other files declare, too.
    private static func typesByPath(_ types: [DeclaredType]) -> (types: [String: [Int]], namesakes: Set<String>) {
        let byPath = Dictionary(grouping: types.indices.lazy.filter { !types[$0].fact.isLocal }) {
            types[$0].fact.path.joined(separator: ".")
        }
        var namesakes: Set<String> = []
        for (path, twins) in byPath where twins.count > 1 {
            let files = Set(twins.lazy.map { types[$0].fact.location.path })
            guard files.count > 1, twins.contains(where: { types[$0].fact.access <= .fileprivate }) else { continue }
            namesakes.insert(path)
        }
        return (byPath, namesakes)
    }

    /// Whether a file imports a declaration twice, once without re-exporting it: the compiler keeps only one of the
    /// imports.
    private static func isRepeated(_ exported: ImportFact, in imports: [ImportFact]) -> Bool {
        imports.contains {
            !$0.isExported && $0.declaration == exported.declaration && $0.module == exported.module
        }
    }

    private static func usedModules(_ program: Program, _ byName: [String: ModuleID]) -> [Set<ModuleID>] {
        let direct = program.modules.map { module in
            Set(module.files.lazy.flatMap(\.imports).compactMap { byName[$0.module] })
        }
        return direct.map { Set(reachable(from: $0, in: program.modules) { direct[of: $0] }) }
    }

    private static func importsShowing(_ program: Program, _ byName: [String: ModuleID]) -> [Set<String>] {
        var exports = program.modules.ids.map { program.exports[$0] ?? [] }
        for (index, module) in zip(program.modules.ids, program.modules) {
            for file in module.files {
                let whole = file.imports.lazy.filter { $0.isExported && $0.declaration == nil }
                exports[of: index].formUnion(whole.map(\.module))
            }
        }
        var showing = program.modules.map { Set([$0.module.name].compactMap(\.self)) }
        for (index, module) in zip(program.modules.ids, program.modules) where !exports[of: index].isEmpty {
            guard let name = module.module.name else { continue }
            let passedOn = reachable(from: exports[of: index].compactMap { byName[$0] }) {
                exports[of: $0].compactMap { byName[$0] }
            }
            for other in passedOn { showing[of: other].insert(name) }
        }
        return showing
    }

    /// The names of nested types and aliases, of generic parameters and of associated types.
    private static func innerNames(_ types: [DeclaredType], _ aliases: [DeclaredAlias]) -> Set<String> {
        var names: Set<String> = []
        for type in types {
            names.formUnion(type.fact.path.dropFirst())
            names.formUnion(type.fact.genericParameters)
            guard type.fact.kind == .protocol else { continue }
            names.formUnion(type.fact.members.lazy.filter { $0.kind == .associatedType }.map(\.name))
        }
        for alias in aliases { names.formUnion(alias.fact.path.dropFirst()) }
        return names
    }

    /// A type, and everything it inherits from or conforms to, nearest first.
    package func typeAndSupertypes(of type: Int) -> [Int] {
        guard !parents.isEmpty, !parents[type].isEmpty else { return [type] }
        return reachable(from: [type]) { parents[$0] }
    }

    /// Whether a module declares a top-level type of this name.
    package func declares(_ name: String, in module: ModuleID) -> Bool {
        (typesByPath[name] ?? []).contains { types[$0].context.module == module }
            || (aliasesByPath[name] ?? []).contains { aliases[$0].context.module == module }
            || program.declaredNames[name]?.contains(module) == true
    }

    /// Whether branches of an `#if` declare an alias several times, so that it is not replaced by its target.
    package func isUndecided(_ alias: DeclaredAlias) -> Bool {
        guard !alias.fact.condition.isAlways else { return false }
        let (types, aliases) = alternatives(of: .alias(alias))
        return !types.isEmpty || aliases.contains { $0.fact.target.shape != alias.fact.target.shape }
    }

    /// Whether some module declares a top-level type of this name.
    package func isDeclared(_ name: String) -> Bool {
        typesByPath[name] != nil || aliasesByPath[name] != nil || program.declaredNames[name] != nil
    }

    /// Whether several modules declare a top-level name, so that it must be qualified with its module.
    package func isAmbiguous(_ name: String) -> Bool {
        var modules = Set((typesByPath[name] ?? []).map { types[$0].context.module })
        modules.formUnion(program.declaredNames[name] ?? [])
        return modules.count > 1
    }
}
