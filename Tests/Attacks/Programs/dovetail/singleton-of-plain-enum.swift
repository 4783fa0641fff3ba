//! class: K14 creation
//! note: an enum without payloads is Hashable
import Dovetail
import Probe
enum Style: Sendable { case dark, light }
struct Feed: Sendable { let style: Style }
let box = try Container { c in
    c.register(Feed.self, scope: .singleton) { (_: borrowing Resolver, style: Style) in Feed(style: style) }
}
attempt { try probe(box.resolve(Feed.self, arguments: Style.light)) }
