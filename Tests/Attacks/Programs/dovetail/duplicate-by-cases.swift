//! class: K14 creation
//! note: a loop over all cases registers under their names, another one under none
import Dovetail
import Probe
struct Feed: Sendable {}
struct Chat: Sendable {}

enum Kind: String, CaseIterable { case one, two }
let box = try Container { c in for kind in Kind.allCases { c.register(Feed.self, name: kind.rawValue) { _ in Feed() } } }
attempt { try box.resolve(Feed.self, name: "two") }
attempt { try Container { c in for _ in Kind.allCases { c.register(Chat.self) { _ in Chat() } } } }
