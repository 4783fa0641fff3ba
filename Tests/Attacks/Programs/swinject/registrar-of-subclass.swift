//! class: K9 dispatch
//! note: a registrar of a subclass is called on a value of its own type
import Swinject
import Probe
final class Feed {}
let c = Container()
class Adds { func add<T>(_ t: T.Type, _ make: @escaping () -> T) { c.register(t) { _ in make() } } }
final class Named: Adds { override func add<T>(_ t: T.Type, _ make: @escaping () -> T) { c.register(t, name: "n") { _ in make() } } }
let named = Named()
named.add(Feed.self) { Feed() }
probe(c.resolve(Feed.self, name: "n"))
probe(c.resolve(Feed.self)) //~ missing-registration
