//! class: K8 not counted
//! note: a protocol's extension resolves from a container that its types give
import Dovetail
import Probe
struct Feed: Sendable {}
protocol HasBox { var box: Container { get } }
extension HasBox { func get<T>(_ type: T.Type) throws -> T { try box.resolve(type) } }
struct Full: HasBox { let box = try! Container { c in c.register(Feed.self) { _ in Feed() } } }
struct Empty: HasBox { let box = try! Container { _ in } }
attempt { try Full().get(Feed.self) }
attempt { try Empty().get(Feed.self) }
