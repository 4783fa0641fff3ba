//! class: K12 existentials
//! note: a variable of protocol type and one of the struct are arguments
import Swinject
import Probe
protocol Track {}
struct Song: Track {}
final class Player {}
let box = Container()
box.register(Player.self) { (_, track: Track) in Player() }
let track: Track = Song()
let song = Song()
probe(box.resolve(Player.self, argument: track))
probe(box.resolve(Player.self, argument: song)) //~ argument-mismatch
