//! class: K15 cycles
//! note: a service of one type needs another one with a name
import Dovetail
import Probe
final class Node: Sendable { let next: Node?; init(_ next: Node?) { self.next = next } }
let box = try Container { c in
    c.register(Node.self) { r in Node(try r.resolve(Node.self, name: "leaf")) }
    c.register(Node.self, name: "leaf") { _ in Node(nil) }
}
attempt { try box.resolve(Node.self) }
