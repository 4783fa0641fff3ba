//! title: if it is unknown what will build a missing service, nothing counts as unused
//! command: check
import Dovetail

protocol Accounts: Sendable {}
struct Client: Sendable {}
struct Transfer: Sendable { let accounts: any Accounts }
let first = try Container { c in
    c.register(Client.self) { _ in Client() }
    c.register(Transfer.self) { r in
        Transfer(accounts: try r.resolve((any Accounts).self)) //~ missing-registration: c.register((any Accounts).self) { r in … }
    }
}
_ = try first.resolve(Transfer.self)
