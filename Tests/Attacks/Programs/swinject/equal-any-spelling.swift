//! class: K17 equal types
//! note: any P and P are one type
import Swinject
import Probe
protocol Feed {}
final class LiveFeed: Feed {}
let box = Container()
box.register((any Feed).self) { _ in LiveFeed() }
probe(box.resolve(Feed.self))
