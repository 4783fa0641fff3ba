//! class: K6 names
//! note: a function registers its argument under a default name
import Dovetail
import Probe
protocol Feed: Sendable {}
struct Live: Feed {}
extension Registrations {
    mutating func add<S>(_ type: S.Type, as name: String? = "live", _ make: @escaping @Sendable () -> S) {
        register(type, name: name) { _ in make() }
    }
}
let box = try Container { c in c.add((any Feed).self) { Live() } }
attempt { try probe(box.resolve((any Feed).self)) }
