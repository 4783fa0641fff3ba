//! title: missing-registration: a service that is registered as optional, with a note for each further use
import Dovetail

protocol Clock: Sendable {}
struct SystemClock: Clock {}
final class Feed { init(clock: any Clock) {} }
final class Cart { init(clock: any Clock) {} }

let container = try Container { c in
    c.register((any Clock)?.self) { _ in SystemClock() }
    c.register(Feed.self, Feed.init)  //~ missing-registration: help: register (any Clock).self on line 9 of App/main.swift, with a value that is never nil; or resolve '(any Clock)?'
    c.register(Cart.self) { r in
        Cart(clock: try r.resolve((any Clock).self))  //~ missing-registration: 'Clock' is also needed here, by 'Cart'
    }
}
_ = try container.resolve(Feed.self)
_ = try container.resolve(Cart.self)
