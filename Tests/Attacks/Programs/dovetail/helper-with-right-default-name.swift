//! class: K6 names
//! note: an omitted name has the default with which the service is registered
import Dovetail
import Probe
protocol Feed: Sendable {}
struct Live: Feed {}
extension Container {
    func get<S>(_ type: S.Type, name: String = "live") throws -> S { try resolve(type, name: name) }
}
let box = try Container { c in c.register((any Feed).self, name: "live") { _ in Live() } }
attempt { try probe(box.get((any Feed).self)) }
