//! class: K5 types
//! note: a value of a protocol's metatype holds a type that conforms, and that is what is resolved
import Dovetail
import Probe
protocol Screen: Sendable {}
struct Home: Screen {}
let kind: any Screen.Type = Home.self
let box = try Container { c in c.register((any Screen).self) { _ in Home() } }
attempt { try probe(box.resolve(kind)) }
