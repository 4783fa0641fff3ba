//! class: K7 helpers
//! note: a local function has the name of the helper
import Swinject
import Probe
final class Feed {}
final class Chat {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
func get<T>(_ t: T.Type) -> T? { box.resolve(t) }
func show() {
    func get<T>(_ t: T.Type) -> Feed? { box.resolve(Feed.self) }
    probe(get(Chat.self))
}
show()
probe(get(Chat.self)) //~ missing-registration
