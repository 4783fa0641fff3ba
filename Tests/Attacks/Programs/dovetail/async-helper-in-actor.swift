//! class: K8 not counted
//! note: an actor's method resolves
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
actor Loader {
    func feed() { attempt { try box.resolve(Feed.self) } }
    func chat() { attempt { try box.resolve(Chat.self) } } //~ missing-registration
}
let loader = Loader()
await loader.feed()
await loader.chat()
