//! runs: no
//// file: dovetail.yml
overrides:
  - service: Store
    reason: the demo swaps it
  - {service: Store, name: disk, reason: the demo swaps it}
//// file: App/main.swift
import Swinject

protocol Store {}
final class Disk: Store {}
let container = Container()
container.register(Store.self) { _ in Disk() }
container.register(Store.self) { _ in Disk() }
container.register(Store.self, name: "disk") { _ in Disk() }
container.register(Store.self, name: "disk") { _ in Disk() }
container.register(Int.self) { _ in 1 }
container.register(Int.self) { _ in 2 } //~ duplicate-registration
_ = container.resolve(Store.self)
_ = container.resolve(Store.self, name: "disk")
_ = container.resolve(Int.self)
