//! class: K14 creation
//! note: a singleton takes an enum whose payload keeps it from being Hashable
import Dovetail
import Probe
struct Dark: Sendable {}
enum Style: Sendable { case dark(Dark), light }
struct Feed: Sendable { let style: Style }
let box = try Container { c in
    c.register(Feed.self, scope: .singleton) { (_: borrowing Resolver, style: Style) in Feed(style: style) }
}
attempt { try probe(box.resolve(Feed.self, arguments: Style.light)) }
