//! class: K9 dispatch
//! note: two types register by a requirement, one of them under a name
import Swinject
import Probe
final class Feed {}
let c = Container()
protocol Adds { func add<T>(_ t: T.Type, _ make: @escaping () -> T) }
struct Plain: Adds { func add<T>(_ t: T.Type, _ make: @escaping () -> T) { c.register(t) { _ in make() } } }
struct Named: Adds { func add<T>(_ t: T.Type, _ make: @escaping () -> T) { c.register(t, name: "n") { _ in make() } } }
let adds: any Adds = Named()
adds.add(Feed.self) { Feed() }
probe(c.resolve(Feed.self))
probe(c.resolve(Feed.self, name: "n"))
