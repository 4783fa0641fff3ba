//! class: K9 dispatch
//! note: a registrar is overridden, and called through a variable of the base
import Swinject
import Probe
final class Feed {}
class DI {
    let c = Container()
    func add<T>(_ t: T.Type, _ make: @escaping () -> T) { c.register(t) { _ in make() } }
    func get<T>(_ t: T.Type) -> T? { c.resolve(t) }
}
final class NamedDI: DI { override func add<T>(_ t: T.Type, _ make: @escaping () -> T) { c.register(t, name: "n") { _ in make() } } }
let b: DI = NamedDI()
b.add(Feed.self) { Feed() }
probe(b.get(Feed.self))
