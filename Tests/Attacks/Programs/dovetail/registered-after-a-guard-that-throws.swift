//! class: K2 choices
//! note: a guard throws, so that the container is not made at all
import Dovetail
import Probe
struct Bad: Error {}
protocol Feed: Sendable {}
struct Live: Feed {}
func load(_ c: inout Registrations, _ isOn: Bool) throws {
    guard isOn else { throw Bad() }
    c.register((any Feed).self) { _ in Live() }
}
let box = try Container { c in try load(&c, true) }
attempt { try probe(box.resolve((any Feed).self)) }
