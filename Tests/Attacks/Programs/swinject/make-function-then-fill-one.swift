//! class: K1 places
//! note: a function makes containers, and one of two is filled afterwards
import Swinject
import Probe
final class Session {}
func make() -> Container { Container() }
let a = make(), b = make()
a.register(Session.self) { _ in Session() }
probe(a.resolve(Session.self))
probe(b.resolve(Session.self)) //~ missing-registration
