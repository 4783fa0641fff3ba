//! title: what a service that is not registered yet will resolve is unknown, so nothing counts as unused
//! command: check
import Dovetail

protocol Accounts: Sendable {}
struct Client: Sendable {}
struct Transfer: Sendable { let accounts: any Accounts }
let container = try Container { c in
    c.register(Client.self) { _ in Client() }
    c.register(Transfer.self) { r in
        Transfer(accounts: try r.resolve((any Accounts).self)) //~ missing-registration: c.register((any Accounts).self) { r in … }
    }
}
_ = try container.resolve(Transfer.self)
