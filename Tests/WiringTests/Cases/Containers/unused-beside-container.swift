//! title: a missing service that resolves from the container when it needs something, so that nothing counts as unused
//! command: check
import Dovetail

protocol Accounts: Sendable {}
struct Client: Sendable {}
final class RemoteAccounts: Accounts {
    let container: Container
    init(container: Container) { self.container = container }
}
struct Transfer: Sendable { let accounts: any Accounts }
let first = try Container { c in
    c.register(Client.self) { _ in Client() }
    c.register(Transfer.self) { r in
        Transfer(accounts: try r.resolve((any Accounts).self)) //~ missing-registration
    }
}
_ = try first.resolve(Transfer.self)
