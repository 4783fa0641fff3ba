//! runs: no
import Dovetail

final class Session: Sendable {}
final class Shop: Sendable { init(session: Session) {} }
let app = try Container { c in
    c.register(Shop.self, scope: .singleton) { r in
        Shop(session: try r.resolve()) //~ missing-registration: registered here in 'user', another container
    }
}
let user = try Container(parent: app) { c in c.register(Session.self) { _ in Session() } }
_ = try user.resolve(Shop.self)
_ = try user.resolve(Session.self)
