//! class: K17 equal types
//! note: P & AnyObject is P where P is for classes
import Dovetail
import Probe
protocol Feed: AnyObject, Sendable {}
final class LiveFeed: Feed {}
let box = try Container { c in c.register((any Feed & AnyObject).self) { _ in LiveFeed() } }
attempt { try box.resolve((any Feed).self) }
