//! class: K14 creation
//! note: scope weak of any P whose object is a struct
import Dovetail
import Probe
protocol P: Sendable {}
struct Feed: P {}
struct Chat: Sendable {}
func make() -> any P { Feed() }
let box = try Container { c in
    c.register(Chat.self) { _ in Chat() }
    c.register((any P).self, scope: .weak) { _ in make() }
}
attempt { try box.resolve(Chat.self) }
attempt { try box.resolve((any P).self) }
