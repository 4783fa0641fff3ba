//! title: a plugin extension and a non-core component that the generated file cannot see
import Dovetail

private protocol GamePlugins: PluginExtension { var board: Int { get } } //~ inaccessible-component inaccessible-provider
private final class GameFeatures: NonCoreComponent<EmptyDependency> { //~ inaccessible-component: GameFeatures is private
    var board: Int { 1 }
}
private final class Game: PluginizedComponent<EmptyDependency, GamePlugins, GameFeatures> {} //~ inaccessible-component
final class Root: BootstrapComponent {
    private var game: Game { Game(parent: self) }
}
