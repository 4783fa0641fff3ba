//! class: K9 dispatch
//! note: an override leaves out what its base registers
import Dovetail
import Probe
struct Feed: Sendable {}
class Base { func fill(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } } }
final class Quiet: Base { override func fill(_ c: inout Registrations) {} }
func make(_ filler: Base) throws -> Container { try Container { c in filler.fill(&c) } }
let box = try make(Quiet())
attempt { try box.resolve(Feed.self) }
