//! title: a value with one name, from the plugin extension and from the non-core component, also on a double
import Dovetail

protocol SessionPlugins: PluginExtension { var score: Int { get } }
final class SessionFeatures: NonCoreComponent<EmptyDependency> {
    var score: Int { 1 }
    var rank: Int { 2 }
    var depth: Int { 1 }
}
class Base<Plugins>: PluginizedComponent<EmptyDependency, Plugins, SessionFeatures> {}
final class Session: Base<any SessionPlugins> {
    var rank: Int { 3 }
    var game: Game { Game(parent: self) }
}
protocol GameDependency: Dependency {
    var score: Int { get }
    var rank: Int { get }
    var level: Int { get }
    var depth: Int { get }
}
extension GameDependency {
    var level: Int { 7 }
}
enum Names { protocol GamePlugins: PluginExtension, Sendable { var sheet: Sheet { get } } }
typealias Listed = Names.GamePlugins
final class GameFeatures: NonCoreComponent<GameDependency> {
    var sheet: Sheet { Sheet(parent: self) }
    // Only for what is below.
    var level: Int { 8 }
}
final class Game: PluginizedComponent<GameDependency, Listed, GameFeatures> {}
final class Sheet: Component<GameDependency> {
    var text: String { "\(dependency.score) \(dependency.rank) \(dependency.level) \(dependency.depth)" }
}
final class Root: BootstrapComponent {
    var rank: Int { 4 }
    var depth: Int { 0 }
    var session: Session { Session(parent: self) }
}
final class Double: GameDependency {
    let score = 10
    let rank = 20
    let depth = 30
}
let game = Root().session.game
print(game.dependency.score, game.dependency.rank, game.dependency.level, game.dependency.depth, "-", game.pluginExtension.sheet.text)
let other = Game(dependency: Double())
print(other.pluginExtension.sheet.text)
//> 1 3 7 0 - 1 3 8 1
//> 10 20 8 30
