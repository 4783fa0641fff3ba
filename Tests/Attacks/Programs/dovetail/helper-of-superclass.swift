//! class: K8 not counted
//! note: a screen asks through a method of its superclass
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in c.register(Feed.self) { _ in Feed() } }
class Base { func get<T>(_ type: T.Type) throws -> T { try box.resolve(type) } }
final class Screen: Base {
    func show() {
        attempt { try get(Feed.self) }
        attempt { try self.get(Chat.self) } //~ missing-registration
    }
}
Screen().show()
