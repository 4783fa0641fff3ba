//! class: K5 types
//! note: a service is registered as the protocol, and asked for as the class
import Dovetail
import Probe
protocol Store: Sendable {}
final class DiskStore: Store {}
let box = try Container { c in c.register((any Store).self) { _ in DiskStore() } }
attempt { try box.resolve((any Store).self) }
attempt { try box.resolve(DiskStore.self) } //~ missing-registration
