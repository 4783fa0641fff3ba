//! class: K10 assemblies
//! note: the argument of a generic assembly is inferred from the closure that it is passed
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}
struct Service<T: Sendable>: Assembly {
    let make: @Sendable () -> T
    init(_ make: @escaping @Sendable () -> T) { self.make = make }
    func assemble(_ c: inout Registrations) { let make = make; c.register(T.self) { _ in make() } }
}
let box = try Container(Service { Feed() })
attempt { try box.resolve(Feed.self) }
attempt { try box.resolve(Chat.self) }
struct Other<T: Sendable>: Assembly {
    let make: @Sendable () -> T?
    init(_ make: @escaping @Sendable () -> T?) { self.make = make }
    func assemble(_ c: inout Registrations) { let make = make; c.register(T?.self) { _ in make() } }
}
let other = try Container(Other { Feed() })
attempt { try other.resolve(Feed.self) }
