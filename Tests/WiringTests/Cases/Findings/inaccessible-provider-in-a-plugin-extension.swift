//! title: what a non-core component of another module does not make public does not meet a plugin extension
//! modules: Features App
//// file: Features/Features.swift
import Dovetail

public final class GameFeatures: NonCoreComponent<EmptyDependency> {
    var board: Int { 1 }
    public var sheet: Int { 2 }
}
//// file: App/main.swift
import Dovetail
import Features

protocol GamePlugins: PluginExtension {
    var board: Int { get } //~ inaccessible-provider: 'board' in GameFeatures is internal, so the generated wiring in 'App'
    var sheet: Int { get }
}
final class Game: PluginizedComponent<EmptyDependency, GamePlugins, GameFeatures> {}
final class Root: BootstrapComponent { var game: Game { Game(parent: self) } }
