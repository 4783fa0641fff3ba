//! class: K14 creation
//! note: a singleton with an argument that is Hashable only conditionally
import Dovetail
import Probe
struct Key<T>: Sendable {}
extension Key: Equatable where T: Equatable {}
extension Key: Hashable where T: Hashable {}
struct Plain: Sendable {}
struct Feed: Sendable {}
struct Chat: Sendable {}
struct Page: Sendable {}
let box = try Container { c in
    c.register(Chat.self) { _ in Chat() }
    c.register(Feed.self, scope: .singleton) { (_, key: Key<Plain>) in Feed() } //~ invalid-scope
    c.register(Page.self, scope: .singleton) { (_, key: Key<Int>) in Page() }
}
attempt { try box.resolve(Chat.self) }
attempt { try box.resolve(Feed.self, arguments: Key<Plain>()) }
