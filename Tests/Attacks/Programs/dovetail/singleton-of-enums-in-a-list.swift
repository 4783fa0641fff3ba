//! class: K14 creation
//! note: a singleton takes a list of enums whose payloads keep them from being Hashable
import Dovetail
import Probe
struct Dark: Sendable {}
enum Style: Sendable { case dark(Dark), light }
struct Feed: Sendable {}
let box = try Container { c in
    c.register(Feed.self, scope: .singleton) { (_: borrowing Resolver, _: [Style]) in Feed() }
}
attempt { try probe(box.resolve(Feed.self, arguments: [Style.light])) }
