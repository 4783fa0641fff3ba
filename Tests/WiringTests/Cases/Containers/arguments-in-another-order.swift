//! title: arguments in another order than the registration's are said to be swapped
//! runs: no
import Swinject

final class Player {
    init(title: String) {}
    init(title: String, track: Int) {}
}
let container = Container()
container.register(Player.self) { _, title in Player(title: title) }
container.register(Player.self) { _, title, track in Player(title: title, track: track) }
_ = container.resolve(Player.self, argument: "Blue")
_ = container.resolve(Player.self, arguments: "Blue", 7)
_ = container.resolve(Player.self, arguments: 7, "Blue") //~ argument-mismatch: in the order of the registration: String, Int
