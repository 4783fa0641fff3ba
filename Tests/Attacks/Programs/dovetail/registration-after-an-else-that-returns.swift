//! class: K2 choices
//! note: the else of an if returns
import Dovetail
import Probe
protocol Feed: Sendable {}
struct Live: Feed {}
func load(_ c: inout Registrations, _ isOn: Bool) {
    if isOn { print("on") } else { return }
    c.register((any Feed).self) { _ in Live() }
}
let box = try Container { c in load(&c, false) }
attempt { try probe(box.resolve((any Feed).self)) }
