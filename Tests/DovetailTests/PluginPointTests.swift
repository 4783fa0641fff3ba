import Dovetail
import Foundation
import Testing

@Suite("A pluginized component and its non-core component")
struct PluginPointTests {
    @Test func thePluginExtensionReadsTheNonCoreComponent() throws {
        let game = PlugApp().game
        defer { end(game) }
        let features = try #require(game.nonCoreComponent as? GameFeatures)
        #expect(game.pluginExtension.board === features.board)
        #expect(game.pluginExtension === game.pluginExtension)
        #expect(features.parent === game && features.path == ["PlugApp", "GameComponent", "GameFeatures"])
    }

    @Test func eventsReachTheNonCoreComponent() {
        let app = PlugApp()
        let life = Life()
        app.game.bind(to: life)
        for event in [PluginizedScopeLifecycle.active, .inactive, .active, .deinit, .active, .deinit] {
            life.send(event)
        }
        #expect(app.events.names == ["active", "inactive", "active", "will end"])
    }

    @Test func onlyTheFirstLifecycleCounts() {
        let app = PlugApp()
        let (first, second) = (Life(), Life())
        let game = app.game
        game.bind(to: first)
        game.bind(to: second)
        second.send(.deinit)
        #expect(app.events.names.isEmpty)
        first.send(.deinit)
        #expect(app.events.names == ["will end"])
    }

    @Test func bothLiveUntilTheLifecycleEnds() {
        weak var game: GameComponent?
        weak var features: GameFeatures?
        weak var app: PlugApp?
        let life = Life()
        let boards: Counter
        do {
            let root = PlugApp()
            let made = root.game
            made.bind(to: life)
            _ = made.pluginExtension.board
            (app, game, features) = (root, made, made.nonCoreComponent as? GameFeatures)
            boards = root.events.boards
        }
        #expect(game != nil && features != nil && app != nil && boards.value == 1)
        life.send(.inactive)
        #expect(game != nil && features != nil && life.ending.count == 0)
        life.send(.deinit)
        #expect(game == nil && features == nil && app == nil && boards.value == 0)
        #expect(life.ending.count == 1)
        life.send(.active)
    }

    @Test func theLifecycleMayOutliveTheComponentAndBeOutlivedByIt() {
        weak var life: Life?
        let app = PlugApp()
        let game = app.game
        do {
            let short = Life()
            life = short
            game.bind(to: short)
        }
        #expect(life == nil)
        #expect(game.pluginExtension.board.number == 0)
        end(game)
    }

    @Test func afterTheEndANonCoreComponentLivesOnlyAsLongAsItIsUsed() {
        weak var former: GameFeatures?
        weak var later: GameFeatures?
        let app = PlugApp()
        do {
            let game = app.game
            let life = Life()
            game.bind(to: life)
            do {
                let kept = game.nonCoreComponent as? GameFeatures
                let board = game.pluginExtension.board
                former = kept
                life.send(.deinit)
                #expect(game.nonCoreComponent === kept && game.pluginExtension.board === board)
            }
            #expect(former == nil && app.events.boards.value == 0)
            #expect(game.pluginExtension.board.number == 1)
            later = game.nonCoreComponent as? GameFeatures
            #expect(later == nil && app.events.boards.value == 0)
        }
        #expect(app.events.names == ["will end"])
    }

    @Test func aDoubleNeedsNoWiringUntilThePluginsAreUsed() async {
        weak var game: GameComponent?
        let life = Life()
        do {
            let double = GameDouble()
            let made = GameComponent(dependency: double)
            game = made
            made.bind(to: life)
            life.send(.active)
            #expect(made.dependency === double && double.events.names.isEmpty)
        }
        #expect(game == nil && life.ending.count == 1)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = GameComponent(dependency: GameDouble()).pluginExtension
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Dovetail: GameFeatures has no wiring under GameComponent"))
    }

    @Test func aNonCoreComponentOnADoubleHasNoPlugins() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let features = GameFeatures(dependency: GameDouble())
            let plugins: any GamePlugins = Wiring.plugins(of: features)
            _ = plugins
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Dovetail: GamePlugins has no wiring under GameFeatures"))
    }

    private func end(_ game: GameComponent) {
        let life = Life()
        game.bind(to: life)
        life.send(.deinit)
    }
}
