//! title: a non-core component does not provide for itself, nor does the plugin extension
import Dovetail

protocol GamePlugins: PluginExtension { var title: String { get } }
protocol FeaturesDependency: Dependency {
    var title: String { get } //~ missing-provider: Features needs 'title: String', but no component on the path from Root
}
final class Features: NonCoreComponent<FeaturesDependency> {
    var title: String { dependency.title }
}
final class Game: PluginizedComponent<EmptyDependency, GamePlugins, Features> {}
final class Root: BootstrapComponent { var game: Game { Game(parent: self) } }
