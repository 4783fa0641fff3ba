//! class: K7 helpers
//! note: a wrapper has a second method that resolves, and one of the wrapped properties calls it
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in
    c.register(Feed.self) { _ in Feed() }
    c.register(Chat.self) { _ in Chat() }
    c.register(Chat.self, name: "named") { _ in Chat() }
}
@propertyWrapper struct Injected<T> {
    var wrappedValue: T { try! box.resolve(T.self) }
    func named() throws -> T { try box.resolve(T.self, name: "named") }
}
struct Screen {
    @Injected var feed: Feed
    @Injected var chat: Chat
    func talk() throws -> Chat { try _chat.named() }
    func read() throws -> Feed { try _feed.named() }
}
probe(Screen().feed)
attempt { try Screen().talk() }
