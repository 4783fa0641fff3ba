//! class: K1 places
//! note: a class keeps what it is given, and it is given two
import Dovetail
import Probe
struct Song: Sendable {}
final class Player { let box: Container; init(_ box: Container) { self.box = box } }
let one = Player(try Container { c in c.register(Song.self) { _ in Song() } })
let two = Player(try Container { _ in })
attempt { try one.box.resolve(Song.self) }
attempt { try two.box.resolve(Song.self) }
