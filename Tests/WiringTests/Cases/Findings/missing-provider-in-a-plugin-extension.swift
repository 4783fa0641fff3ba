//! title: a plugin extension requires what its non-core component does not have, or has with another name, type or effect
import Dovetail

protocol GamePlugins: PluginExtension {
    var sheet: String { get } //~ missing-provider: GamePlugins needs 'sheet: String', but Features spells it 'sheets'
    var scores: Int? { get } //~ missing-provider: GamePlugins needs 'scores: Int?', but Features provides 'scores: Int'
    var absent: Int { get } //~ missing-provider: GamePlugins needs 'absent: Int', but Features does not provide it
    var hidden: Int { get } //~ inaccessible-provider: 'hidden' in Features is private
    var level: Int { get } //~ missing-provider: 'level' of Features may provide it, but it has no type
    func load() -> Int //~ effect-mismatch: GamePlugins needs 'load() -> Int', but 'load' in Features is async
    var mode: Int { get set } //~ missing-provider: 'mode' in Features is read-only
    var debug: Int { get } //~ conditional-provider: Features provides it only under #if DEBUG
}
final class Features: NonCoreComponent<EmptyDependency> {
    var sheets: String { "" }
    var scores: Int { 2 }
    private var hidden: Int { 3 }
    let level = [1].randomElement()?.description.count ?? 2
    func load() async -> Int { 1 }
    var mode: Int { 1 }
    #if DEBUG
        var debug: Int { 1 }
    #endif
}
final class Game: PluginizedComponent<EmptyDependency, GamePlugins, Features> {
    // What the pluginized component has does not count.
    var absent: Int { 1 }
}
final class Root: BootstrapComponent {
    var absent: Int { 2 }
    var game: Game { Game(parent: self) }
}
