//! title: a service that nothing resolves is unused, though its needs are only in a child container
//! runs: no
import Swinject

final class Session {}
final class Cart {}
final class Shop { init(_ session: Session) {} }
let app = Container()
app.register(Shop.self) { r in Shop(r.resolve(Session.self)!) } //~ unused-registration: Shop
let user = Container(parent: app)
user.register(Session.self) { _ in Session() }
user.register(Cart.self) { _ in Cart() }
_ = user.resolve(Cart.self)
