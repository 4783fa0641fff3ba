//! class: K1 places
//! note: a computed property makes a container for each reading
import Dovetail
import Probe
final class Session: Sendable {}
enum Boxes { static var box: Container { try! Container { c in c.register(Session.self, scope: .singleton) { _ in Session() } } } }
attempt { try Boxes.box.resolve(Session.self) }
same(try Boxes.box.resolve(Session.self) !== Boxes.box.resolve(Session.self))
