import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import FactBuilders
import Testing

/// The meaning of a name in its context.
@Suite struct LookupTests {
    /// The declaration that a name means, as its module and path; nil for a declaration of another library.
    private func meaning(
        _ names: String..., in symbols: SymbolTable, module: ModuleID = 0, file: Int = 0, within: [String] = []
    ) -> String? {
        let facts = symbols.program.modules[module].files[file]
        let context = LookupContext(module: module, file: facts).enclosed(by: within)
        switch symbols.meaning(of: names, in: context) {
        case .types(let found):
            let type = symbols.types[found[0]]
            let name = symbols.program.modules[type.context.module].module.name ?? ""
            return ([name] + type.fact.path).joined(separator: ".")
        case .alias(let alias): return "alias " + alias.fact.path.joined(separator: ".")
        case .named(let module, let path):
            return ([symbols.program.modules[module].module.name ?? ""] + path).joined(separator: ".")
        case .open(let path): return "open " + path.joined(separator: ".")
        case .external: return nil
        }
    }

    // MARK: Nesting

    /// A program of nested classes, some of which inherit from others.
    private struct Nest {
        var paths: [[String]] = []
        var superclasses: [[String]: [String]] = [:]

        init(_ dice: inout Dice) {
            for top in 0..<3 {
                var tree = [["Top\(top)"]]
                for _ in 0..<dice.below(5) {
                    let owner = tree[dice.below(tree.count)]
                    let path = owner + ["Inner\(dice.below(3))"]
                    if !tree.contains(path), !owner.contains(path[path.count - 1]) { tree.append(path) }
                }
                // From types declared earlier, so that none inherits from itself.
                for path in tree where !paths.isEmpty && dice.chance(50) {
                    superclasses[path] = paths[dice.below(paths.count)]
                }
                paths += tree
            }
        }

        var program: Program {
            FactBuilders.program(
                paths.enumerated().map { index, names in
                    var fact = TypeFact(
                        kind: .class, path: names, access: .internal, condition: .always, location: place(index + 1))
                    if let above = superclasses[names] {
                        fact.inherits = [reference(.named(above.map { .init($0) }))]
                    }
                    return fact
                })
        }

        /// From the innermost type outwards; in each, its own names before inherited ones.
        func found(_ name: String, within: [String]) -> [String]? {
            guard !within.isEmpty else { return paths.contains([name]) ? [name] : nil }
            var owner: [String]? = within
            while let next = owner {
                if paths.contains(next + [name]) { return next + [name] }
                owner = superclasses[next]
            }
            return found(name, within: within.dropLast())
        }
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func theInnermostNameWinsAndInheritedOnesCount(seed: UInt64) {
        var dice = Dice(seed: seed)
        let nest = Nest(&dice)
        let symbols = SymbolTable(nest.program)
        for within in nest.paths + [[]] {
            for name in ["Inner0", "Inner1", "Inner2", "Top0", "Elsewhere"] {
                let expected = nest.found(name, within: within).map { (["App"] + $0).joined(separator: ".") }
                #expect(
                    meaning(name, in: symbols, within: within) == expected,
                    "seed \(seed): \(name) within \(within) of \(nest)")
            }
        }
    }

    @Test func aNameOfASuperclassIsFoundByASubclassesName() {
        let symbols = SymbolTable(
            program([
                declaration(.class, "Base"), declaration(.struct, "Base", "Key"),
                declaration(.class, "Screen", inherits: [named("Base")]),
            ]))
        #expect(meaning("Screen", "Key", in: symbols) == "App.Base.Key")
    }

    @Test func anAliasLeadsToWhatIsNestedInItsTarget() {
        let symbols = SymbolTable(
            Program(
                modules: [
                    module(
                        "App",
                        file(
                            types: [declaration(.struct, "Store"), declaration(.struct, "Store", "Key")],
                            aliases: [alias("Shop", standsFor: .name("Store"))]))
                ], home: 0))
        #expect(meaning("Shop", "Key", in: symbols) == "App.Store.Key")
    }

    @Test func genericParametersAndAssociatedTypesAreOpen() {
        var associated = MemberFact(
            kind: .associatedType, name: "Item", access: .internal, condition: .always, location: place(2))
        associated.type = nil
        let symbols = SymbolTable(
            program([
                declaration(.class, "Box", generics: ["T"]), declaration(.class, "Box", "Lid"),
                declaration(.protocol, "Holder", members: [associated]),
                declaration(.struct, "Hand", inherits: [named("Holder")]), declaration(.struct, "T"),
            ]))
        #expect(meaning("T", in: symbols, within: ["Box"]) == "open Box.T")
        #expect(meaning("T", in: symbols, within: ["Box", "Lid"]) == "open Box.T")
        #expect(meaning("T", in: symbols) == "App.T")
        #expect(meaning("Item", in: symbols, within: ["Hand"]) == "open Hand.Item")
    }

    // MARK: Modules

    /// Three modules that each declare a type Cell, some of which App imports.
    private func cells(importing imports: [String], app: Bool, access: Access = .public) -> SymbolTable {
        func cell(_ file: String) -> [TypeFact] {
            [declaration(.struct, "Cell", line: 1, in: file, access: access)]
        }
        return SymbolTable(
            Program(
                modules: [
                    module("App", file("App.swift", imports: imports, types: app ? cell("App.swift") : [])),
                    module("Bio", file("Bio.swift", types: cell("Bio.swift"))),
                    module("Jail", file("Jail.swift", types: cell("Jail.swift"))),
                ], home: 0))
    }

    @Test func theOwnModuleComesFirstAndImportsDecide() {
        #expect(meaning("Cell", in: cells(importing: ["Bio", "Jail"], app: true)) == "App.Cell")
        #expect(meaning("Cell", in: cells(importing: ["Bio"], app: false)) == "Bio.Cell")
        #expect(meaning("Cell", in: cells(importing: ["Jail"], app: false)) == "Jail.Cell")
        #expect(meaning("Cell", in: cells(importing: ["Bio", "Jail"], app: false)) == "open Cell")
        #expect(meaning("Bio", "Cell", in: cells(importing: ["Bio", "Jail"], app: true)) == "Bio.Cell")
        #expect(meaning("Swift", "Cell", in: cells(importing: ["Bio"], app: true)) == nil)
    }

    @Test func whoIsUsedDoesNotSeeItsUser() {
        let facts = Program(
            modules: [
                module("App", file("App.swift", imports: ["Kit"], types: [declaration(.struct, "Cell")])),
                module("Kit", file("Kit.swift")),
            ], home: 0)
        #expect(meaning("Cell", in: SymbolTable(facts), module: 1) == nil)
    }

    @Test func aFileSeesItsOwnPrivateTwin() {
        let files = ["A.swift", "B.swift"].map {
            file($0, types: [declaration(.struct, "Cache", line: 1, in: $0, access: .private)])
        }
        let symbols = SymbolTable(
            Program(modules: [module("App", files[0], files[1], file("C.swift"))], home: 0))
        func key(_ index: Int) -> Type {
            let context = LookupContext(module: 0, file: symbols.program.modules[0].files[index])
            return symbols.text(of: .name("Cache"), in: context).type
        }
        #expect(Set([0, 1, 2].map(key)).count == 3)
        #expect(meaning("Cache", in: symbols, file: 0) == "App.Cache" && meaning("Cache", in: symbols, file: 2) == nil)
    }

    @Test func aNameThatWasSeenButNotReadIsItsModules() {
        let facts = Program(
            modules: [module("App", file(imports: ["Kit"])), module("Kit", file("Kit.swift"))], home: 0,
            declaredNames: ["Item": [1]])
        #expect(meaning("Item", in: SymbolTable(facts)) == "Kit.Item")
        #expect(meaning("Kit", "Item", in: SymbolTable(facts)) == "Kit.Item")
    }

    /// For the sources of a bare folder, the name of the module is unknown.
    @Test func aFirstNameMayBeThatOfAModuleWithoutOne() {
        func symbols(imports: [String]) -> SymbolTable {
            let facts = ModuleFacts(
                module: Module(name: nil), files: [file(imports: imports, types: [declaration(.struct, "Store")])])
            return SymbolTable(Program(modules: [facts], home: nil))
        }
        #expect(meaning("Shop", "Store", in: symbols(imports: [])) == ".Store")
        // Shop may be a type of the imported library.
        #expect(meaning("Shop", "Store", in: symbols(imports: ["UIKit"])) == nil)
        let imported = symbols(imports: ["UIKit"])
        let context = LookupContext(module: 0, file: imported.program.modules[0].files[0])
        let asked = property("store", path("Shop", "Store")), offered = property("store", .name("Store"))
        let one = imported.key(of: asked, in: context), other = imported.key(of: offered, in: context)
        #expect(one != other && one?.guess?.module == "Shop")
        #expect(one.flatMap { key in other.map { key.mayBe($0) } } == true)
    }

    // MARK: Endless chains

    private func chain(_ count: Int) -> SymbolTable {
        let aliases = (0..<count).map { index in
            alias(
                "A\(index)", line: index + 1,
                standsFor: index + 1 < count ? .name("A\(index + 1)") : .name("Int"))
        }
        return SymbolTable(Program(modules: [module("App", file(aliases: aliases))], home: 0))
    }

    @Test func aLineOfAliasesIsFollowedToALimit() {
        let context = { (symbols: SymbolTable) in
            LookupContext(module: 0, file: symbols.program.modules[0].files[0])
        }
        let short = chain(LongLines.limit), long = chain(LongLines.limit + 1)
        #expect(short.text(of: .name("A0"), in: context(short)).type.description == "Int")
        #expect(short.longLineFindings.isEmpty)
        #expect(long.text(of: .name("A0"), in: context(long)).isOpen)
        #expect(long.text(of: .name("A1"), in: context(long)).type.description == "Int")
        #expect(long.longLineFindings.map(\.location) == [place(1)])
    }

    @Test func whatLeadsToItselfEnds() {
        let symbols = SymbolTable(
            Program(
                modules: [
                    module(
                        "App",
                        file(
                            types: [
                                declaration(.class, "Egg", inherits: [named("Hen")]),
                                declaration(.class, "Hen", line: 2, inherits: [named("Egg")]),
                            ],
                            aliases: [
                                alias("One", line: 3, standsFor: .optional(.name("Two"))),
                                alias("Two", line: 4, standsFor: .array(.name("One"))),
                            ]))
                ], home: 0))
        #expect(symbols.typeAndSupertypes(of: 0) == [0, 1])
        let context = LookupContext(module: 0, file: symbols.program.modules[0].files[0])
        #expect(symbols.text(of: .name("One"), in: context).type.description == "[One]?")
    }

    @Test func anAliasThatDependsOnTheBuildStandsForItself() {
        let debug = Condition(atom: "DEBUG")
        let symbols = SymbolTable(
            Program(
                modules: [
                    module(
                        "App",
                        file(aliases: [
                            alias("Log", condition: debug, line: 1, standsFor: .name("Int")),
                            alias("Log", condition: debug.negated, line: 3, standsFor: .name("String")),
                            alias("Note", condition: debug, line: 5, standsFor: .name("Int")),
                        ]))
                ], home: 0))
        let context = LookupContext(module: 0, file: symbols.program.modules[0].files[0])
        #expect(symbols.text(of: .name("Log"), in: context).swift == "Log")
        #expect(symbols.text(of: .name("Note"), in: context).swift == "Int")
    }
}
