//! title: factory-mismatch is not reported for what may conform
//! command: check
//! runs: no
//// file: App/Conformance.swift
extension Far: Store {}
//// file: App/Alias.swift
typealias Nearby = Near
extension Nearby: Store {}
//// file: App/main.swift
import Dovetail
import Foundation

protocol Store: Sendable {}
protocol Disk: Store {}
typealias Shelf = Disk
class Base: @unchecked Sendable {}
class Middle: Base, @unchecked Sendable {}
final class Child: Middle, @unchecked Sendable {}
struct Far: Sendable {}
struct Near: Sendable {}
struct Direct: Store {}
struct Indirect: Shelf {}
struct Conditional<Value: Sendable>: Sendable {}
extension Conditional: Store where Value: Store {}
final class Foreign: NSString, @unchecked Sendable {}
@Stored struct Expanded: Sendable {}
#if DEBUG
extension Debugged: Store {}
#endif
struct Debugged: Sendable {}
struct Local: Sendable {}
struct Generic: Sendable {}
func fill<Generic: Store & Made>(_ c: inout Registrations, _ type: Generic.Type) {
    c.register((any Store).self, name: "generic") { _ in Generic() }
}
protocol Made { init() }
func fillLocally(_ c: inout Registrations) {
    struct Local: Store {}
    c.register((any Store).self, name: "local") { _ in Local() }
}
extension Direct: Made {}
let container = try Container { c in
    fill(&c, Direct.self)
    fillLocally(&c)
    c.register((any Store).self, name: "far") { _ in Far() }
    c.register((any Store).self, name: "near") { _ in Near() }
    c.register((any Store).self, name: "direct", Direct.init)
    c.register((any Store).self, name: "indirect") { _ in Indirect() }
    c.register((any Store).self, name: "conditional") { _ in Conditional<Direct>() }
    c.register((any Store).self, name: "expanded") { _ in Expanded() }
    c.register((any Store).self, name: "debugged") { _ in Debugged() }
    c.register((any Store).self, name: "foreign") { _ in Foreign() }
    c.register((any Store).self, name: "made") { _ in
        let made: any Store = Direct()
        return made
    }
    c.register(Base.self, Child.init)
    c.register(Base.self, name: "middle") { _ in Middle() }
}
for name in ["far", "near", "direct", "indirect", "conditional", "expanded", "debugged", "foreign", "made", "generic", "local"] {
    _ = try container.resolve((any Store).self, name: name)
}
_ = try container.resolve(Base.self)
_ = try container.resolve(Base.self, name: "middle")
