//! class: K1 places
//! note: a class keeps the one container that it is given
import Dovetail
import Probe
struct Song: Sendable {}
final class Player { let box: Container; init(_ box: Container) { self.box = box }; func play() { attempt { try box.resolve(Song.self) } } }
let player = Player(try Container { c in c.register(Song.self) { _ in Song() } })
player.play()
