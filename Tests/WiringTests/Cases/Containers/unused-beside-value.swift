//! title: a missing service that is built with something other than a service, so that nothing counts as unused
//! command: check
import Dovetail

protocol Accounts: Sendable {}
struct Client: Sendable {}
struct RemoteAccounts: Accounts { let url: String }
struct Transfer: Sendable { let accounts: any Accounts }
let first = try Container { c in
    c.register(Client.self) { _ in Client() }
    c.register(Transfer.self) { r in
        Transfer(accounts: try r.resolve((any Accounts).self)) //~ missing-registration
    }
}
_ = try first.resolve(Transfer.self)
