//! title: nothing to paste that would not compile, would still fail, or may not be meant, but a place
//! modules: Kit App
//! command: check
//// file: Kit/Kit.swift
public protocol Sessions: Sendable {}
struct OwnSessions: Sessions {}
public protocol Keys: Sendable {}
public struct OwnKeys: Keys { init() {} }
public protocol Logs: Sendable {}
public struct OwnLogs: Logs { public init() {} }
//// file: App/Services.swift
import Kit

protocol Store: Sendable {}
struct DiskStore: Store { let path: String }
protocol Cache: Sendable {}
struct MemoryCache: Cache { init?() {} }
protocol Screens: Sendable {}
struct OwnScreens: Screens { var count: Int { didSet {} } }
protocol Files: Sendable {}
struct OwnFiles: Files { let path: String? }
protocol Remote: Sendable {}
struct SlowRemote: Remote { init() async {} }
protocol Box: Sendable {}
struct OwnBox<Value: Sendable>: Box {}
protocol Router: Sendable {}
@MainActor final class MainRouter: Router {}
protocol Screen: Sendable {}
final class SomeScreen: Missing, Screen {}
protocol Rates: Sendable {}
struct LoggedRates: Rates { let rates: any Rates }
protocol Secrets: Sendable {}
private struct OwnSecrets: Secrets {}
protocol Parent: Sendable {}
struct OwnParent: Parent { let child: Child }
struct Child: Sendable { let parent: any Parent }
protocol Later: Sendable {}
@available(macOS 99, *) struct NewLater: Later {}
//// file: App/main.swift
import Dovetail

let container = try Container { c in
    c.register(Int.self) { _ in 1 }
    c.register(Child.self, Child.init)  //~ missing-registration: help: add c.register((any Parent).self) { r in … } beside the registration at App/main.swift:4
}
_ = try container.resolve(Int.self)
_ = try container.resolve(Child.self)
_ = try container.resolve((any Store).self)  //~ missing-registration: help: add c.register((any Store).self) { _ in DiskStore(path: …) } beside the registration at
_ = try container.resolve((any Cache).self)  //~ missing-registration: help: add c.register((any Cache).self) { r in … } beside the registration at
_ = try container.resolve((any Screens).self)  //~ missing-registration: help: add c.register((any Screens).self) { r in … } beside the registration at
_ = try container.resolve((any Files).self)  //~ missing-registration: help: add c.register((any Files).self) { _ in OwnFiles(path: …) } beside the registration at
_ = try container.resolve((any Remote).self)  //~ missing-registration: help: add c.register((any Remote).self) { r in … } beside the registration at
_ = try container.resolve((any Box).self)  //~ missing-registration: help: add c.register((any Box).self) { r in … } beside the registration at
_ = try container.resolve((any Router).self)  //~ missing-registration: help: add c.register((any Router).self) { r in … } beside the registration at
_ = try container.resolve((any Screen).self)  //~ missing-registration: help: add c.register((any Screen).self) { r in … } beside the registration at
_ = try container.resolve((any Rates).self)  //~ missing-registration: help: add c.register((any Rates).self) { r in … } beside the registration at
_ = try container.resolve((any Secrets).self)  //~ missing-registration: help: make 'OwnSecrets' visible: remove 'private' on line 22 of App/Services.swift; then add c.register((any Secrets).self, OwnSecrets.init) beside the registration at
_ = try container.resolve((any Later).self)  //~ missing-registration: help: add c.register((any Later).self) { r in … } beside the registration at
try more()
//// file: App/More.swift
import Dovetail
import Kit

struct KitAssembly: Assembly {
    func assemble(_ c: inout Registrations) { c.register(Double.self) { _ in 1 } }
}
func more() throws {
    let container = try Container(KitAssembly())
    _ = try container.resolve(Double.self)
    _ = try container.resolve((any Sessions).self)  //~ missing-registration: help: add c.register((any Sessions).self) { r in … } to KitAssembly.assemble(_:) at App/More.swift:5
    _ = try container.resolve((any Keys).self)  //~ missing-registration: help: add c.register((any Keys).self) { r in … } to KitAssembly.assemble(_:) at App/More.swift:5
    _ = try container.resolve((any Logs).self)  //~ missing-registration: help: add c.register((any Logs).self, OwnLogs.init) to KitAssembly.assemble(_:) at App/More.swift:5
}
