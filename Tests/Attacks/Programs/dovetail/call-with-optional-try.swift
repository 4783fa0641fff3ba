//! class: K2 choices
//! note: try? hides that the function threw before it registered
import Dovetail
import Probe
struct Bad: Error {}
protocol Feed: Sendable {}
struct Live: Feed {}
func prepare() throws { throw Bad() }
func load(_ c: inout Registrations) throws {
    try prepare()
    c.register((any Feed).self) { _ in Live() }
}
let box = try Container { c in try? load(&c) }
attempt { try probe(box.resolve((any Feed).self)) }
