//! class: K2 choices
//! note: a return in a switch skips the registration
import Dovetail
import Probe
protocol Feed: Sendable {}
struct Live: Feed {}
enum Mode { case live, none }
func load(_ c: inout Registrations, _ mode: Mode) {
    switch mode {
    case .live: break
    case .none: return
    }
    c.register((any Feed).self) { _ in Live() }
}
let box = try Container { c in load(&c, .none) }
attempt { try probe(box.resolve((any Feed).self)) }
