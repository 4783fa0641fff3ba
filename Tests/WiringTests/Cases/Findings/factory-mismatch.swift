//! title: factory-mismatch: what a factory builds is not the service
//! command: check
//! proof: proved 0 of 4 resolutions
//// file: App/Stores.swift
protocol Store: Sendable {}
//// file: App/Disk.swift
struct DiskStore: Sendable {}
extension DiskStore: CustomStringConvertible { var description: String { "" } }
//// file: App/main.swift
import Dovetail

class Base: @unchecked Sendable {}
final class Alone: @unchecked Sendable {}
let container = try Container { c in
    c.register((any Store).self) { _ in DiskStore() } //~ factory-mismatch: Sendable, Store', or register it as DiskStore.self
    c.register(Base.self) { _ in //~ factory-mismatch: help: build a 'Base', or register it as Alone.self
        let made = Alone()
        return made
    }
    c.register(Base.self, name: "a", Alone.init) //~ factory-mismatch: which is not a 'Base'
    c.register(DiskStore.self, name: "d") { _ in Alone() } //~ factory-mismatch: which is not a 'DiskStore'
}
_ = try container.resolve((any Store).self)
_ = try container.resolve(Base.self)
_ = try container.resolve(Base.self, name: "a")
_ = try container.resolve(DiskStore.self, name: "d")
