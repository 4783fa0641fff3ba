//! class: K7 helpers
//! note: a helper registers one type as another that it resolves
import Dovetail
import Probe
protocol Show: Sendable {}
protocol Hide: Sendable {}
struct Screen: Show, Sendable {}
struct Page: Hide, Sendable {}
extension Registrations {
    mutating func bind<P, T: Sendable>(_ type: P.Type, to made: T.Type) {
        register(type) { r in try r.resolve(made) as! P }
    }
}
let box = try Container { c in
    c.register(Screen.self) { _ in Screen() }
    c.bind((any Show).self, to: Screen.self)
    c.bind((any Hide).self, to: Page.self)
}
attempt { try box.resolve((any Show).self) }
attempt { try box.resolve((any Hide).self) }
