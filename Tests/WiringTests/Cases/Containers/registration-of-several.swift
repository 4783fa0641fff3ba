//! title: two types that implement the service, or two places that may register it
//! command: check
import Dovetail

protocol Feed: Sendable {}
struct LiveFeed: Feed {}
struct CachedFeed: Feed {}
struct Clock: Sendable {}
struct FirstAssembly: Assembly {
    func assemble(_ c: inout Registrations) { c.register(Int.self) { _ in 1 } }
}
struct SecondAssembly: Assembly {
    func assemble(_ c: inout Registrations) { c.register(String.self) { _ in "" } }
}
let one = try Container { c in c.register(Int.self) { _ in 1 } }
let two = try Container(FirstAssembly(), SecondAssembly())
_ = try one.resolve(Int.self)
_ = try two.resolve(Int.self)
_ = try two.resolve(String.self)
_ = try one.resolve((any Feed).self) //~ missing-registration: help: add c.register((any Feed).self, LiveFeed.init) beside the registration at App/main.swift:14; or c.register((any Feed).self, CachedFeed.init)
_ = try one.resolve(Clock.self) //~ missing-registration: help: add c.register(Clock.self, Clock.init) beside the registration at
_ = try two.resolve(Clock.self) //~ missing-registration: help: add c.register(Clock.self, Clock.init) to FirstAssembly.assemble(_:) at App/main.swift:9; or to SecondAssembly.assemble(_:) at App/main.swift:12
//// file: App/Other.swift
import Dovetail

func other() throws {
    let three = try Container { c in c.register(Bool.self) { _ in true } }
    _ = try three.resolve(Bool.self)
    _ = try three.resolve((any Log).self) //~ missing-registration: help: add c.register((any Log).self, PlainLog.init) beside the registration at App/Other.swift:4; or c.register((any Log).self, FileLog.init)
}
//// file: App/Logs.swift
protocol Log: Sendable {}
typealias Logging = Log
struct PlainLog: Log {}
//// file: App/Third.swift
struct FileLog: Logging {}
