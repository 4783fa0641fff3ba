//! title: pluginized and non-core components that are isolated to the main actor by themselves
import Dovetail

@MainActor protocol GamePlugins: PluginExtension {
    var board: Int { get }
    func note(_ text: String)
}
@MainActor protocol GameDependency: Dependency {
    var title: String { get }
}
@MainActor final class GameFeatures: NonCoreComponent<GameDependency> {
    var board: Int { 6 }
    func note(_ text: String) { print("note:", text, dependency.title) }
    override func scopeDidBecomeActive() { print("active") }
}
@MainActor final class Game: PluginizedComponent<GameDependency, GamePlugins, GameFeatures> {
    var twice: Int { pluginExtension.board * 2 }
    var leaf: Leaf { Leaf(parent: self) }
}
@MainActor protocol LeafDependency: Dependency { var board: Int { get } }
@MainActor final class Leaf: Component<LeafDependency> {
    var text: String { "leaf \(dependency.board)" }
}
@MainActor final class Root: BootstrapComponent {
    var title: String { "root" }
    var game: Game { Game(parent: self) }
}
@MainActor func run() async {
    let game = Root().game
    game.pluginExtension.note("hello")
    print(game.twice, game.leaf.text)
}
await run()
//> note: hello root
//> 12 leaf 6
