//! class: K12 existentials
//! note: an optional of a protocol is the argument
import Dovetail
import Probe
protocol Track: Sendable {}
struct Song: Track {}
struct Player: Sendable {}
let box = try Container { c in c.register(Player.self) { (r, track: (any Track)?) in Player() } }
let some: (any Track)? = Song()
attempt { try box.resolve(Player.self, arguments: some) }
let bare: any Track = Song()
attempt { try box.resolve(Player.self, arguments: bare) } //~ argument-mismatch
