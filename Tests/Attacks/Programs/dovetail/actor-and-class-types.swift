//! class: K5 types
//! note: an actor is a service, and another one is asked for
import Dovetail
import Probe
actor Store {}
actor Cache {}
let box = try Container { c in c.register(Store.self) { _ in Store() } }
attempt { try box.resolve(Store.self) }
attempt { try box.resolve(Cache.self) } //~ missing-registration
