import DovetailBasics
import DovetailComponents
import DovetailFacts
import FactBuilders
import Foundation
import Testing

extension EmittingStageTests {
    @Test func contributionsAreBuiltByAClosure() {
        var home = wired("Home", children: [2, 3], places: [under(0)])
        home.contributions = WiredContributions(
            type: "any Tab",
            contributors: [
                WiredChild(component: WiredID(2), condition: Condition(atom: "DEBUG")),
                WiredChild(component: WiredID(3), condition: .always),
            ])
        let components = [
            wiredRoot(children: [1]), home, wired("Debug", places: [under(1)]), wired("Feed", places: [under(1)]),
        ]
        var wiring = Wiring()
        wiring.components = components
        #expect(
            WiringEmitter.swift(wiring).contains(
                """
                    if Dovetail.Wiring.isExtension(child, Dovetail.Wiring.Contributors<any Tab>.self) {
                        return Dovetail.Wiring.contributors((any Tab).self, slot) { parent in
                            var list: [any Tab] = []
                            #if DEBUG
                            list.append(Debug(parent: parent))
                            #endif
                            list.append(Feed(parent: parent))
                            return list
                        }
                    }
                """))
        wiring.components[1].isMainActor = true
        #expect(
            WiringEmitter.swift(wiring).contains(
                "return Dovetail.Wiring.mainContributors((any Tab).self, slot) { parent in"))
    }
}
