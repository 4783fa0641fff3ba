//! class: K1 places
//! note: each container is filled by a closure given to its initializer
import Swinject
import Probe
final class Session {}
final class Cart {}
let user = Container { $0.register(Session.self) { _ in Session() } }
let shop = Container { $0.register(Cart.self) { _ in Cart() } }
probe(user.resolve(Session.self))
probe(shop.resolve(Cart.self))
probe(shop.resolve(Session.self)) //~ missing-registration
