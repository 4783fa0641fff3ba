//! class: K7 helpers
//! note: a function that registers its arguments returns before it does
import Dovetail
import Probe
protocol Feed: Sendable {}
struct Live: Feed {}
extension Registrations {
    mutating func add<S>(_ type: S.Type, if isOn: Bool, _ make: @escaping @Sendable () -> S) {
        guard isOn else { return }
        register(type) { _ in make() }
    }
}
let box = try Container { c in c.add((any Feed).self, if: false) { Live() } }
attempt { try probe(box.resolve((any Feed).self)) }
