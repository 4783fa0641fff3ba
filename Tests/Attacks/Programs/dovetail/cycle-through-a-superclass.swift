//! class: K15 cycles
//! note: superclass init
import Dovetail
import Probe
struct Chat: Sendable {}
class Base { init() { _ = try! box.resolve(Feed.self) } } //~ construction-cycle
final class Feed: Base, @unchecked Sendable { }
let box = try Container { c in
    c.register(Chat.self) { _ in Chat() }
    c.register(Feed.self) { _ in Feed() }
}
attempt { try box.resolve(Chat.self) }
attempt { try box.resolve(Feed.self) }
