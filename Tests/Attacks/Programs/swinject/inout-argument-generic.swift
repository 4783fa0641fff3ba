//! class: K12 existentials
//! note: an argument goes through a generic helper that changes its static type
import Swinject
import Probe
protocol Track {}
struct Song: Track {}
final class Player {}
let box = Container()
box.register(Player.self) { (_, track: Track) in Player() }
func erase(_ track: Track) -> Track { track }
func keep<T: Track>(_ track: T) -> T { track }
probe(box.resolve(Player.self, argument: erase(Song())))
probe(box.resolve(Player.self, argument: keep(Song())))
