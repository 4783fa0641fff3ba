//! class: K7 helpers
//! note: which overload is taken depends on a constraint
import Dovetail
import Probe
protocol Named {}
struct Feed: Sendable, Named {}
struct Chat: Sendable {}
let box = try Container { c in
    c.register(Feed.self, name: "named") { _ in Feed() }
    c.register(Chat.self) { _ in Chat() }
}
func get<T>(_ type: T.Type) throws -> T { try box.resolve(T.self) }
func get<T: Named>(_ type: T.Type) throws -> T { try box.resolve(T.self, name: "named") }
attempt { try get(Feed.self) }
attempt { try get(Chat.self) }
