//! class: K7 helpers
//! note: a helper passes an initializer on to one whose parameters are resolved
import Swinject
import Probe
import SwinjectAutoregistration
final class Log {}
final class Page { init(log: Log) {} }
let container = Container()
func add<T, A>(_ type: T.Type, _ make: @escaping (A) -> T) { container.autoregister(type, initializer: make) }
func provide<T, A>(_ type: T.Type, by make: @escaping (A) -> T) { add(type, make) }
provide(Page.self, by: Page.init) //~ missing-registration
probe(container.resolve(Page.self))
