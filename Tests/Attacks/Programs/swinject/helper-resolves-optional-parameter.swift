//! class: K7 helpers
//! note: a helper resolves the parameter of its closure if it is there
import Swinject
import Probe
import SwinjectAutoregistration
final class Feed {}
final class Page { init(feed: Feed?) {} }
let container = Container()
func provide<T, A>(_ type: T.Type, _ make: @escaping (A?) -> T) {
    container.register(type) { r in make(r.resolve(A.self)) }
}
provide(Page.self, Page.init)
probe(container.resolve(Page.self))
