//! title: missing-registration: the service is registered as the help says
import Dovetail

protocol Clock: Sendable {}
struct SystemClock: Clock {}
final class Feed { init(clock: any Clock) {} }

let container = try Container { c in
    c.register((any Clock).self) { _ in SystemClock() }
    c.register(Feed.self, Feed.init)
}
_ = try container.resolve(Feed.self)
