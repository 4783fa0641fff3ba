//! class: K2 choices
//! note: a statement before the registration throws, and the do catches it
import Dovetail
import Probe
struct Bad: Error {}
protocol Feed: Sendable {}
struct Live: Feed {}
func prepare() throws { throw Bad() }
let box = try Container { c in
    do {
        try prepare()
        c.register((any Feed).self) { _ in Live() }
    } catch {}
}
attempt { try probe(box.resolve((any Feed).self)) }
