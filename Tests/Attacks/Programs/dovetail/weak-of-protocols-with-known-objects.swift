//! class: K14 creation
//! note: scope weak of protocols whose objects are known
import Dovetail
import Probe
protocol P: Sendable {}
protocol Q: AnyObject, Sendable {}
protocol R: Sendable {}
final class Feed: P, Q, R {}
func make() -> any Q { Feed() }
let box = try Container { c in
    c.register((any P).self, scope: .weak) { _ in Feed() }
    c.register((any Q).self, scope: .weak) { _ in make() }
    c.register((any R).self, scope: .weak, Feed.init)
}
attempt { try box.resolve((any P).self) }
attempt { try box.resolve((any Q).self) }
attempt { try box.resolve((any R).self) }
