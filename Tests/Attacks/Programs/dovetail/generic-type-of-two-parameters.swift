//! class: K7 helpers
//! note: a generic type asks for its second parameter, by a container that it is given
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}

let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
final class Pair<Key, Value> { let value: Value; init(_ box: Container) throws { value = try box.resolve(Value.self) } }
attempt { try Pair<Chat, Feed>(box).value }
attempt { try Pair<Feed, Chat>(box).value }
