//! title: of one of several containers only that is proved which all of them have
//! runs: no
//! proof: proved 4 of 8 resolutions, 1 of them only if a branch is taken; 2 not provable: 2 unknown containers
import Swinject

final class Feed {}
final class Player {}
let home = Container()
let guest = Container()
home.register(Feed.self) { _ in Feed() }
home.register(Player.self) { _ in Player() }
guest.register(Feed.self) { _ in Feed() }

func chosen(_ isGuest: Bool) -> Container {
    if isGuest { return guest }
    return home
}
_ = chosen(CommandLine.arguments.isEmpty).resolve(Feed.self)
_ = chosen(CommandLine.arguments.isEmpty).resolve(Player.self)
let current = CommandLine.arguments.isEmpty ? home : guest
_ = current.resolve(Player.self)
_ = current.resolve(Feed.self)
current.register(Int.self) { _ in 1 }
_ = home.resolve(Int.self)
func open(_ container: Container = home) -> Player? { container.resolve(Player.self) }  //~ missing-registration: 'Player' is not registered in the container that is used here
_ = open(guest)
func read(_ container: Container = home) -> Feed? { container.resolve(Feed.self) }
_ = read(guest)
_ = home.resolve(Double.self)  //~ missing-registration: in 'home'
