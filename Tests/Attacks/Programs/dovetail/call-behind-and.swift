//! class: K2 choices
//! note: the right side of && is not evaluated
import Dovetail
import Probe
protocol Feed: Sendable {}
struct Live: Feed {}
func load(_ c: inout Registrations) -> Bool {
    c.register((any Feed).self) { _ in Live() }
    return true
}
let isOn = CommandLine.arguments.count > 5
let box = try Container { c in _ = isOn && load(&c) }
attempt { try probe(box.resolve((any Feed).self)) }
