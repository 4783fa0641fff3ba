import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import FactBuilders
import Testing
import ToolRunner

/// The keys of types: the same for all spellings of a type, and different for every other type.
@Suite struct TypeKeyTests {
    private let symbols = SymbolTable(TypeSpeller.program)

    /// Inside the class Outer of the module App.
    private var context: LookupContext {
        LookupContext(module: 0, file: symbols.program.modules[0].files[0]).enclosed(by: ["Outer"])
    }

    private func key(_ shape: TypeShape) -> Type { symbols.text(of: shape, in: context).type }

    /// Two random types are hardly ever equal; types that differ in a single place are the hard case.
    @Test(arguments: 0..<UInt64(Extent.share(of: 2000)))
    func spellingsOfOneTypeAndNoOthersHaveOneKey(seed: UInt64) {
        var speller = TypeSpeller(dice: Dice(seed: seed))
        let type = KnownType.random(depth: 3, &speller.dice)
        let one = speller.spell(type), same = speller.spell(type)
        #expect(key(one) == key(same), "seed \(seed): \(type)")
        for _ in 0..<10 {
            let other = KnownType.random(depth: speller.dice.below(3), &speller.dice)
            let shape = speller.spell(other)
            #expect((key(one) == key(shape)) == (type == other), "seed \(seed): \(type) and \(other) are \(key(one))")
        }
    }

    /// All types of two levels, compared with each other.
    @Test func smallTypesAreToldApart() {
        var dice = Dice(seed: 7)
        var known: [Type: KnownType] = [:]
        for _ in 0..<Extent.share(of: 4000) {
            let type = KnownType.random(depth: 2, &dice)
            var speller = TypeSpeller(dice: Dice(seed: dice.next()))
            let key = key(speller.spell(type))
            #expect(known[key] ?? type == type, "both are \(key)")
            known[key] = type
        }
    }

    @Test func aWrittenTypeSaysAnyAndBracketsWhatIsLoose() {
        func swift(_ shape: TypeShape) -> String { symbols.text(of: shape, in: context).swift }
        #expect(swift(.name("Readable")) == "any Readable")
        #expect(swift(.optional(.name("Readable"))) == "(any Readable)?")
        #expect(swift(.array(.name("Inner"))) == "[Outer.Inner]")
        #expect(
            swift(.optional(.function(parameters: [], effects: "throws", result: .name("Int"))))
                == "(() throws -> Int)?")
        // Two modules declare it, so the name alone would be ambiguous.
        #expect(swift(.name("Twin")) == "App.Twin")
        #expect(swift(.name("Shop")) == "Store")
    }

    @Test func aMetatypeIsWrittenForTheTypeThatItIsOf() {
        func swift(_ shape: TypeShape) -> String {
            symbols.text(of: .metatype(shape, "Type"), in: context).swift
        }
        #expect(swift(.name("Store")) == "Store.Type")
        #expect(swift(.name("Readable")) == "any Readable.Type")
        #expect(swift(.existential(.name("Readable"))) == "(any Readable).Type")
        #expect(swift(.name("Read")) == "(any Readable).Type")
        #expect(swift(.name("Both")) == "any (Closed & Writable).Type")
        #expect(swift(.function(parameters: [], effects: "", result: .name("Int"))) == "(() -> Int).Type")
    }

    @Test func anOptionalIsNoFunctionThatGivesOne() {
        let gives = symbols.text(
            of: .function(parameters: [], effects: "", result: .optional(.name("Int"))), in: context)
        let is_ = symbols.text(
            of: .optional(.function(parameters: [], effects: "", result: .name("Int"))), in: context)
        #expect(!gives.isOptional && is_.isOptional)
    }

    /// At run time, `Sendable` has no effect.
    @Test func aMarkerProtocolCountsInSourcesAlone() {
        let marked = TypeShape.composition([.name("Readable"), .name("Sendable")])
        #expect(key(marked) != key(.name("Readable")))
        var running = symbols
        running.comparesAsAtRunTime = true
        #expect(
            running.text(of: marked, in: context).type == running.text(of: .name("Readable"), in: context).type)
        #expect(
            running.text(of: .name("Sendable"), in: context).type == running.text(of: .name("Any"), in: context).type)
    }

    @Test func aGenericParameterIsOpenAndABoundOneIsWhatItStandsFor() {
        let symbols = SymbolTable(program([declaration(.class, "Box", generics: ["T"])]))
        var inside = LookupContext(module: 0, file: symbols.program.modules[0].files[0]).enclosed(by: ["Box"])
        let open = symbols.text(of: .optional(.name("T")), in: inside)
        #expect(open.isOpen && open.swift == "T?")
        inside.bindings["T"] = BoundType(shape: .name("Int"), context: inside.enclosed(by: []))
        let bound = symbols.text(of: .optional(.name("T")), in: inside)
        #expect(!bound.isOpen && bound.swift == "Int?")
    }
}
