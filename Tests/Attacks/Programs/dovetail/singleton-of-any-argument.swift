//! class: K14 creation
//! note: a singleton takes a value of a protocol that is not Hashable
import Dovetail
import Probe
protocol Style: Sendable {}
struct Dark: Style {}
struct Feed: Sendable { let style: any Style }
let box = try Container { c in
    c.register(Feed.self, scope: .singleton) { (_: borrowing Resolver, style: any Style) in Feed(style: style) }
}
attempt { try probe(box.resolve(Feed.self, arguments: Dark() as any Style)) }
