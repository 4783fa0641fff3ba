//! title: the registration of what a container lacks, and where to write it
//! modules: Bank App
//! command: check
//// file: Bank/Bank.swift
import Dovetail

public protocol Accounts: Sendable {}
public protocol Transfers: Sendable {}
public struct Client: Sendable { public init() {} }
struct RemoteAccounts: Accounts { let client: Client }
struct RemoteTransfers: Transfers {
    let accounts: any Accounts
    let limit: Limit?
    init(accounts: any Accounts, limit: Limit?, retries: Int = 3) {
        (self.accounts, self.limit) = (accounts, limit)
    }
}
struct Limit: Sendable {}
public struct BankAssembly: Assembly {
    public init() {}
    public func assemble(_ c: inout Registrations) {
        c.register(Client.self) { _ in Client() }
        c.register((any Transfers).self) { r in
            RemoteTransfers(accounts: try r.resolve(), limit: nil) //~ missing-registration
        }
    }
}
//// file: App/main.swift
import Bank
import Dovetail

struct Screen { let accounts: any Accounts }
struct ScreenAssembly: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register(Screen.self, Screen.init) //~ missing-registration: help: add c.register((any Accounts).self, RemoteAccounts.init) to BankAssembly.assemble(_:) at Bank/Bank.swift:17
    }
}
let container = try Container(BankAssembly(), ScreenAssembly())
_ = try container.resolve(Screen.self)
_ = try container.resolve((any Transfers).self)
