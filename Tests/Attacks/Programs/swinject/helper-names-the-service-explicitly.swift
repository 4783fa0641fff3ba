//! class: K7 helpers
//! note: a helper autoregisters under a protocol, with a name
import Swinject
import Probe
import SwinjectAutoregistration
protocol Show {}
final class Log {}
final class Feed {}
final class Screen: Show { init(feed: Feed) {} }
final class Page: Show { init(log: Log) {} }
let container = Container()
func add<T, A>(_ type: T.Type, name: String, _ make: @escaping (A) -> T) { container.autoregister(type, name: name, initializer: make) }
container.register(Feed.self) { _ in Feed() }
add(Show.self, name: "screen", Screen.init)
add(Show.self, name: "page", Page.init) //~ missing-registration
probe(container.resolve(Show.self, name: "screen"))
probe(container.resolve(Show.self, name: "page"))
