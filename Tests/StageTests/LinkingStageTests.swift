import DovetailCommandLine
import DovetailComponents
import DovetailDiagnostics
import DovetailFacts
import FactBuilders
import Testing

/// Linking: from facts built by hand to wiring and findings.
@Suite struct LinkingStageTests {
    private func findings(_ program: Program) -> [FindingID] { Analyzer.analyze(program).findings.map(\.id) }

    /// `App` provides `offered` and creates `Card`, which needs `session: Session`.
    private func pair(offering offered: [MemberFact], needing needed: MemberFact? = nil) -> Program {
        program(
            [
                dependency("CardDependency", line: 1, [needed ?? property("session", "Session", line: 2)]),
                component("Card", needing: "CardDependency", line: 4),
                root("App", line: 6, offered),
            ],
            [building("Card", in: "App", line: 8)])
    }

    /// `App` creates `Middle`, which creates `Card`, which needs `session: Session`.
    private func line(app: [MemberFact], middle: [MemberFact]) -> Program {
        program(
            [
                dependency("CardDependency", line: 1, [property("session", "Session", line: 2)]),
                component("Card", needing: "CardDependency", line: 4),
                component("Middle", needing: "EmptyDependency", line: 5, middle),
                root("App", line: 8, app),
            ],
            [building("Middle", in: "App", line: 10), building("Card", in: "Middle", line: 7)])
    }

    // MARK: Needs that are met

    @Test func aMetNeedMakesAnEdgeAndNoFinding() {
        let result = Analyzer.analyze(pair(offering: [property("session", "Session", line: 7)]))
        #expect(result.findings.isEmpty)
        #expect(
            result.summary.components == 2 && result.summary.roots == 1 && result.summary.edges == 1
                && result.summary.requirements == 1)
        let components = result.wiring.components
        #expect(components.map(\.name) == ["App", "Card"])
        #expect(components.map(\.isRoot) == [true, false])
        #expect(components[0].children == [WiredChild(component: 1, condition: .always)])
        #expect(components[1].dependency == "any CardDependency")
        #expect(components[1].members.map(\.name) == ["session"])
        #expect(
            components[1].places == [
                WiredPlace(
                    standing: .under(0), condition: .always,
                    answers: [[.init(source: .parent, condition: .always, effects: Effects())]])
            ])
    }

    @Test func theNearestProviderWins() throws {
        let session = property("session", "Session", line: 9)
        let result = Analyzer.analyze(line(app: [session], middle: [property("session", "Session", line: 6)]))
        #expect(result.findings.isEmpty)
        let card = try #require(result.wiring.components.first { $0.name == "Card" })
        #expect(card.places.flatMap(\.answers).joined().map(\.source) == [.parent])
        let middle = try #require(result.wiring.components.first { $0.name == "Middle" })
        #expect(middle.members.isEmpty)
    }

    @Test func aNeedPassesThroughWhoDoesNotMeetIt() throws {
        let result = Analyzer.analyze(line(app: [property("session", "Session", line: 9)], middle: []))
        #expect(result.findings.isEmpty)
        let card = try #require(result.wiring.components.first { $0.name == "Card" })
        #expect(card.places.flatMap(\.answers).joined().map(\.source) == [.outer("session")])
        let middle = try #require(result.wiring.components.first { $0.name == "Middle" })
        #expect(middle.members.map(\.name) == ["session"])
        #expect(middle.places.flatMap(\.answers).joined().map(\.source) == [.parent])
    }

    @Test func aProviderOfFewerEffectsMeetsANeed() {
        let needed = property("session", "Session", line: 2, effects: Effects(isAsync: true, thrown: ""))
        #expect(findings(pair(offering: [property("session", "Session", line: 7)], needing: needed)).isEmpty)
    }

    // MARK: Needs that are not met

    @Test func aNeedThatNobodyMeetsIsMissing() {
        var found = Analyzer.analyze(pair(offering: [])).findings
        for index in found.indices { found[index].cause = nil }
        #expect(
            found == [
                Finding(
                    .missingProvider, at: place(2, 9), "Card needs 'session: Session', but App does not provide it",
                    notes: [.init(place(4), "path: App → Card", .chain)],
                    help: "add to App: var session: Session { <#value#> }",
                    paths: ["App → Card"], knownAs: "no provider for 'session: Session'")
            ])
    }

    @Test func anotherTypeDoesNotMeetANeed() {
        let found = Analyzer.analyze(pair(offering: [property("session", "Account", line: 7)])).findings
        #expect(found.map(\.id) == [.missingProvider])
        #expect(
            found.first?.notes.last
                == .init(
                    place(7, 9),
                    "App provides 'session: Account' here, but its type "
                        + "differs", .near))
    }

    @Test func aNameCloseByIsSaid() {
        let found = Analyzer.analyze(pair(offering: [property("sesion", "Session", line: 7)])).findings
        #expect(
            found.first?.help
                == "rename 'sesion' to 'session' in App; or, if 'session' is misspelt, require 'sesion'")
    }

    @Test func aProviderWithMoreEffectsDoesNotMeetANeed() {
        let throwing = property("session", "Session", line: 7, effects: Effects(thrown: ""))
        #expect(findings(pair(offering: [throwing])) == [.effectMismatch])
        let waiting = property("session", "Session", line: 7, effects: Effects(isAsync: true))
        #expect(findings(pair(offering: [waiting])) == [.effectMismatch])
    }

    @Test func aPrivateProviderIsNotSeen() {
        let hidden = property("session", "Session", line: 7, access: .private)
        #expect(findings(pair(offering: [hidden])) == [.inaccessibleProvider])
    }

    @Test func whatAnotherModuleKeepsInternalIsNotSeen() {
        func linked(_ access: Access) -> [FindingID] {
            var whole = pair(offering: [property("session", "Session", line: 7, access: access)])
            for type in whole.modules[0].files[0].types.indices {
                whole.modules[0].files[0].types[type].access = .public
            }
            whole.modules.append(ModuleFacts(module: Module(name: "Main", isExact: true), files: []))
            whole.home = 1
            return findings(whole)
        }
        #expect(linked(.internal) == [.inaccessibleProvider])
        #expect(linked(.public).isEmpty)
    }

    @Test func aNeedForASetterNeedsOne() {
        let needed = property("session", "Session", line: 2, isSettable: true)
        #expect(findings(pair(offering: [property("session", "Session", line: 7)], needing: needed)) != [])
        let settable = property("session", "Session", line: 7, isSettable: true)
        #expect(findings(pair(offering: [settable], needing: needed)).isEmpty)
    }

    @Test func aProviderUnderAnIfMeetsANeedThereAlone() {
        let debug = Condition(atom: "DEBUG")
        let offered = property("session", "Session", line: 7, condition: debug)
        #expect(findings(pair(offering: [offered])) == [.conditionalProvider])
        let needed = property("session", "Session", line: 2, condition: debug)
        #expect(findings(pair(offering: [offered], needing: needed)).isEmpty)
    }

    @Test func aChildUnderAnIfIsCreatedThereAlone() {
        let debug = Condition(atom: "DEBUG")
        var whole = pair(offering: [property("session", "Session", line: 7, condition: debug)])
        whole.modules[0].files[0].constructions[0].condition = debug
        let result = Analyzer.analyze(whole)
        #expect(result.findings.isEmpty)
        #expect(result.wiring.components[0].children == [WiredChild(component: 1, condition: debug)])
        #expect(result.wiring.components[1].places.map(\.condition) == [debug])
    }

    // MARK: The structure

    @Test func aConstructionForAnotherParentCannotBeProved() {
        var whole = pair(offering: [property("session", "Session", line: 7)])
        whole.modules[0].files[0].constructions.append(building("Card", in: "App", line: 9, passingSelf: false))
        let found = Analyzer.analyze(whole).findings
        #expect(found.map(\.id) == [.unprovableConstruction])
        #expect(found.first?.location == place(9, 20))
    }

    @Test func aChildThatItsParentKeepsIsARetainCycle() {
        var whole = pair(offering: [property("session", "Session", line: 7)])
        whole.modules[0].files[0].constructions[0].isKept = true
        #expect(findings(whole).isEmpty, "a root lives as long as the app")
        whole.modules[0].files[0].constructions.append(building("Card", in: "Card", line: 9))
        whole.modules[0].files[0].constructions[1].isKept = true
        #expect(findings(whole) == [.retainCycle])
    }

    @Test func aProtocolThatNobodyDependsOnIsUnused() {
        var whole = pair(offering: [property("session", "Session", line: 7)])
        whole.modules[0].files[0].types.append(dependency("Old", line: 12))
        let found = Analyzer.analyze(whole).findings
        #expect(found.map(\.id) == [.unusedDependencyProtocol])
        #expect(found.first?.message == "no component depends on Old")
    }

    @Test func eachOfTwoRootsHasToMeetItsChildrensNeeds() {
        var whole = pair(offering: [property("session", "Session", line: 7)])
        whole.modules[0].files[0].types.append(root("Demo", line: 12))
        whole.modules[0].files[0].constructions.append(building("Card", in: "Demo", line: 13))
        let result = Analyzer.analyze(whole)
        #expect(result.findings.map(\.id) == [.missingProvider])
        #expect(result.findings.first?.notes.first?.message == "path: Demo → Card")
        #expect(result.wiring.components.filter(\.isRoot).map(\.name) == ["App", "Demo"])
        #expect(result.summary.roots == 2 && result.summary.edges == 2)
    }

    @Test func withoutARootNothingIsWired() {
        let alone = program([
            dependency("CardDependency", line: 1), component("Card", needing: "CardDependency", line: 2),
        ])
        #expect(findings(alone) == [.noRoot])
        #expect(Analyzer.analyze(alone).wiring.components.isEmpty)
    }

    @Test func aComponentThatNobodyCreatesIsAnOrphan() {
        var whole = pair(offering: [property("session", "Session", line: 7)])
        whole.modules[0].files[0].types.append(component("Lost", needing: "CardDependency", line: 12))
        #expect(findings(whole) == [.orphanComponent])
    }

    @Test func theOrderOfDeclarationsHasNoEffect() {
        let whole = line(app: [], middle: [])
        var turned = whole
        turned.modules[0].files[0].types.reverse()
        turned.modules[0].files[0].constructions.reverse()
        let one = Analyzer.analyze(whole), other = Analyzer.analyze(turned)
        #expect(one.wiring == other.wiring && one.findings == other.findings)
        #expect(one.findings.map(\.id) == [.missingProvider])
    }

    @Test func aReasonSuppressesAFinding() {
        let found = Analyzer.analyze(pair(offering: [])).findings
        let comment = Suppression(
            at: place(1, 30), line: 2, names: [.init("missing-provider", at: place(1, 40))], reason: "tried by hand",
            removal: Edit(place(1, 30), to: place(1, 60), ""))
        #expect(Suppressing.apply([comment], to: found, .all).isEmpty)
        var elsewhere = comment
        elsewhere.line = 3
        #expect(
            Suppressing.apply([elsewhere], to: found, .all).map(\.id) == [.unusedSuppression, .missingProvider])
    }

    // MARK: Containers

    @Test func whatIsRegisteredIsProved() {
        let result = Analyzer.analyze(
            program(
                [registration("Store", line: 2), registration("Screen", line: 3)],
                [resolution("Store", line: 4, in: 3), resolution("Screen", line: 5)]))
        #expect(result.findings.isEmpty)
        #expect(result.proof?.line == "proved 2 of 2 resolutions" && result.proof?.registrations == 2)
    }

    @Test func whatIsNotRegisteredIsMissing() {
        let result = Analyzer.analyze(
            program(
                [registration("Screen", line: 3)], [resolution("Store", line: 4, in: 3), resolution("Screen", line: 5)])
        )
        #expect(result.findings.map(\.id) == [.missingRegistration])
        #expect(result.findings.first?.location == place(4, 11))
        #expect(result.findings.first?.message == "'Screen' needs 'Store', which is not registered")
        #expect(result.proof?.proved == 1)
    }

    @Test func aNameAndArgumentsBelongToAService() {
        let named = program(
            [registration("Store", name: .literal("disk"), line: 2)],
            [resolution("Store", name: .literal("disk"), line: 3), resolution("Store", line: 4)])
        #expect(Analyzer.analyze(named).findings.map(\.location) == [place(4, 11)])
        let taking = program(
            [registration("Store", arguments: ["Int"], line: 2)],
            [resolution("Store", arguments: ["Int"], line: 3), resolution("Store", arguments: ["String"], line: 4)])
        let found = Analyzer.analyze(taking).findings
        #expect(found.map(\.id) == [.argumentMismatch] && found.first?.location == place(4, 11))
    }

    /// One of two arguments is unknown: the other may still have a different type from the parameter.
    @Test func anArgumentThatIsToldTellsTheCallsApart() {
        func asking(_ type: String, line: Int) -> ResolutionFact {
            var fact = resolution("Store", arguments: [type], line: line)
            fact.arguments.append(.unknown("a closure's parameter"))
            return fact
        }
        let result = Analyzer.analyze(
            program(
                [registration("Store", arguments: ["Int", "String"], line: 2)],
                [asking("Int", line: 3), asking("Double", line: 4)]))
        #expect(result.findings.map(\.id) == [.argumentMismatch] && result.findings.first?.location == place(4, 11))
        #expect(result.proof?.gaps.map(\.location) == [place(3, 11)])
    }

    @Test func aNameKnownAtRunTimeIsNotProved() {
        let result = Analyzer.analyze(
            program(
                [registration("Store", name: .literal("disk"), line: 2)],
                [
                    resolution("Store", name: .expression("key"), line: 3),
                    resolution("Store", name: .literal("disk"), line: 4),
                ]))
        #expect(result.findings.isEmpty)
        #expect(result.proof?.line == "proved 1 of 2 resolutions; 1 not provable: 1 dynamic name")
    }

    @Test func servicesThatNeedEachOtherAreACycle() {
        let ring = program(
            [registration("Hen", line: 2), registration("Egg", line: 3)],
            [resolution("Egg", line: 4, in: 2), resolution("Hen", line: 5, in: 3), resolution("Hen", line: 6)])
        #expect(findings(ring) == [.constructionCycle])
    }
}
