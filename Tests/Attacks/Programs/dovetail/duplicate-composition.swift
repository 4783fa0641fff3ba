//! class: K14 creation
//! note: any P and any P & Sendable are one type where P is Sendable
import Dovetail
import Probe
protocol Store: Sendable {}
struct Disk: Store {}
attempt { try Container { c in c.register((any Store).self) { _ in Disk() }; c.register((any Store & Sendable).self) { _ in Disk() } } } //~ duplicate-registration
