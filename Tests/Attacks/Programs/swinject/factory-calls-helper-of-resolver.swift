//! class: K13 function needs
//! note: a factory calls a helper that takes the resolver
import Swinject
import Probe
final class Feed {}
final class Log {}
final class Screen { init(_ feed: Feed) {} }
final class Other { init(_ log: Log) {} }
extension Resolver { func need<T>(_ type: T.Type) -> T { resolve(type)! } }
let box = Container()
box.register(Feed.self) { _ in Feed() }
box.register(Screen.self) { r in Screen(r.need(Feed.self)) }
box.register(Other.self) { r in Other(r.need(Log.self)) } //~ missing-registration
probe(box.resolve(Screen.self))
probe(box.resolve(Other.self))
