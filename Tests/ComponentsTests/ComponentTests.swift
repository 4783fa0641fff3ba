import DovetailComponents
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import FactBuilders
import Testing

/// Which classes are components, which code creates them, and what they require.
@Suite struct ComponentTests {
    private func link(_ program: Program, for purpose: LinkPurpose = .wiring) -> ComponentAnalyzer {
        ComponentAnalyzer(SymbolTable(program), for: purpose)
    }

    private let session = property("session", "Session", line: 2)

    /// `App` provides a session and creates the given components.
    private func app(
        _ types: [TypeFact], _ constructions: [ConstructionFact], offering offers: [MemberFact]? = nil
    ) -> Program {
        let own = offers ?? [property("session", "Session", line: 91)]
        return program(types + [root("App", line: 90, own)], constructions)
    }

    // MARK: Classes

    @Test func whatASuperclassOffersAndNeedsIsTheSubclasss() {
        let types = [
            dependency("CardDependency", line: 1, [session]),
            component("Base", needing: "CardDependency", line: 4, [property("theme", "Theme", line: 5)]),
            declaration(.class, "Card", line: 7, inherits: [named("Base")]),
            dependency("LeafDependency", line: 10, [property("theme", "Theme", line: 11)]),
            component("Leaf", needing: "LeafDependency", line: 13),
        ]
        let constructions = [building("Card", in: "App", line: 92), building("Leaf", in: "Card", line: 8)]
        let linker = link(app(types, constructions))
        #expect(linker.findings.isEmpty)
        #expect(linker.wiring.components.map(\.name).contains("Card"))
        #expect(linker.wiring.components.first { $0.name == "Card" }?.members.map(\.name) == ["session"])
        let unmet = link(app(types, constructions, offering: []))
        #expect(unmet.findings.map(\.id) == [.missingProvider])
    }

    @Test func eachUseOfAGenericComponentIsOneOfItsOwn() {
        var screen = component("Screen", needing: "CardDependency", line: 4)
        screen.genericParameters = ["T"]
        func use(_ argument: String, line: Int) -> ConstructionFact {
            var fact = building("Screen", in: "App", line: line)
            fact.callee = .type(generic("Screen", .name(argument)))
            return fact
        }
        let linker = link(
            app(
                [dependency("CardDependency", line: 1, [session]), screen],
                [use("Int", line: 92), use("String", line: 93), use("Int", line: 94)]))
        #expect(linker.findings.isEmpty)
        #expect(linker.summary.components == 3 && linker.summary.edges == 2)
        #expect(
            linker.wiring.components.map(\.name).filter { $0 != "App" }.sorted() == ["Screen<Int>", "Screen<String>"])
    }

    @Test func aProtocolAsksForWhatItInheritsToo() {
        var inheriting = dependency("CardDependency", line: 4, [property("theme", "Theme", line: 5)])
        inheriting.inherits = [named("SessionDependency")]
        let types = [
            dependency("SessionDependency", line: 1, [session]), inheriting,
            component("Card", needing: "CardDependency", line: 7),
        ]
        let linker = link(app(types, [building("Card", in: "App", line: 92)], offering: []))
        #expect(linker.findings.map(\.location.line).sorted() == [2, 5])
    }

    @Test func anExtensionsDefaultStandsInWhereNobodyOffers() {
        var defaults = ExtensionFact(extended: named("CardDependency"), condition: .always, location: place(20))
        defaults.members = [property("session", "Session", line: 21)]
        func linker(offering offers: [MemberFact]?) -> ComponentAnalyzer {
            var program = app(
                [
                    dependency("CardDependency", line: 1, [session]),
                    component("Card", needing: "CardDependency", line: 4),
                ], [building("Card", in: "App", line: 92)], offering: offers)
            program.modules[0].files[0].extensions = [defaults]
            return link(program)
        }
        let alone = linker(offering: []), offered = linker(offering: nil)
        #expect(alone.findings.isEmpty && offered.findings.isEmpty)
        func answers(_ linker: ComponentAnalyzer) -> [WiredPlace.Source] {
            linker.wiring.components.first { $0.name == "Card" }?.places.flatMap(\.answers).joined().map(\.source) ?? []
        }
        #expect(answers(alone).isEmpty && answers(offered) == [.parent])
    }

    @Test func aRequirementThatCannotBePassedOnIsSaid() {
        var fact = session
        fact.isStatic = true
        let linker = link(
            app(
                [dependency("CardDependency", line: 1, [fact]), component("Card", needing: "CardDependency", line: 4)],
                [building("Card", in: "App", line: 92)]))
        #expect(linker.findings.map(\.id) == [.unsupportedRequirement])
        #expect(linker.findings.first?.message == "a dependency protocol cannot require the static member 'session'")
    }

    @Test func aDependencyThatNobodyDeclaresIsMissing() {
        let linker = link(
            app(
                [dependency("CardDependency", line: 1), component("Card", needing: "CardDependancy", line: 4)],
                [building("Card", in: "App", line: 92)]))
        #expect(linker.findings.map(\.id) == [.missingDependencyProtocol])
        #expect(
            linker.findings.first?.help
                == "did you mean CardDependency? If not, declare it: protocol CardDependancy: Dependency { }")
    }

    @Test func twoComponentsOfOneNameAreSaidUnlessNoBuildHasBoth() {
        func findings(_ one: Condition, _ other: Condition) -> [FindingID] {
            var twins = [4, 6].map { component("Card", needing: "CardDependency", line: $0) }
            (twins[0].condition, twins[1].condition) = (one, other)
            return link(
                app(
                    [dependency("CardDependency", line: 1, [session])] + twins, [building("Card", in: "App", line: 92)])
            ).findings.map(\.id)
        }
        let debug = Condition(atom: "DEBUG")
        #expect(findings(.always, .always).contains(.duplicateComponent))
        #expect(findings(debug, .always).contains(.duplicateComponent))
        #expect(!findings(debug, debug.negated).contains(.duplicateComponent))
    }

    // MARK: Constructions

    private func card(_ initializer: InitializerFact?) -> [TypeFact] {
        var card = component("Card", needing: "CardDependency", line: 4)
        card.initializers = initializer.map { [$0] } ?? []
        return [dependency("CardDependency", line: 1, [session]), card]
    }

    /// `init(above: Scope) { super.init(parent: …) }`
    private func passing(_ name: String?) -> InitializerFact {
        InitializerFact(
            parameters: [ParameterFact(label: "above", name: "scope", type: named("Scope"), isVariadic: false)],
            isFailable: false, delegation: .toSuper([.init(label: "parent", name: name)]), location: place(5))
    }

    private func calling(_ label: String, isSelf: Bool = true) -> ConstructionFact {
        var fact = building("Card", in: "App", line: 92)
        fact.arguments = [.init(label: label, isSelf: isSelf)]
        return fact
    }

    @Test func anInitializerMayTakeItsParentByAnotherName() {
        let linker = link(app(card(passing("scope")), [calling("above")]))
        #expect(linker.findings.isEmpty && linker.summary.edges == 1)
        // It does not pass on its argument.
        let hidden = link(app(card(passing("other")), [calling("above")]))
        #expect(hidden.findings.map(\.id) == [.unprovableConstruction])
    }

    @Test func aDoubleStandsForEverythingAbove() {
        let linker = link(
            app(card(nil), [building("Card", in: "App", line: 92), calling("dependency", isSelf: false)]))
        #expect(linker.findings.isEmpty)
        let places = linker.wiring.components.first { $0.name == "Card" }?.places ?? []
        #expect(places.map(\.standing).contains(.double))
        #expect(places.first { $0.standing == .double }?.answers.joined().map(\.source) == [.double])
    }

    @Test func anInitializerThatIsKeptAsAValueIsNotProved() {
        var fact = building("Card", in: "App", line: 93)
        fact.arguments = nil
        let linker = link(app(card(nil), [building("Card", in: "App", line: 92), fact]))
        #expect(linker.findings.map(\.id) == [.unprovableConstruction])
        #expect(linker.findings.first?.location == place(93, 20))
    }

    @Test func componentsThatOnlyCreateEachOtherAreOneFinding() {
        let types = [
            component("Hen", needing: "EmptyDependency", line: 4),
            component("Egg", needing: "EmptyDependency", line: 6),
        ]
        let linker = link(app(types, [building("Hen", in: "Egg", line: 7), building("Egg", in: "Hen", line: 5)]))
        #expect(linker.findings.map(\.id) == [.orphanComponent] && linker.findings.first?.location == place(4))
        #expect(linker.summary.proof.outside == 2)
    }

    // MARK: Modules

    /// App and Kit have one root each, and Kit is the home of the generated file.
    @Test func checkingProvesTheRootsOfOtherModulesToo() {
        func module(_ name: String, _ line: Int, offering offers: [MemberFact]) -> ModuleFacts {
            let path = "\(name).swift"
            var own = file(
                path, imports: ["Dovetail"],
                types: [
                    dependency("\(name)CardDependency", line: line, [property("session", "Session", line: line + 1)]),
                    component("\(name)Card", needing: "\(name)CardDependency", line: line + 2),
                    root("\(name)Root", line: line + 3, offers),
                ])
            own.constructions = [building("\(name)Card", in: "\(name)Root", line: line + 4)]
            var module = Module(name: name, isExact: true)
            module.isWired = true
            return ModuleFacts(module: module, files: [own])
        }
        let offered = [property("session", "Session", line: 50)]
        let program = Program(
            modules: [module("App", 10, offering: []), module("Kit", 30, offering: offered)], home: 1)
        let wiring = link(program), checking = link(program, for: .checking)
        #expect(wiring.findings.isEmpty)
        #expect(wiring.wiring.components.map(\.name) == ["KitCard", "KitRoot"])
        #expect(checking.findings.map(\.id) == [.missingProvider] && checking.findings.first?.location.line == 11)
        #expect(checking.wiring == Wiring())
    }
}
