//! class: K5 types
//! note: the base is registered, its subclass is asked for
import Swinject
import Probe
class Feed {}
final class HotFeed: Feed {}
let box = Container()
box.register(Feed.self) { _ in HotFeed() }
probe(box.resolve(Feed.self))
probe(box.resolve(HotFeed.self)) //~ missing-registration
