import DovetailComponents
import DovetailFacts
import FactBuilders
import Foundation
import Testing

/// Emitting: from wiring built by hand to Swift.
@Suite struct EmittingStageTests {
    /// The text under the mark of one component, without surrounding empty lines.
    private func part(_ name: String, of wiring: Wiring) -> String {
        let text = WiringEmitter.swift(wiring)
        let parts = text.components(separatedBy: "// MARK: - ").dropFirst()
        let own = parts.first { $0.hasPrefix("\(name)\n") } ?? ""
        let lines = own.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        return lines.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
    }

    /// A root whose one child has a place with this member.
    private func place(of member: WiredMember, _ answers: [WiredPlace.Answer]) -> String {
        part("App", of: wiring(wiredRoot(children: [1]), wired("Card", needing: [member], places: [under(0, answers)])))
    }

    // MARK: The file

    @Test func wiringOfNothingIsAHeading() {
        #expect(
            WiringEmitter.swift(Wiring()) == """
                // Written by dovetail generate. Do not edit: change the components instead.
                // swift-format-ignore-file
                // swiftlint:disable all

                """)
    }

    @Test func theHeaderComesFirst() {
        let text = WiringEmitter.swift(Wiring(), header: "// A licence.\n// Of two lines.\n\n")
        #expect(text.hasPrefix("// A licence.\n// Of two lines.\n// Written by dovetail generate."))
    }

    @Test func importsAreSortedAndKeepTheirConditions() {
        var wiring = wiring(wiredRoot(children: []))
        func fact(_ module: String, isTestable: Bool = false, _ condition: Condition = .always) -> ImportFact {
            ImportFact(
                text: "import \(module)", module: module, isTestable: isTestable, isExported: false,
                condition: condition)
        }
        wiring.imports = [
            fact("Pay", Condition(atom: "PAY")), fact("Card", isTestable: true), fact("Base"),
            fact("Base", Condition(atom: "BASE")),
        ]
        let text = WiringEmitter.swift(wiring, imports: ["UIKit", "import struct Money.Amount"])
        #expect(
            text.contains(
                """

                @testable import Card
                import Base
                import Dovetail
                #if PAY
                import Pay
                #endif
                import UIKit
                import struct Money.Amount

                """))
    }

    @Test func theLibrarysVersionIsNamed() {
        #expect(
            WiringEmitter.swift(wiring(wiredRoot(children: [])))
                .contains("\nprivate typealias WiringVersion = Dovetail.Wiring.Version1\n"))
    }

    // MARK: Components

    @Test func aRootIsConnectedToItsChild() {
        let session = member("session", "Session")
        let text = part(
            "App",
            of: wiring(wiredRoot(children: [1]), wired("Card", needing: [session], places: [under(0, answer(.parent))]))
        )
        #expect(
            text == """
                extension App: Dovetail.Wiring.WiredRoot {
                    public nonisolated static func _rootConnection(
                        of root: Swift.ObjectIdentifier, _ slot: Dovetail.Wiring.DependencySlot
                    ) -> Dovetail.Wiring.Connection? {
                        if Dovetail.Wiring.isClass(root, App.self) {
                            return Dovetail.Wiring.root(App.self, slot, Dovetail.Wiring.RootPlace(), App_children)
                        }
                        return nil
                    }
                }

                private final class Under_App: Dovetail.Wiring.PlaceUnder<App, Swift.Void> {
                    @inline(never) var session: Session { _above.session }
                }
                extension Under_App: CardDependency {}

                private func App_children(
                    _ child: Swift.ObjectIdentifier, _ slot: Dovetail.Wiring.DependencySlot,
                    _ owner: Swift.AnyObject, _ place: Dovetail.Wiring.Place
                ) -> Dovetail.Wiring.Connection? {
                    let place = Under_App(Dovetail.Wiring.owner(owner, as: App.self), ())
                    if Dovetail.Wiring.isClass(child, Card.self) {
                        return Dovetail.Wiring.connection(Card.self, slot, place, place)
                    }
                    return nil
                }
                """)
    }

    @Test func whatComesFromFurtherUpPassesThroughThePlace() {
        let session = member("session", "Session")
        let whole = wiring(
            wiredRoot(children: [1]),
            wired("Middle", needing: [session], children: [2], places: [under(0, answer(.parent))]),
            wired("Card", needing: [session], places: [under(1, answer(.outer("session")))]))
        #expect(
            part("Middle", of: whole) == """
                private final class Under_Middle: Dovetail.Wiring.PlaceUnder<Middle, Under_App> {
                    @inline(never) var session: Session { _outer.session }
                }
                extension Under_Middle: CardDependency {}

                private func Middle_children(
                    _ child: Swift.ObjectIdentifier, _ slot: Dovetail.Wiring.DependencySlot,
                    _ owner: Swift.AnyObject, _ place: Dovetail.Wiring.Place
                ) -> Dovetail.Wiring.Connection? {
                    let place = Under_Middle(Dovetail.Wiring.owner(owner, as: Middle.self), Dovetail.Wiring.place(place, as: Under_App.self))
                    if Dovetail.Wiring.isClass(child, Card.self) {
                        return Dovetail.Wiring.connection(Card.self, slot, place, place)
                    }
                    return nil
                }
                """)
        #expect(
            part("App", of: whole).contains(
                "return Dovetail.Wiring.connection(Middle.self, slot, place, place, Middle_children)"))
    }

    @Test func aComponentWithTwoParentsIsSeenThroughAProtocol() {
        let session = member("session", "Session")
        let text = part(
            "Middle",
            of: wiring(
                wiredRoot(children: [1, 2]), wired("Side", children: [2], places: [under(0)]),
                wired(
                    "Middle", needing: [session], children: [3],
                    places: [under(0, answer(.parent)), under(1, answer(.parent))]),
                wired("Card", needing: [session], places: [under(2, answer(.outer("session")))])))
        #expect(
            text.contains(
                """
                private protocol Outer_Middle: Swift.AnyObject {
                    var session: Session { get }
                }
                """))
        #expect(text.contains("PlaceUnder<Middle, any Outer_Middle>"))
        #expect(text.contains("private func Middle_children_Under_App("))
        #expect(text.contains("private func Middle_children_Under_Side("))
        #expect(text.contains("    let place = Dovetail.Wiring.place(place, as: Under_Side.self)\n"))
    }

    @Test func siblingsShareAPlace() {
        let session = member("session", "Session"), limit = member("limit", "Int")
        let text = part(
            "App",
            of: wiring(
                wiredRoot(children: [1, 2]), wired("Card", needing: [session], places: [under(0, answer(.parent))]),
                wired("Pay", needing: [session, limit], places: [under(0, answer(.parent), answer(.parent))])))
        #expect(
            text.contains(
                """
                private final class Under_App: Dovetail.Wiring.PlaceUnder<App, Swift.Void> {
                    @inline(never) var session: Session { _above.session }
                    @inline(never) var limit: Int { _above.limit }
                }
                extension Under_App: CardDependency, PayDependency {}
                """))
    }

    @Test func siblingsThatAskForOneNameInTwoWaysDoNot() {
        let text = part(
            "App",
            of: wiring(
                wiredRoot(children: [1, 2]),
                wired("Card", needing: [member("id", "Int")], places: [under(0, answer(.parent))]),
                wired("Pay", needing: [member("id", "String")], places: [under(0, answer(.parent))])))
        #expect(text.contains("extension Under_App: CardDependency {}"))
        #expect(text.contains("extension Under2_App: PayDependency {}"))
        #expect(text.contains("        let place = Under2_App(Dovetail.Wiring.owner(owner, as: App.self), ())\n"))
    }

    @Test func aComponentOnADoubleAsksTheDouble() {
        let session = member("session", "Session"), limit = member("limit", "Int")
        var card = wired("Card", needing: [session, limit], children: [1])
        card.qualifiedName = "Cards.Card"
        card.places = [
            WiredPlace(
                standing: .double, condition: .always,
                answers: [answer(.double), answer(.doubleAs("DetailDependency"))],
                conformancesForChildren: [1: ["DetailDependency"]])
        ]
        let text = part(
            "Card", of: wiring(card, wired("Detail", needing: [limit], places: [under(0, answer(.outer("limit")))])))
        #expect(text.contains("extension Cards.Card: Dovetail.Wiring.WiredDouble {"))
        #expect(
            text.contains(
                """
                private final class Double_Card: Dovetail.Wiring.DoublePlace<any CardDependency> {
                    @inline(never) var session: Session { _double.session }
                    @inline(never) var limit: Int { (_double as! any DetailDependency).limit }
                }
                """))
        #expect(text.contains("guard place._double is any DetailDependency else { return nil }"))
    }

    // MARK: Conditions

    @Test func aChildUnderAnIfIsWiredThereAlone() {
        let debug = Condition(atom: "DEBUG")
        var app = wiredRoot(children: [1])
        app.children[0].condition = debug
        let text = part(
            "App",
            of: wiring(
                app,
                wired("Tools", needing: [member("id", "Int")], places: [under(0, answer(.parent), condition: debug)])))
        #expect(
            text.contains(
                """
                #if DEBUG
                private final class Under_App: Dovetail.Wiring.PlaceUnder<App, Swift.Void> {
                    @inline(never) var id: Int { _above.id }
                }
                extension Under_App: ToolsDependency {}
                #endif
                """))
        #expect(
            text.contains(
                """
                    #if DEBUG
                    if Dovetail.Wiring.isClass(child, Tools.self) {
                        let place = Under_App(Dovetail.Wiring.owner(owner, as: App.self), ())
                        return Dovetail.Wiring.connection(Tools.self, slot, place, place)
                    }
                    #endif
                    return nil
                """))
    }

    @Test func anotherOneAnswersUnderEachCondition() {
        let debug = Condition(atom: "DEBUG")
        let text = place(
            of: member("id", "Int"),
            [
                .init(source: .parent, condition: debug, effects: Effects()),
                .init(source: .outer("id_2"), condition: debug.negated, effects: Effects()),
            ])
        #expect(
            text.contains(
                """
                    #if DEBUG
                    @inline(never) var id: Int { _above.id }
                    #elseif !DEBUG
                    @inline(never) var id: Int { _outer.id_2 }
                    #endif
                """))
    }

    @Test func attributesStandUnderEachCondition() {
        let debug = Condition(atom: "DEBUG")
        let text = place(
            of: member("id", "Int", availability: ["@available(iOS 17, *)"]),
            [
                .init(source: .parent, condition: debug, effects: Effects()),
                .init(source: .outer("id"), condition: debug.negated, effects: Effects()),
            ])
        #expect(
            text.contains(
                """
                    #if DEBUG
                    @available(iOS 17, *)
                    @inline(never) var id: Int { _above.id }
                    #elseif !DEBUG
                    @available(iOS 17, *)
                    @inline(never) var id: Int { _outer.id }
                    #endif
                """))
    }

    // MARK: Members

    @Test func aMemberNamedLikeOneOfThePlaceHasAnotherName() {
        var hidden = member("_above", "Int")
        #expect(hidden.isHiddenByPlace && !member("above", "Int").isHiddenByPlace)
        var taken: Set<String> = ["_above", "_above_2"]
        hidden = hidden.renamed(besides: &taken)
        hidden.implementedProtocol = "CardDependency"
        #expect(taken.contains("_above_3"))
        #expect(
            place(of: hidden, answer(.parent)).contains(
                "@_implements(CardDependency, _above) @inline(never) var _above_3: Int { _above._above }"))
    }

    @Test func aSettablePropertyIsSetToo() {
        #expect(
            place(of: member("id", "Int", isSettable: true), answer(.parent))
                .contains("@inline(never) var id: Int { get { _above.id } set { _above.id = newValue } }"))
    }

    @Test func effectsAreMarkedWhereTheyHappen() {
        let both = Effects(isAsync: true, thrown: "")
        #expect(
            place(of: member("id", "Int", effects: both), answer(.parent, effects: both))
                .contains("var id: Int { get async throws { try await _above.id } }"))
        #expect(
            place(of: member("id", "Int", effects: both), answer(.parent, effects: Effects(thrown: "Failure")))
                .contains("var id: Int { get async throws { try _above.id } }"))
    }

    @Test func aFunctionPassesItsArgumentsOn() {
        let function = WiredFunction(
            generics: "<T>",
            parameters: [
                .init(label: nil, name: "value", type: "T", isInout: false, isAutoclosure: false),
                .init(label: "into", name: "list", type: "inout [T]", isInout: true, isAutoclosure: false),
                .init(
                    label: "when", name: "when", type: "@autoclosure () -> Bool", isInout: false, isAutoclosure: true),
            ],
            result: "Int", constraints: "where T: Sendable")
        let throwing = Effects(thrown: "")
        let expected = """
            @inline(never) func add<T>(_ p0: T, into p1: inout [T], when p2: @autoclosure () -> Bool) throws -> Int \
            where T: Sendable { try _above.add(p0, into: &p1, when: p2()) }
            """
        #expect(
            place(
                of: member("add", .function(function), effects: throwing), answer(.parent, effects: throwing)
            ).contains(expected))
    }

    @Test func attributesStandBeforeAMember() {
        var old = member(
            "id", "Int", isolation: .actor("MainActor"), availability: ["@available(iOS 17, *)"])
        old.isDeprecated = true
        #expect(
            place(of: old, answer(.parent)).contains(
                """
                    @available(iOS 17, *)
                    @available(*, deprecated)
                    @inline(never) @MainActor var id: Int { _above.id }
                """))
    }

    @Test func reservedWordsStandInBackticks() {
        #expect(
            place(of: member("default", "Int"), answer(.parent))
                .contains("var `default`: Int { _above.`default` }"))
    }

    @Test func underMainActorDefaultAllIsNonisolated() {
        var whole = wiring(
            wiredRoot(children: [1]), wired("Card", needing: [member("id", "Int")], places: [under(0, answer(.parent))])
        )
        whole.isMainActorByDefault = true
        let text = part("App", of: whole)
        #expect(text.contains("extension App: nonisolated Dovetail.Wiring.WiredRoot {"))
        #expect(text.contains("private nonisolated func App_children("))
        #expect(
            text.contains(
                "private nonisolated final class Under_App: Dovetail.Wiring.PlaceUnder<App, Swift.Void>, CardDependency {"
            ))
    }
}
