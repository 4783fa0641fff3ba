//! class: K14 creation
//! note: a helper passes on whether a registration overrides another one
import Dovetail
import Probe
struct Feed: Sendable {}
extension Registrations {
    mutating func add<T: Sendable>(_ type: T.Type, override: Bool = false, _ make: @escaping @Sendable () -> T) {
        register(type, override: override) { _ in make() }
    }
}
let box = try Container { c in
    c.add(Feed.self) { Feed() }
    c.add(Feed.self, override: true) { Feed() }
}
attempt { try box.resolve(Feed.self) }
