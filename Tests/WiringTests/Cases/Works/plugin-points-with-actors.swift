//! title: isolated and asynchronous members of plugin extensions, and classes under conditions
import Dovetail

protocol GamePlugins: PluginExtension {
    @MainActor var title: String { get }
    func load() async throws -> String
    func make<Value>(_ value: Value) -> [Value]
}
#if NEVER
    final class Features: NonCoreComponent<EmptyDependency> {
        @MainActor var title: String { "never" }
        func load() async -> String { "never" }
        func make<Value>(_ value: Value) -> [Value] { [] }
    }
#else
    final class Features: NonCoreComponent<EmptyDependency> {
        @MainActor var title: String { "title" }
        func load() async -> String { "loaded" }
        func make<Value>(_ value: Value) -> [Value] { [value, value] }
    }
#endif
final class Game: PluginizedComponent<EmptyDependency, GamePlugins, Features> {
    var leaf: Leaf { Leaf(parent: self) }
}
protocol LeafDependency: Dependency {
    @MainActor var title: String { get }
    func load() async throws -> String
}
final class Leaf: Component<LeafDependency> {}
final class Root: BootstrapComponent {
    var game: Game { Game(parent: self) }
}
@MainActor func run() async throws {
    let game = Root().game
    let leaf = game.leaf
    print(game.pluginExtension.title, leaf.dependency.title, game.pluginExtension.make(1))
}
try await run()
//> title title [1, 1]
