import DovetailComponents
import DovetailFacts
import FactBuilders
import Foundation
import Testing

extension EmittingStageTests {
    @Test func aPluginExtensionIsConnectedByItsType() {
        let board = member("board", "Int")
        var plugins = wired("Game", needing: [board], places: [under(1, answer(.parent))])
        plugins.isPluginExtension = true
        let text = WiringEmitter.swift(
            wiring(wiredRoot(children: [1]), wired("Features", children: [2], places: [under(0)]), plugins))
        #expect(
            text.contains(
                "    @inline(never) var board: Int { _above.board }\n}\nextension Under_Features: GameDependency"))
        #expect(
            text.contains(
                """
                    if Dovetail.Wiring.isExtension(child, (any GameDependency).self) {
                        return Dovetail.Wiring.pluginExtension((any GameDependency).self, slot, place, place)
                    }
                """))
    }

    @Test func whatPlugsInIsReadThroughTheComponent() {
        func text(_ source: WiredPlace.Source) -> String {
            WiringEmitter.swift(
                wiring(
                    wiredRoot(children: [1]),
                    wired("Card", needing: [member("id", "Int")], places: [under(0, answer(source))])))
        }
        #expect(text(.pluginExtension).contains("var id: Int { _above.pluginExtension.id }"))
        #expect(text(.nonCore).contains("var id: Int { _above._nonCoreComponent.id }"))
    }
}
