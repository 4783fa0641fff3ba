//! title: what a missing service may resolve is not unused: what the only type that implements it is built with, and what that needs in turn
//! command: check
import Dovetail

protocol Accounts: Sendable {}
struct Client: Sendable { let log: Log }
struct Log: Sendable {}
struct Session: Sendable {}
struct RemoteAccounts: Accounts {
    let client: Client
    var session: Session?
    func use(_ keys: Keys) {}
}
struct Keys: Sendable {}
struct Unrelated: Sendable {}
struct Transfer: Sendable { let accounts: any Accounts }
let container = try Container { c in
    c.register(Log.self) { _ in Log() }
    c.register(Client.self) { r in Client(log: try r.resolve(Log.self)) }
    c.register(Session.self, name: "of the app") { _ in Session() }
    c.register(Keys.self) { _ in Keys() }
    c.register(Unrelated.self) { _ in Unrelated() } //~ unused-registration
    c.register(Transfer.self) { r in
        Transfer(accounts: try r.resolve((any Accounts).self)) //~ missing-registration
    }
}
_ = try container.resolve(Transfer.self)
