//! class: K2 choices
//! note: a break leaves the labelled do before the registration
import Dovetail
import Probe
protocol Feed: Sendable {}
struct Live: Feed {}
func load(_ c: inout Registrations, _ isOn: Bool) {
    setUp: do {
        if !isOn { break setUp }
        c.register((any Feed).self) { _ in Live() }
    }
}
let box = try Container { c in load(&c, false) }
attempt { try probe(box.resolve((any Feed).self)) }
