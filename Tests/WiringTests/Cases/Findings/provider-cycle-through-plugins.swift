//! title: values that need each other through a plugin extension
import Dovetail

protocol GamePlugins: PluginExtension { var title: String { get } }
protocol FeaturesDependency: Dependency { var name: String { get } }
final class Features: NonCoreComponent<FeaturesDependency> {
    var title: String { "<" + dependency.name + ">" } //~ provider-cycle: 'title' depends on itself: Features.title → Game.name → Features.title
}
final class Game: PluginizedComponent<EmptyDependency, GamePlugins, Features> {
    var name: String { pluginExtension.title + "!" }
    var other: String { pluginExtension.title }
}
final class Root: BootstrapComponent { var game: Game { Game(parent: self) } }
