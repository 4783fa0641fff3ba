//! class: K1 places
//! note: children are made by map, and all see the parent
import Swinject
import Probe
final class Feed {}
let app = Container()
app.register(Feed.self) { _ in Feed() }
let children = (0..<2).map { _ in Container(parent: app) }
for child in children { probe(child.resolve(Feed.self)) }
