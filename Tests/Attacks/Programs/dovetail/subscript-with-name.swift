//! class: K8 not counted
//! note: a subscript takes a name, and another one is of a type of the program
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}

extension Container { subscript<T>(type: T.Type, named name: String) -> T? { try? resolve(type, name: name) } }
let box = try Container { c in
    c.register(Feed.self, name: "main") { _ in Feed() }
    c.register(Chat.self) { _ in Chat() }
}
struct Services { let box: Container; subscript<T>(_ type: T.Type) -> T? { try? box.resolve(type) } }
let services = Services(box: box)
probe(box[Feed.self, named: "main"])
probe(box[Feed.self, named: "other"])
probe(services[Chat.self])
probe(services[Feed.self])
