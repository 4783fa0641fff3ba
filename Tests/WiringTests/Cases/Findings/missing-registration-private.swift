//! title: missing-registration: the only type that implements the service is private to another file
//// file: App/main.swift
import Dovetail

struct AppAssembly: Assembly {
    func assemble(_ c: inout Registrations) { c.register(Int.self) { _ in 1 } }
}
let container = try Container(AppAssembly())
_ = try container.resolve(Int.self)
_ = try container.resolve((any Ticker).self)  //~ missing-registration: help: make 'SystemTicker' visible: remove 'private' on line 1 of App/Clock.swift; then add c.register((any Ticker).self, SystemTicker.init) to AppAssembly.assemble(_:) at App/main.swift:4
_ = try container.resolve((any Log).self)  //~ missing-registration: help: make 'FileLog' visible: remove 'fileprivate' on line 2 of App/Clock.swift; then add c.register((any Log).self) { _ in FileLog(path: …) } to AppAssembly.assemble(_:)
//// file: App/Clock.swift
private struct SystemTicker: Ticker {}
fileprivate final class FileLog: Log {
    init(path: String) {}
}
//// file: App/Protocols.swift
protocol Ticker: Sendable {}
protocol Log: Sendable {}
