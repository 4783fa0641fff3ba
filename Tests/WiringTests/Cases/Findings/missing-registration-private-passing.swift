//! title: missing-registration: the type is visible and registered as the help says
//// file: App/main.swift
import Dovetail

struct AppAssembly: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register(Int.self) { _ in 1 }
        c.register((any Ticker).self, SystemTicker.init)
    }
}
let container = try Container(AppAssembly())
_ = try container.resolve(Int.self)
_ = try container.resolve((any Ticker).self)
//// file: App/Clock.swift
struct SystemTicker: Ticker {}
//// file: App/Protocols.swift
protocol Ticker: Sendable {}
