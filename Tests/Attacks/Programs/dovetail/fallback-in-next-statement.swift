//! class: K7 helpers
//! note: helpers look under another name in a catch, after if let, and in the else of guard let
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try Container { c in c.register(Feed.self, name: "main") { _ in Feed() } }
func caught<T>(_ type: T.Type) throws -> T {
    do { return try box.resolve(type) } catch { return try box.resolve(type, name: "main") }
}
func after<T>(_ type: T.Type) throws -> T {
    if let one = try? box.resolve(type) { return one }
    return try box.resolve(type, name: "main")
}
func guarded<T>(_ type: T.Type) throws -> T {
    guard let one = try? box.resolve(type) else { return try box.resolve(type, name: "main") }
    return one
}
func otherwise<T>(_ type: T.Type) throws -> T {
    if let one = try? box.resolve(type) { return one } else { return try box.resolve(type, name: "main") }
}
attempt { try caught(Feed.self) }
attempt { try after(Feed.self) }
attempt { try guarded(Feed.self) }
attempt { try otherwise(Feed.self) }
attempt { try caught(Chat.self) }
attempt { try after(Chat.self) }
attempt { try guarded(Chat.self) }
attempt { try otherwise(Chat.self) }
func direct() throws -> Feed {
    if let one = try? box.resolve(Feed.self) { return one }
    return try box.resolve(Feed.self, name: "main")
}
attempt { try direct() }
