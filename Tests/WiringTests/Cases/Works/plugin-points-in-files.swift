//! title: a plugin extension, its inherited protocol, extensions of the library's classes and an alias, each in its own file
//! modules: Base App
//// file: Base/Lists.swift
import Dovetail

public protocol Listed: PluginExtension {
    var shared: Int { get }
}
//// file: Base/More.swift
import Dovetail

extension NonCoreComponent {
    public var shared: Int { 4 }
}
extension PluginizedComponent {
    public var core: Int { 5 }
}
//// file: App/Plugins.swift
import Base

typealias Plugins = GamePlugins
protocol GamePlugins: Listed {
    var board: Int { get }
}
//// file: App/Features.swift
import Dovetail

final class Features: NonCoreComponent<EmptyDependency> {}
//// file: App/Features+Board.swift
extension Features {
    var board: Int { 6 }
}
//// file: App/main.swift
import Base
import Dovetail

final class Game: PluginizedComponent<EmptyDependency, Plugins, Features> {
    var leaf: Leaf { Leaf(parent: self) }
}
protocol LeafDependency: Dependency {
    var shared: Int { get }
    var core: Int { get }
}
final class Leaf: Component<LeafDependency> {}
final class Root: BootstrapComponent { var game: Game { Game(parent: self) } }
let game = Root().game
print(game.pluginExtension.shared, game.pluginExtension.board, game.leaf.dependency.shared, game.leaf.dependency.core)
//> 4 6 4 5
