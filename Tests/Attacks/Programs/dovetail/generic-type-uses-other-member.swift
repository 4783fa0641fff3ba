//! class: K7 helpers
//! note: the object of a generic type is made for a member that resolves nothing, or for the one that does
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
struct Box<T> {
    func load() throws -> T { try box.resolve(T.self) }
    func size() -> Int { 1 }
    func again() throws -> T { try load() }
}
same(Box<Int>().size() == 1)
attempt { try Box<Feed>().load() }
attempt { try Box<Chat>().load() }
attempt { try Box<Chat>().again() }
