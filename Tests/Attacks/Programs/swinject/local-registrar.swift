//! class: K7 helpers
//! note: a function declares what registers, and a global function of the name does not
import Swinject
import Probe
final class Feed {}
func add<T>(_ t: T.Type, _ c: Container, _ make: @escaping () -> T) {}
func fill(_ c: Container) {
    func add<T>(_ t: T.Type, _ c: Container, _ make: @escaping () -> T) { c.register(t) { _ in make() } }
    add(Feed.self, c) { Feed() }
}
let a = Container(), b = Container()
fill(a)
add(Feed.self, b) { Feed() }
probe(a.resolve(Feed.self))
probe(b.resolve(Feed.self)) //~ missing-registration
