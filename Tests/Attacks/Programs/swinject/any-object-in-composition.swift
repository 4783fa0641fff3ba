//! class: K17 equal types
//! note: P & AnyObject is P where P is for classes
import Swinject
import Probe
protocol Feed: AnyObject {}
final class LiveFeed: Feed {}
let box = Container()
box.register((Feed & AnyObject).self) { _ in LiveFeed() }
probe(box.resolve(Feed.self))
