//! title: a pluginized component and a non-core component, built from doubles of their dependencies
import Dovetail

protocol GameDependency: Dependency { var name: String { get } }
protocol GamePlugins: PluginExtension { var sheet: Sheet { get } }
final class GameFeatures: NonCoreComponent<GameDependency> {
    var sheet: Sheet { Sheet(parent: self) }
    var title: String { "of \(dependency.name)" }
}
final class Game: PluginizedComponent<GameDependency, GamePlugins, GameFeatures> {}
protocol SheetDependency: Dependency {
    var name: String { get }
    var title: String { get }
}
final class Sheet: Component<SheetDependency> {}
final class Root: BootstrapComponent {
    var name: String { "root" }
    var game: Game { Game(parent: self) }
}
final class Double: GameDependency { let name = "double" }
let sheet = Game(dependency: Double()).pluginExtension.sheet
print(sheet.dependency.name, sheet.dependency.title)
print(GameFeatures(dependency: Double()).sheet.dependency.title)
print(Root().game.pluginExtension.sheet.dependency.title)
//> double of double
//> of double
//> of root
