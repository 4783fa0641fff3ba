//! runs: no
import Swinject

final class Session {}
final class Cart {}
final class Shop { init(session: Session, cart: Cart) {} }
extension ObjectScope { static let session = ObjectScope(storageFactory: PermanentStorage.init) }
let container = Container()
container.register(Session.self) { _ in Session() }.inObjectScope(.session)
container.register(Cart.self) { _ in Cart() }
container.register(Shop.self) { r in
    Shop(
        session: r.resolve(Session.self)!, //~ captive-dependency: holds 'Session', which is kept by the scope 'session'
        cart: r.resolve(Cart.self)!)
}
.inObjectScope(.container)
_ = container.resolve(Shop.self)
