//! title: a misspelt type where a service is registered, and one where another is resolved
//! runs: no
//! command: check
//// file: App/main.swift
import Dovetail
protocol Accounts {}
final class StoredAccounts: Accounts {}
final class Ledger {}
struct AppAssembly: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register((any Acounts).self) { _ in StoredAccounts() } //~ not-in-scope: did you mean 'Accounts'?
        c.register(Ledger.self) { _ in Ledger() }
    }
}
let container = try Container(AppAssembly())
let accounts = try container.resolve((any Accounts).self)
let again = try container.resolve((any Accounts).self)
let ledger = try container.resolve(Leger.self) //~ not-in-scope: did you mean 'Ledger'?
