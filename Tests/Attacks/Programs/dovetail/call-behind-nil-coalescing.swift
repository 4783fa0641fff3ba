//! class: K2 choices
//! note: the right side of ?? is not evaluated
import Dovetail
import Probe
protocol Feed: Sendable {}
struct Live: Feed {}
func load(_ c: inout Registrations) -> Int {
    c.register((any Feed).self) { _ in Live() }
    return 1
}
let count: Int? = CommandLine.arguments.count
let box = try Container { c in print(count ?? load(&c)) }
attempt { try probe(box.resolve((any Feed).self)) }
