//! class: K14 creation
//! note: a singleton takes an object of a class that is not Hashable
import Dovetail
import Probe
class Style: @unchecked Sendable {}
struct Feed: Sendable { let style: Style }
let box = try Container { c in
    c.register(Feed.self, scope: .singleton) { (_: borrowing Resolver, style: Style) in Feed(style: style) }
}
attempt { try probe(box.resolve(Feed.self, arguments: Style())) }
