//! title: a service is registered in a file that does not import the module of its type
//! modules: Domain Data App
//! runs: no
//! command: check
//// file: Domain/Domain.swift
public protocol Accounts {}
public protocol Cards {}
//// file: Data/Data.swift
import Dovetail
public struct DataAssembly: Assembly {
    public init() {}
    public func assemble(_ c: inout Registrations) {
        c.register((any Accounts).self) { _ in StoredAccounts() } //~ not-in-scope: add 'import Domain' to Data/Data.swift
        c.register((any Cards).self) { _ in StoredCards() }
    }
}
//// file: Data/Stored.swift
import Domain
final class StoredAccounts: Accounts {}
final class StoredCards: Cards {}
//// file: App/main.swift
import Data
import Domain
import Dovetail
let container = try Container(DataAssembly())
let accounts = try container.resolve((any Accounts).self)
let cards = try container.resolve((any Cards).self)
