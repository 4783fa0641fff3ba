//! class: K2 choices
//! note: one branch of a choice calls the function, the other does not
import Dovetail
import Probe
protocol Feed: Sendable {}
struct Live: Feed {}
func load(_ c: inout Registrations) -> Int {
    c.register((any Feed).self) { _ in Live() }
    return 1
}
let isOn = CommandLine.arguments.count > 5
let box = try Container { c in print(isOn ? load(&c) : 0) }
attempt { try probe(box.resolve((any Feed).self)) }
