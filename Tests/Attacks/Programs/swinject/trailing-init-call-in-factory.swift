//! class: K13 function needs
//! note: a factory's initializer infers what it asks for
import Swinject
import Probe
final class Feed {}
final class Log {}
final class Screen { init(feed: Feed, log: Log) {} }
extension Resolver { func get<T>() -> T { resolve(T.self)! } }
let box = Container()
box.register(Feed.self) { _ in Feed() }
box.register(Screen.self) { r in Screen(feed: r.get(), log: r.get()) } //~ missing-registration
probe(box.resolve(Screen.self))
