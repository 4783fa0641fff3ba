//! class: K15 cycles
//! note: a task resolves what needs the object, after the object is built
import Dovetail
import Probe
final class Loader: Sendable { init(_ box: Container) { Task { _ = try? box.resolve(Flow.self) } } }
final class Flow: Sendable { let loader: Loader; init(loader: Loader) { self.loader = loader } }
let box = try Container { c in
    c.register(Loader.self, scope: .singleton) { r in Loader(r.container) }
    c.register(Flow.self) { r in Flow(loader: try r.resolve(Loader.self)) }
}
attempt { try box.resolve(Loader.self) }
final class Poller: Sendable {}
final class Feed: Sendable { let poller: Poller; init(poller: Poller) { self.poller = poller } }
let other = try Container { c in
    c.register(Poller.self, scope: .singleton) { r in
        let own = r.container
        Task { _ = try own.resolve(Feed.self) }
        return Poller()
    }
    c.register(Feed.self) { r in Feed(poller: try r.resolve(Poller.self)) }
}
attempt { try other.resolve(Feed.self) }
