//! class: K1 places
//! note: one of two containers in a list lacks the service
import Swinject
import Probe
final class Session {}
let full = Container()
full.register(Session.self) { _ in Session() }
let all = [full, Container()]
probe(all[0].resolve(Session.self))
probe(all[1].resolve(Session.self))
