//! class: K6 names
//! note: an omitted optional name has a default that is not nil
import Dovetail
import Probe
protocol Feed: Sendable {}
struct Live: Feed {}
extension Container {
    func get<S>(_ type: S.Type, name: String? = "live") throws -> S { try resolve(type, name: name) }
}
let box = try Container { c in c.register((any Feed).self) { _ in Live() } }
attempt { try probe(box.get((any Feed).self)) }
