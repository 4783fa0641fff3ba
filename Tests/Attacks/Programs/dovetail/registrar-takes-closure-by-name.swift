//! class: K7 helpers
//! note: a function that registers what a closure makes is passed the closure by its name, or a function
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
func add<Service: Sendable>(_ make: @escaping @Sendable () -> Service, to c: inout Registrations) {
    c.register(Service.self) { _ in make() }
}
func makeChat() -> Chat { Chat() }
let makeFeed: @Sendable () -> Feed = { Feed() }
let box = try Container { c in add(makeFeed, to: &c) }
attempt { try box.resolve(Feed.self) }
attempt { try box.resolve(Chat.self) }
let other = try Container { c in add(makeChat, to: &c) }
attempt { try other.resolve(Chat.self) }
attempt { try other.resolve(Feed.self) }
