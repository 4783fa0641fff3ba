//! class: K7 helpers
//! note: an extension asks for each type of a pack, under a name that comes first
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in
    c.register(Feed.self, name: "a") { _ in Feed() }
    c.register(Chat.self, name: "b") { _ in Chat() }
}
extension Container {
    func warm<each Service>(named name: String, _ types: repeat (each Service).Type) throws { repeat _ = try resolve((each Service).self, name: name) }
}
attempt { try box.warm(named: "a", Feed.self) }
attempt { try box.warm(named: "b", Feed.self, Chat.self) }
