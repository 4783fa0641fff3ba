//! title: a misspelt type of the library
//! runs: no
//! command: check
//// file: App/main.swift
import Dovetail
final class Ledger {}
struct AppAssembly: Assembly {
    func assemble(_ c: inout Registrtions) { //~ not-in-scope: did you mean 'Registrations'?
        c.register(Ledger.self) { _ in Ledger() }
    }
}
let container = try Container(AppAssembly())
let ledger = try container.resolve(Ledger.self)
