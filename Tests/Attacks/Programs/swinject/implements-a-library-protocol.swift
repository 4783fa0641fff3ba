//! class: K11 forward
//! note: implements a standard type that it is not
import Swinject
import Probe
final class Feed {}
let box = Container()
box.register(Feed.self) { _ in Feed() }.implements(Error.self)
probe(box.resolve(Feed.self))
probe(box.resolve(Error.self))
