//! title: what nothing asks for may find its needs in a child container
//! runs: no
//! proof: proved 1 of 3 resolutions; 1 not provable: 1 unknown container
import Swinject

final class Session {}
final class Clock {}
final class Cart {}
final class Shop { init(_ session: Session) {} }
final class Till { init(_ clock: Clock) {} }
let app = Container()
app.register(Shop.self) { r in Shop(r.resolve(Session.self)!) } //~ unused-registration
app.register(Till.self) { r in //~ unused-registration
    Till(r.resolve(Clock.self)!) //~ missing-registration: 'Till' needs 'Clock', which is not registered in 'app'
}
let user = Container(parent: app)
user.register(Session.self) { _ in Session() }
user.register(Cart.self) { _ in Cart() }
_ = user.resolve(Cart.self)
