//! class: K15 cycles
//! note: not at once (no error)
import Dovetail
import Probe
struct Chat: Sendable {}
func need() -> Feed { try! box.resolve(Feed.self) }
final class Feed: @unchecked Sendable { var later: (() -> Feed)?; init() { later = { need() } } }
let box = try Container { c in
    c.register(Chat.self) { _ in Chat() }
    c.register(Feed.self) { _ in Feed() }
}
attempt { try box.resolve(Chat.self) }
attempt { try box.resolve(Feed.self) }
