//! class: K5 types
//! note: a function registers S?, which answers nothing else
import Dovetail
import Probe
protocol Feed: Sendable {}
struct Live: Feed {}
extension Registrations {
    mutating func maybe<S: Sendable>(_ type: S.Type, _ value: S?) { register(S?.self) { _ in value } }
}
let box = try Container { c in c.maybe((any Feed).self, nil) }
attempt { try probe(box.resolve((any Feed).self)) }
