//! class: K12 existentials
//! note: a member of protocol type is the argument
import Dovetail
import Probe
protocol Track: Sendable {}
struct Song: Track {}
struct Player: Sendable {}
struct Item { let track: any Track }
let box = try Container { c in c.register(Player.self) { (r, track: any Track) in Player() } }
let item = Item(track: Song())
attempt { try box.resolve(Player.self, arguments: item.track) }
let song = Song()
attempt { try box.resolve(Player.self, arguments: song) } //~ argument-mismatch
attempt { try box.resolve(Player.self, arguments: song as any Track) }
