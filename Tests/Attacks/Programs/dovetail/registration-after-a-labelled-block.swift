//! class: K2 choices
//! note: a break leaves a block that ends before the registration, which is always made
import Dovetail
import Probe
protocol Feed: Sendable {}
struct Live: Feed {}
func load(_ c: inout Registrations, _ isOn: Bool) {
    setUp: do {
        if !isOn { break setUp }
        print("on")
    }
    for number in [1, 2] where number > 1 { if isOn { continue } }
    c.register((any Feed).self) { _ in Live() }
}
let box = try Container { c in load(&c, false) }
attempt { try probe(box.resolve((any Feed).self)) }
