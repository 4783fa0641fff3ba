//! class: K1 places
//! note: a parent parameter whose default is nil
import Swinject
import Probe
final class Feed {}
let root = Container()
root.register(Feed.self) { _ in Feed() }
func child(_ p: Container? = nil) -> Container { Container(parent: p) }
let one = child(root)
let two = child()
probe(one.resolve(Feed.self))
probe(two.resolve(Feed.self))
