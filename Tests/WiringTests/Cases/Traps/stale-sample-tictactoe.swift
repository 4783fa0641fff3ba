//! title: needle 2.6 A, the MVC sample: one component under two parents, its own property does not meet its own need
import Dovetail

protocol LoggedOutDependency: Dependency { var mutablePlayers: String { get } }
protocol LoggedInDependency: Dependency { var mutablePlayers: String { get } }
protocol GameDependency: Dependency { var scores: String { get }; var players: String { get } }
protocol ScoreSheetDependency: Dependency { var scores: String { get } }
final class LoggedOut: Component<LoggedOutDependency> {}
final class LoggedIn: Component<LoggedInDependency> {
    var scores: String { shared { "scores of logged in" } }
    var game: Game { Game(parent: self) }
    var scoreSheet: ScoreSheet { ScoreSheet(parent: self) }
}
final class Game: Component<GameDependency> {
    var scoreSheet: ScoreSheet { ScoreSheet(parent: self) }
}
final class ScoreSheet: Component<ScoreSheetDependency> { var scores: Int { 0 } }
final class RootComponent: BootstrapComponent {
    var players: String { shared { "players" } }
    var mutablePlayers: String { shared { "mutable players" } }
    var loggedOut: LoggedOut { LoggedOut(parent: self) }
    var loggedIn: LoggedIn { LoggedIn(parent: self) }
}
let root = RootComponent()
print(root.loggedOut.dependency.mutablePlayers)
print(root.loggedIn.game.dependency.players, root.loggedIn.game.dependency.scores)
print(root.loggedIn.scoreSheet.dependency.scores)
print(root.loggedIn.game.scoreSheet.dependency.scores)
//> mutable players
//> players scores of logged in
//> scores of logged in
//> scores of logged in
