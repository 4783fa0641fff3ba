//! title: what only the non-core component has does not reach the components below, unless the plugin extension lists it
import Dovetail

protocol GamePlugins: PluginExtension { var sheet: Int { get } }
final class Features: NonCoreComponent<EmptyDependency> {
    var sheet: Int { 1 }
    var secret: Int { 2 }
}
final class Game: PluginizedComponent<EmptyDependency, GamePlugins, Features> {
    var leaf: Leaf { Leaf(parent: self) }
}
protocol LeafDependency: Dependency {
    var sheet: Int { get }
    var secret: Int { get } //~ missing-provider: Leaf needs 'secret: Int', but GamePlugins does not list it
}
final class Leaf: Component<LeafDependency> {}
final class Root: BootstrapComponent { var game: Game { Game(parent: self) } }
