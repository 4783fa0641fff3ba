//! runs: no
import Swinject

final class Session {}
final class Shop { init(session: Session) {} }
let app = Container()
let user = Container(parent: app)
user.register(Session.self) { _ in Session() }
app.register(Shop.self) { r in Shop(session: r.resolve(Session.self)!) }.inObjectScope(.container) //~ captive-dependency: from its child 'user'
_ = user.resolve(Shop.self)
