//! title: a plugin extension is provided by the non-core component, and what only that has reaches non-core components further down
//! modules: Sheet Features App
//! modes: 5 6 5-main 6-main
//// file: Sheet/Sheet.swift
import Dovetail

public protocol SheetDependency: Dependency {
    var scores: [String] { get }
}
public final class Sheet: Component<SheetDependency> {
    public var text: String { dependency.scores.joined(separator: ", ") }
}
//// file: Features/Features.swift
import Dovetail
import Sheet

public final class Board {
    public var scores: [String] = []
    public init() {}
}
public final class SessionFeatures: NonCoreComponent<EmptyDependency> {
    public var board: Board { shared { Board() } }
    public var scores: [String] { board.scores }
    public var sheet: Sheet { Sheet(parent: self) }
    public override func scopeDidBecomeActive() { print("session active") }
    public override func scopeDidBecomeInactive() { print("session inactive") }
}
public protocol GameFeaturesDependency: Dependency {
    var title: String { get }
}
public final class GameFeatures: NonCoreComponent<GameFeaturesDependency> {
    public var sheet: Sheet { Sheet(parent: self) }
    public var heading: String { "<\(dependency.title)>" }
    // Never what the component itself depends on.
    public var title: String { "features" }
}
//// file: App/main.swift
import Dovetail
import Features
import Sheet

final class Life: PluginizedScopeLifecycleObservable {
    private var observers: [(PluginizedScopeLifecycle) -> Void] = []
    func observe(_ observer: @escaping (PluginizedScopeLifecycle) -> Void) -> any ObserverDisposable {
        observers.append(observer)
        return Ending()
    }
    func send(_ event: PluginizedScopeLifecycle) { for observer in observers { observer(event) } }
}
final class Ending: ObserverDisposable {
    func dispose() { print("disposed") }
}
protocol SessionPlugins: PluginExtension {
    var board: Board { get }
    var sheet: Sheet { get }
}
final class Session: PluginizedComponent<EmptyDependency, SessionPlugins, SessionFeatures> {
    var game: Game { Game(parent: self) }
    var title: String { "session" }
    override func scopeWillDeinit() { print("session ends") }
    deinit { print("session gone") }
}
protocol GameDependency: Dependency {
    var board: Board { get }
}
protocol GamePlugins: PluginExtension {
    var sheet: Sheet { get }
    var heading: String { get }
}
final class Game: PluginizedComponent<GameDependency, GamePlugins, GameFeatures> {
    func win() { dependency.board.scores.append("win") }
}
final class Root: BootstrapComponent {
    var session: Session { Session(parent: self) }
}
func play() -> Life {
    let session = Root().session
    let life = Life()
    session.bind(to: life)
    let game = session.game
    // One that is never bound would keep its parents, too.
    game.bind(to: life)
    game.win()
    game.win()
    print(game.pluginExtension.sheet.text, game.pluginExtension.heading)
    print(session.pluginExtension.sheet.text)
    print(session.pluginExtension.board === game.dependency.board, session.nonCoreComponent is SessionFeatures)
    return life
}
let life = play()
life.send(.active)
life.send(.inactive)
life.send(.deinit)
life.send(.active)
//> win, win <session>
//> win, win
//> true true
//> session active
//> session inactive
//> session ends
//> disposed
//> session gone
//> disposed
