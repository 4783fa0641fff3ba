//! class: K2 choices
//! note: what follows a try in the same do runs only after it
import Dovetail
import Probe
struct Bad: Error {}
protocol Feed: Sendable {}
struct Live: Feed {}
func load(_ c: inout Registrations, _ isOn: Bool) throws {
    guard isOn else { throw Bad() }
    c.register((any Feed).self) { _ in Live() }
}
func run() {
    do {
        let box = try Container { c in try load(&c, true) }
        try probe(box.resolve((any Feed).self))
    } catch {
        fatalError("\(error)")
    }
}
run()
