//! class: K6 names
//! note: an omitted optional name is nil by default
import Dovetail
import Probe
protocol Feed: Sendable {}
struct Live: Feed {}
extension Container {
    func get<S>(_ type: S.Type, name: String? = nil) throws -> S { try resolve(type, name: name) }
}
let box = try Container { c in c.register((any Feed).self) { _ in Live() } }
attempt { try probe(box.get((any Feed).self)) }
