//! class: K2 choices
//! note: a registration on an optional container that is nil
import Swinject
import Probe
final class Feed {}
let box = Container()
let other: Container? = nil
other?.register(Feed.self) { _ in Feed() }
probe(box.resolve(Feed.self))
