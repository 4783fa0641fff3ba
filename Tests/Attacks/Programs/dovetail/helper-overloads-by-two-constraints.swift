//! class: K7 helpers
//! note: overloads by constraints that a type meets through an extension, through its protocol, or not
import Dovetail
import Probe
protocol Named {}
protocol Titled: Named {}
struct Feed: Sendable {}
struct Chat: Sendable, Titled {}
struct Page: Sendable {}
struct Box<T>: Sendable {}
extension Feed: Named {}
extension Box: Named where T == Int {}
let box = try Container { c in
    c.register(Feed.self, name: "named") { _ in Feed() }
    c.register(Chat.self) { _ in Chat() }
    c.register(Page.self) { _ in Page() }
    c.register(Box<Int>.self) { _ in Box() }
    c.register(Box<String>.self) { _ in Box() }
}
func get<T>(_ type: T.Type) throws -> T { try box.resolve(T.self) }
func get<T: Named>(_ type: T.Type) throws -> T { try box.resolve(T.self, name: "named") }
attempt { try get(Feed.self) }
attempt { try get(Chat.self) }
attempt { try get(Page.self) }
attempt { try get(Box<Int>.self) }
attempt { try get(Box<String>.self) }
