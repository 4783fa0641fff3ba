//! class: K2 choices
//! note: a function throws before it registers, and the call is in a do that catches
import Dovetail
import Probe
struct Bad: Error {}
protocol Feed: Sendable {}
struct Live: Feed {}
func load(_ c: inout Registrations, _ isOn: Bool) throws {
    if !isOn { throw Bad() }
    c.register((any Feed).self) { _ in Live() }
}
let box = try Container { c in
    do { try load(&c, false) } catch { print("failed") }
}
attempt { try probe(box.resolve((any Feed).self)) }
